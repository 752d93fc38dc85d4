import { Cascader } from 'antd'
import { useState } from 'react'
import { useCopy } from '../../platform/i18n/index.ts'
import { formWords } from '../copy/index.ts'
import style from '../form.module.css'
import { useFormState } from '../form-state.ts'
import type { ShowProps, Widget, WidgetProps } from '../widget.ts'
import { textOf } from './plain.tsx'

type Division = { value: string; label: string; isLeaf: boolean; children?: Division[] }

const pathOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : textOf(value).split(',').filter(Boolean)

/** The divisions with those below one of them filled in. */
function grown(divisions: readonly Division[], path: readonly string[], children: Division[]): Division[] {
  const [first, ...rest] = path
  if (first === undefined) return children
  return divisions.map((one) =>
    one.value === first ? { ...one, children: grown(one.children ?? [], rest, children) } : one,
  )
}

/** Province, city, district, one level at a time. */
function EditCity({ field, value, onChange, disabled, fault, control }: WidgetProps) {
  const { sources } = useFormState()
  const t = useCopy(formWords)
  const [divisions, setDivisions] = useState<Division[]>([])
  const [failed, setFailed] = useState(false)

  const load = async (path: readonly string[]): Promise<void> => {
    try {
      const found = await sources.regions.below(path)
      setFailed(false)
      const children = found.map(({ title, leaf }) => ({
        value: title,
        label: title,
        isLeaf: leaf || path.length === 2,
      }))
      setDivisions((before) => grown(before, path, children))
    } catch {
      setFailed(true)
    }
  }
  const path = pathOf(value)
  return (
    <Cascader
      {...control}
      className={style.control as string}
      placeholder={t.choose}
      options={divisions}
      changeOnSelect={field.data.levels !== 3}
      allowClear={!field.required}
      value={path}
      loadData={(chosen) => load(chosen.map((one) => one.value))}
      onOpenChange={(open) => open && divisions.length === 0 && load([])}
      notFoundContent={failed ? t.loadFailed : t.searching}
      displayRender={(labels) => labels.join(' / ')}
      onChange={(next) => onChange((next ?? []).join(','))}
      disabled={disabled}
      status={fault ? 'error' : ''}
    />
  )
}

const ShowCity = ({ value }: ShowProps) => pathOf(value).join(' / ')

export const city: Widget = { frame: 'field', Edit: EditCity, Show: ShowCity }
