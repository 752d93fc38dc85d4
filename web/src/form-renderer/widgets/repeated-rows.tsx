import { type FormValue, isRecord } from '@luqiao/domain/forms'
import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useCopy } from '../../platform/i18n/index.ts'
import { Button } from '../../ui/button.tsx'
import { formWords } from '../copy/index.ts'
import style from '../form.module.css'
import { useFormState } from '../form-state.ts'
import { below } from '../path.ts'
import { emptyRow, leastRows, mostRows } from '../rows.ts'
import type { WidgetProps } from '../widget.ts'
import { listOf } from './plain.tsx'

type Row = { key: number; index: number; path: string; values: unknown; remove: ReactNode }

/** The rows of a repeatable field, each with the button that deletes it, and the button that adds one. */
export function RepeatedRows({ props, children }: { props: WidgetProps; children: (row: Row) => ReactNode }) {
  const { field, path, onChange, disabled } = props
  const { readOnly } = useFormState()
  const t = useCopy(formWords)
  const box = useRef<HTMLDivElement>(null)
  const rows = listOf(props.value)
  const keys = useRowKeys(rows.length)
  const last = rows.length <= leastRows(field)

  const add = () => {
    keys.added()
    onChange((before) => [...listOf(before), emptyRow(field)] as FormValue)
    focusRow(box.current, rows.length)
  }
  const removeAt = (index: number) => {
    keys.removed(index)
    onChange((before) => listOf(before).filter((_, at) => at !== index) as FormValue)
    focusRow(box.current, Math.max(0, index - 1))
  }

  return (
    <>
      <div ref={box} className={style.rows}>
        {rows.map((values, index) => {
          const key = keys.list[index] ?? index
          const label = last ? t.keepOne : t.removeRow(field.title, index + 1)
          const remove = !readOnly && (
            <button
              type="button"
              className={style['icon-button']}
              aria-label={label}
              title={label}
              disabled={disabled || last}
              onClick={() => removeAt(index)}
            >
              <Trash2 size={15} aria-hidden="true" />
            </button>
          )
          return (
            <div key={key} data-row={index}>
              {children({ key, index, path: below(path, index), values: isRecord(values) ? values : {}, remove })}
            </div>
          )
        })}
      </div>
      {!readOnly && (
        <div className={style.add}>
          <Button
            icon={<Plus size={14} aria-hidden="true" />}
            disabled={disabled || rows.length >= mostRows(field)}
            onClick={add}
          >
            {t.add(field.title)}
          </Button>
        </div>
      )}
    </>
  )
}

/** Keys that go with their rows: deleting one in the middle leaves the inputs of the others as they are. */
function useRowKeys(count: number) {
  const next = useRef(count)
  const [list, setList] = useState<readonly number[]>(() => Array.from({ length: count }, (_, index) => index))
  // Rows that came from outside get keys as they come.
  const known =
    list.length === count ? list : Array.from({ length: count }, (_, index) => list[index] ?? next.current++)
  if (known !== list) setList(known)
  return {
    list: known,
    added: () => setList([...known, next.current++]),
    removed: (index: number) => setList(known.filter((_, at) => at !== index)),
  }
}

/** After the row is on the page. */
function focusRow(box: HTMLElement | null, index: number): void {
  requestAnimationFrame(() => {
    box?.querySelector<HTMLElement>(`[data-row="${index}"]`)?.querySelector<HTMLElement>('input, textarea')?.focus()
  })
}
