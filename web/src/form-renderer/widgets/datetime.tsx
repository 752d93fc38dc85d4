import { DatePicker } from 'antd'
import { minuteOf } from '../../platform/i18n/index.ts'
import style from '../form.module.css'
import type { ShowProps, Widget, WidgetProps } from '../widget.ts'
import { fromClock, momentFormat, toClock } from './day-value.ts'
import { textOf } from './plain.tsx'

function EditDatetime({ value, onChange, disabled, fault, control }: WidgetProps) {
  return (
    <DatePicker
      {...control}
      className={style.control as string}
      placeholder={momentFormat}
      format={momentFormat}
      showTime={{ format: 'HH:mm', minuteStep: 5 }}
      value={toClock(value)}
      onChange={(moment) => onChange(fromClock(moment))}
      disabled={disabled}
      status={fault ? 'error' : ''}
    />
  )
}

const ShowDatetime = ({ value }: ShowProps) => minuteOf(textOf(value))

export const datetime: Widget = { frame: 'field', Edit: EditDatetime, Show: ShowDatetime }
