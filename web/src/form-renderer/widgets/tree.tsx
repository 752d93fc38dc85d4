import type { WireOption } from '@luqiao/domain/forms'
import { TreeSelect } from 'antd'
import { useCopy } from '../../platform/i18n/index.ts'
import { formWords } from '../copy/index.ts'
import style from '../form.module.css'
import type { ShowProps, Widget, WidgetProps } from '../widget.ts'
import { asValue, listOf } from './plain.tsx'
import { flatOptions, optionOf, titlesOf } from './titles.ts'

type Node = { value: string | number; title: string; children?: Node[] }
const nodesOf = (options: readonly WireOption[]): Node[] =>
  options.map(({ value, title, children }) => ({ value, title, ...(children && { children: nodesOf(children) }) }))

function EditTree({ field, value, onChange, disabled, fault, control }: WidgetProps) {
  const t = useCopy(formWords)
  const all = flatOptions(field.options)
  const multiple = field.data.multiple === true
  const chosen = (multiple ? listOf(value) : [value]).flatMap((one) => optionOf(all, one)?.value ?? [])
  return (
    <TreeSelect<(string | number)[] | string | number | null>
      {...control}
      className={style.control as string}
      placeholder={t.choose}
      multiple={multiple}
      allowClear
      showSearch={{ treeNodeFilterProp: 'title' }}
      treeData={nodesOf(field.options)}
      value={multiple ? chosen : (chosen[0] ?? null)}
      onChange={(next) => onChange(asValue(next))}
      disabled={disabled}
      status={fault ? 'error' : ''}
    />
  )
}

const ShowTree = ({ field, value }: ShowProps) => titlesOf(field.options, value)

export const tree: Widget = { frame: 'field', Edit: EditTree, Show: ShowTree }
