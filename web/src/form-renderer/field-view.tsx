import { isEmpty, type WireField } from '@luqiao/domain/forms'
import { Fragment, memo, type ReactNode, useCallback } from 'react'
import { useCopy } from '../platform/i18n/index.ts'
import { classNames } from '../ui/class-names.ts'
import { formWords } from './copy/index.ts'
import style from './form.module.css'
import { useFormState } from './form-state.ts'
import { below, valueAt } from './path.ts'
import type { WidgetProps } from './widget.ts'

type ListProps = {
  readonly fields: readonly WireField[]
  /** The path of the row or form that the fields stand in, and its values. */
  readonly scope: string
  readonly values: unknown
  /** Titles stand inside the inputs: for inputs side by side under one title. */
  readonly bare?: boolean
}

/** The fields that are asked now, in their order. */
export function FieldList({ fields, scope, values, bare = false }: ListProps) {
  const { asked, faults, readOnly, disabled, widgets } = useFormState()
  return fields.map((field) => {
    const path = below(scope, field.name)
    if (!asked.has(path)) return null
    const widget = widgets[field.type]
    const View = widget.frame === 'own' ? FieldView : LeafView
    return (
      <Fragment key={field.name}>
        <View
          field={field}
          path={path}
          scope={scope}
          value={valueAt(values, field.name)}
          fault={faults.get(path)}
          readOnly={readOnly}
          disabled={disabled}
          bare={bare}
        />
        {field.type === 'radio' && <FieldList fields={field.children} scope={scope} values={values} />}
      </Fragment>
    )
  })
}

type ViewProps = {
  field: WireField
  path: string
  scope: string
  value: unknown
  fault: string | undefined
  readOnly: boolean
  disabled: boolean
  bare: boolean
}

function FieldView({ field, path, scope, value, fault, readOnly, disabled, bare }: ViewProps) {
  const { actions, widgets } = useFormState()
  const onChange = useCallback<WidgetProps['onChange']>((next) => actions.change(path, next), [actions, path])
  const widget = widgets[field.type]
  const id = `field-${field.id}-${path}`.replace(/[^\w-]/g, '-')
  const note = fault ?? (readOnly || bare ? '' : field.label)
  const props: WidgetProps = {
    field,
    path,
    scope,
    value,
    onChange,
    disabled,
    placeholder: bare ? field.title : '',
    fault,
    labelId: `${id}-label`,
    control: {
      id,
      'aria-invalid': fault !== undefined,
      'aria-required': field.required,
      'aria-describedby': note ? `${id}-note` : undefined,
    },
  }
  if (widget.frame === 'own') return <widget.Edit {...props} />
  const grouped = widget.group === true
  const wide = widget.wide?.(field) ?? false
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus left the control inside it
    <div
      className={classNames(style.field, wide && style.wide)}
      data-path={path}
      data-faulty={fault !== undefined || undefined}
      onBlur={() => actions.leave(path)}
    >
      <Label grouped={grouped || readOnly} id={id} field={field} readOnly={readOnly} hidden={bare} />
      {readOnly ? (
        <output className={style.shown} aria-labelledby={`${id}-label`}>
          {isEmpty(value) && value !== false ? <Blank /> : <widget.Show field={field} value={value} />}
        </output>
      ) : (
        <widget.Edit {...props} />
      )}
      <Note id={`${id}-note`} fault={fault}>
        {note}
      </Note>
    </div>
  )
}

/** A single control is drawn again only when something of its own has changed. */
const LeafView = memo(FieldView)

type LabelProps = { grouped: boolean; id: string; field: WireField; readOnly: boolean; hidden: boolean }

function Label({ grouped, id, field, readOnly, hidden }: LabelProps) {
  const Tag = grouped ? 'span' : 'label'
  return (
    <Tag
      id={`${id}-label`}
      className={classNames(style.label, hidden && 'visually-hidden')}
      {...(!grouped && { htmlFor: id })}
    >
      {field.title}
      {field.required && !readOnly && <Required />}
    </Tag>
  )
}

export function Required() {
  const t = useCopy(formWords)
  return (
    <span className={style.required} title={t.required} aria-hidden="true">
      *
    </span>
  )
}

function Blank() {
  const t = useCopy(formWords)
  return (
    <span className={style.blank}>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{t.notAnswered}</span>
    </span>
  )
}

export function Note({ id, fault, children }: { id: string; fault: string | undefined; children: ReactNode }) {
  if (!children) return null
  return (
    <div id={id} className={fault === undefined ? style.hint : style.fault}>
      {children}
    </div>
  )
}
