import { Input } from 'antd'
import type { ShowProps, Widget, WidgetProps } from '../widget.ts'
import { textOf } from './plain.tsx'

/** The count is shown from here on: near the limit it helps, before it only blinks. */
const nearLimit = 0.8

function EditTextarea({ field, value, onChange, disabled, placeholder, fault, control }: WidgetProps) {
  const rows = typeof field.data.rows === 'number' ? field.data.rows : 4
  const shown = textOf(value)
  const max = field.maxlen ?? 0
  const length = [...shown].length
  return (
    <Input.TextArea
      {...control}
      value={shown}
      onChange={(event) => onChange(event.target.value)}
      placeholder={placeholder}
      disabled={disabled}
      status={fault ? 'error' : ''}
      autoSize={{ minRows: rows, maxRows: 16 }}
      showCount={max > 0 && length > max * nearLimit && { formatter: () => `${length} / ${max}` }}
    />
  )
}

const ShowTextarea = ({ value }: ShowProps) => textOf(value)

export const textarea: Widget = { frame: 'field', wide: () => true, Edit: EditTextarea, Show: ShowTextarea }
