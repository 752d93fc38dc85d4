import { isRecord } from '@luqiao/domain/forms'
import { DatePicker } from 'antd'
import { useCopy } from '../../platform/i18n/index.ts'
import { formWords } from '../copy/index.ts'
import style from '../form.module.css'
import type { ShowProps, Widget, WidgetProps } from '../widget.ts'
import { dayFormat, fromCalendar, toCalendar } from './day-value.ts'
import { textOf } from './plain.tsx'

const endsOf = (value: unknown): { from: unknown; to: unknown } =>
  isRecord(value) ? { from: value.from, to: value.to } : { from: null, to: null }

/** Two calendars: the double one of a range does not fit on a phone. */
function EditDaterange({ field, value, onChange, disabled, fault, control, labelId }: WidgetProps) {
  const t = useCopy(formWords)
  const { id, ...aria } = control
  const end = (name: 'from' | 'to') => (
    <DatePicker
      {...aria}
      id={name === 'from' ? id : `${id}-to`}
      aria-label={`${field.title} ${t[name]}`}
      className={style.control as string}
      placeholder={dayFormat}
      format={dayFormat}
      value={toCalendar(endsOf(value)[name])}
      disabled={disabled}
      status={fault ? 'error' : ''}
      onChange={(day) =>
        onChange((before) => {
          const { from, to } = endsOf(before)
          return { from: textOf(from) || null, to: textOf(to) || null, [name]: fromCalendar(day) }
        })
      }
    />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of its own would need a second heading
    <div role="group" aria-labelledby={labelId} className={style.range}>
      {end('from')}
      <span aria-hidden="true">–</span>
      {end('to')}
    </div>
  )
}

const ShowDaterange = ({ value }: ShowProps) => `${textOf(endsOf(value).from)} – ${textOf(endsOf(value).to)}`

export const daterange: Widget = { frame: 'field', group: true, Edit: EditDaterange, Show: ShowDaterange }
