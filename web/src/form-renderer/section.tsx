import type { ReactNode } from 'react'
import { Note, Required } from './field-view.tsx'
import style from './form.module.css'
import type { WidgetProps } from './widget.ts'

type SectionProps = {
  props: WidgetProps
  /** Stands after the title: a unit, a count. */
  more?: ReactNode
  readOnly: boolean
  children: ReactNode
}

/** The heading, hint and fault of a field that draws several inputs. */
export function Section({ props, more, readOnly, children }: SectionProps) {
  const { field, path, fault, labelId, control } = props
  return (
    <fieldset
      className={style.section}
      data-path={path}
      aria-describedby={control['aria-describedby']}
      data-faulty={fault !== undefined || undefined}
    >
      <legend id={labelId} className={style.heading}>
        <span>
          {field.title}
          {field.required && !readOnly && <Required />}
        </span>
        {more !== undefined && <small>{more}</small>}
      </legend>
      {children}
      <Note id={`${control.id}-note`} fault={fault}>
        {fault ?? (readOnly ? '' : field.label)}
      </Note>
    </fieldset>
  )
}
