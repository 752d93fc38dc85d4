import { Select } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { useCopy } from '../platform/i18n/index.ts'
import { Button } from './button.tsx'
import { uiWords } from './copy.ts'
import { Input } from './field.tsx'
import style from './filter-bar.module.css'

type FilterBarProps = {
  /** Where there is something to clear. */
  onClear?: (() => void) | undefined
  children: ReactNode
}

/** The line of filters above a list. */
export function FilterBar({ onClear, children }: FilterBarProps) {
  const words = useCopy(uiWords)
  return (
    <search className={style.bar}>
      {children}
      {onClear && (
        <Button tone="quiet" onClick={onClear}>
          {words.clear}
        </Button>
      )}
    </search>
  )
}

type SearchFieldProps = { value: string; onChange: (value: string) => void; placeholder: string }

/** Asks 300 ms after the last key, so that a word is one request. */
export function SearchField({ value, onChange, placeholder }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => onChange(typed), 300)
    return () => clearTimeout(timer)
  }, [typed, value, onChange])
  return (
    <Input
      type="search"
      className={style.search ?? ''}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={placeholder}
      aria-label={placeholder}
    />
  )
}

type Option<Value> = { value: Value; label: string }
type FilterSelectProps<Value extends string | number> = {
  label: string
  options: readonly Option<Value>[]
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

/** 类型 诉讼 ▾: one value or none. */
export function FilterSelect<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: FilterSelectProps<Value>) {
  return (
    <Select<Value>
      className={style.select ?? ''}
      aria-label={label}
      placeholder={label}
      allowClear
      options={[...options]}
      value={value ?? null}
      onChange={(next) => onChange(next ?? undefined)}
      {...(value !== undefined && { prefix: <span className={style.prefix}>{label}</span> })}
      popupMatchSelectWidth={false}
    />
  )
}
