import { DatePicker, Input } from 'antd'
import { minuteOf } from '../../platform/i18n/index.ts'
import { useNarrow } from '../../ui/narrow.ts'
import style from '../form.module.css'
import type { ShowProps, Widget, WidgetProps } from '../widget.ts'
import { fromClock, momentFormat, toClock } from './day-value.ts'
import { textOf } from './plain.tsx'

function EditDatetime({ value, onChange, disabled, fault, control }: WidgetProps) {
  const narrow = useNarrow()
  if (narrow) {
    // The phone's own picker: the calendar with its clock is wider than a phone.
    return (
      <Input
        {...control}
        type="datetime-local"
        value={textOf(value).slice(0, 16)}
        onChange={(event) => onChange(event.target.value ? `${event.target.value.slice(0, 16)}:00+08:00` : null)}
        disabled={disabled}
        status={fault ? 'error' : ''}
      />
    )
  }
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
