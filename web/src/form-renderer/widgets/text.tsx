import { Input } from 'antd'
import type { ShowProps, Widget, WidgetProps } from '../widget.ts'
import { inputModes, textOf, Unit } from './plain.tsx'

function EditText({ field, value, onChange, disabled, placeholder, fault, control }: WidgetProps) {
  return (
    <Input
      {...control}
      {...inputModes(field.data.check)}
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
      placeholder={placeholder}
      disabled={disabled}
      status={fault ? 'error' : ''}
      suffix={<Unit>{field.unit}</Unit>}
    />
  )
}

export const ShowText = ({ field, value }: ShowProps) => (
  <>
    {textOf(value)} <Unit>{field.unit}</Unit>
  </>
)

export const text: Widget = { frame: 'field', Edit: EditText, Show: ShowText }
