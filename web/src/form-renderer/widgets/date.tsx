import { DatePicker } from 'antd'
import style from '../form.module.css'
import type { ShowProps, Widget, WidgetProps } from '../widget.ts'
import { dayFormat, fromCalendar, toCalendar } from './day-value.ts'
import { textOf } from './plain.tsx'

function EditDate({ value, onChange, disabled, fault, control }: WidgetProps) {
  return (
    <DatePicker
      {...control}
      className={style.control as string}
      placeholder={dayFormat}
      format={dayFormat}
      value={toCalendar(value)}
      onChange={(day) => onChange(fromCalendar(day))}
      disabled={disabled}
      status={fault ? 'error' : ''}
    />
  )
}

const ShowDate = ({ value }: ShowProps) => textOf(value)

export const date: Widget = { frame: 'field', Edit: EditDate, Show: ShowDate }
