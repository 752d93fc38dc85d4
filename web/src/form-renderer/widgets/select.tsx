import { otherValue, type WireField } from '@luqiao/domain/forms'
import { Input, Select } from 'antd'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useCopy } from '../../platform/i18n/index.ts'
import { Chip } from '../../ui/chip.tsx'
import { formWords } from '../copy/index.ts'
import style from '../form.module.css'
import type { ShowProps, Widget, WidgetProps } from '../widget.ts'
import { asValue, listOf, textOf } from './plain.tsx'
import { optionOf, titlesOf } from './titles.ts'

const searchFrom = 8

const offered = ({ field }: Pick<WidgetProps, 'field'>) =>
  field.options.map((option) => ({ value: option.value, label: option.title }))

function EditSelect(props: WidgetProps) {
  const { field, value, onChange } = props
  const free = field.data.other === true
  const typed = free && textOf(value) !== '' && !optionOf(field.options, value)
  const [typing, setTyping] = useState(false)
  if (field.data.multiple === true) return <SelectMany {...props} />
  if (typed || typing) {
    const back = () => {
      setTyping(false)
      onChange(null)
    }
    return <OtherText {...props} focus={typing && !typed} onBack={back} />
  }
  return <SelectOne {...props} onOther={free ? () => setTyping(true) : undefined} />
}

function SelectOne({ onOther, ...props }: WidgetProps & { onOther: (() => void) | undefined }) {
  const { field, value, onChange, disabled, placeholder, fault, control } = props
  const t = useCopy(formWords)
  return (
    <Select
      {...control}
      className={style.control as string}
      placeholder={placeholder || t.choose}
      value={optionOf(field.options, value)?.value ?? null}
      options={offered(props)}
      allowClear={!field.required}
      showSearch={field.options.length >= searchFrom && { optionFilterProp: 'label' }}
      disabled={disabled}
      status={fault ? 'error' : ''}
      onChange={(next) => {
        if (next === otherValue && onOther) {
          onOther()
          onChange('')
        } else onChange(asValue(next))
      }}
    />
  )
}

/** 其他: the select has become free text; the button at its end makes it a select again. */
function OtherText({ focus, onBack, ...props }: WidgetProps & { focus: boolean; onBack: () => void }) {
  const { value, onChange, disabled, fault, control } = props
  const t = useCopy(formWords)
  return (
    <Input
      {...control}
      autoFocus={focus}
      autoComplete="off"
      placeholder={t.otherText}
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
      disabled={disabled}
      status={fault ? 'error' : ''}
      suffix={
        <button
          type="button"
          className={style['icon-button']}
          aria-label={t.backToList}
          title={t.backToList}
          disabled={disabled}
          onClick={onBack}
        >
          <Undo2 size={14} aria-hidden="true" />
        </button>
      }
    />
  )
}

function SelectMany(props: WidgetProps) {
  const { field, value, onChange, disabled, fault, control } = props
  const t = useCopy(formWords)
  const free = field.data.other === true
  return (
    <Select
      {...control}
      className={style.control as string}
      mode={free ? 'tags' : 'multiple'}
      placeholder={t.choose}
      value={listOf(value).map((one) => optionOf(field.options, one)?.value ?? textOf(one))}
      options={offered(props).filter((option) => !(free && option.value === otherValue))}
      showSearch={{ optionFilterProp: 'label' }}
      tokenSeparators={[',', '，', '、', ';', '；']}
      disabled={disabled}
      status={fault ? 'error' : ''}
      onChange={(next) => onChange([...next])}
    />
  )
}

function ShowSelect({ field, value }: ShowProps) {
  if (!Array.isArray(value)) return titlesOf(field.options, value)
  return (
    <span className={style.chips}>
      {listOf(value).map((one) => (
        <Chip key={String(one)}>{titlesOf(field.options, one)}</Chip>
      ))}
    </span>
  )
}

const wide = (field: WireField): boolean => field.data.multiple === true

export const select: Widget = { frame: 'field', wide, Edit: EditSelect, Show: ShowSelect }
