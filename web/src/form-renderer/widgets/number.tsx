import { Input } from 'antd'
import type { Widget, WidgetProps } from '../widget.ts'
import { textOf, Unit } from './plain.tsx'
import { ShowText } from './text.tsx'

function EditNumber({ field, value, onChange, disabled, placeholder, fault, control }: WidgetProps) {
  return (
    <Input
      {...control}
      inputMode="numeric"
      autoComplete="off"
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
      placeholder={placeholder}
      disabled={disabled}
      status={fault ? 'error' : ''}
      suffix={<Unit>{field.unit}</Unit>}
    />
  )
}

export const number: Widget = { frame: 'field', Edit: EditNumber, Show: ShowText }
