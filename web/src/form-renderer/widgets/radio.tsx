import { Radio } from 'antd'
import style from '../form.module.css'
import type { ShowProps, Widget, WidgetProps } from '../widget.ts'
import { asValue } from './plain.tsx'
import { manyOptions, optionOf, titlesOf } from './titles.ts'

function EditRadio({ field, path, value, onChange, disabled, control, labelId }: WidgetProps) {
  return (
    <Radio.Group
      {...control}
      className={style.choices as string}
      aria-labelledby={labelId}
      name={path}
      value={optionOf(field.options, value)?.value ?? null}
      onChange={(event) => onChange(asValue(event.target.value))}
      disabled={disabled}
      options={field.options.map((option) => ({ value: option.value, label: option.title }))}
    />
  )
}

const ShowRadio = ({ field, value }: ShowProps) => titlesOf(field.options, value)

export const radio: Widget = { frame: 'field', group: true, wide: manyOptions, Edit: EditRadio, Show: ShowRadio }
