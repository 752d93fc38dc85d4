import { formatYuan, parseYuan } from '@luqiao/domain/kernel'
import { Input } from 'antd'
import { sumOf, useLanguage } from '../../platform/i18n/index.ts'
import type { ShowProps, Widget, WidgetProps } from '../widget.ts'
import { textOf, Unit } from './plain.tsx'

/** 1280000 → 1,280,000.00, once the input is left: what a sum is, is read easier in groups. */
function grouped(typed: string): string {
  const fen = parseYuan(typed)
  return fen === undefined ? typed : formatYuan(fen).replace(/\B(?=(\d{3})+\.)/g, ',')
}

function EditMoney({ field, value, onChange, disabled, placeholder, fault, control }: WidgetProps) {
  const typed = textOf(value)
  return (
    <Input
      {...control}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => grouped(typed) !== typed && onChange(grouped(typed))}
      placeholder={placeholder}
      disabled={disabled}
      status={fault ? 'error' : ''}
      suffix={<Unit>{field.unit}</Unit>}
    />
  )
}

function ShowMoney({ field, value }: ShowProps) {
  const language = useLanguage()
  const fen = parseYuan(textOf(value))
  return (
    <>
      {fen === undefined ? textOf(value) : sumOf(formatYuan(fen), language)} <Unit>{field.unit}</Unit>
    </>
  )
}

export const money: Widget = { frame: 'field', Edit: EditMoney, Show: ShowMoney }
