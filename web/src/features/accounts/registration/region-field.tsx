import type { Region } from '@luqiao/domain/regions'
import { useEffect, useState } from 'react'
import { useCopy } from '../../../platform/i18n/index.ts'
import { Field, toast } from '../../../ui/plain.ts'
import { divisionsBelow } from '../calls.ts'
import { accountWords } from '../copy/index.ts'
import style from './region-field.module.css'

type Props = {
  /** 省,市,区县 by name; '' until the last of them is chosen. */
  value: string
  onChange: (address: string) => void
  error: string | undefined
}

const known = new Map<string, Promise<Region[]>>()
function below(code: string): Promise<Region[]> {
  const asked =
    known.get(code) ??
    divisionsBelow({ title: code }).catch((error: unknown) => {
      known.delete(code)
      throw error
    })
  known.set(code, asked)
  return asked
}

/** The lists to choose from along a path of names: the provinces, what lies below the chosen one, and so on. */
async function listsAlong(path: readonly string[]): Promise<Region[][]> {
  const lists = [await below('')]
  for (const name of path) {
    const chosen = lists.at(-1)?.find((division) => division.name === name)
    if (!chosen || chosen.leaf) break
    lists.push(await below(chosen.code))
  }
  return lists
}

/** Province, city and district, each fetched when the one above is chosen; as plain selects, which a phone knows best. */
export function RegionField({ value, onChange, error }: Props) {
  const words = useCopy(accountWords).register
  const [path, setPath] = useState(() => value.split(',').filter(Boolean))
  const [lists, setLists] = useState<Region[][]>([])
  useEffect(() => {
    let gone = false
    listsAlong(path).then(
      (found) => !gone && setLists(found),
      (failure: Error) => !gone && toast.error(failure),
    )
    return () => {
      gone = true
    }
  }, [path])

  const choose = (level: number, name: string) => {
    const next = [...path.slice(0, level), ...(name ? [name] : [])]
    const leaf = lists[level]?.find((division) => division.name === name)?.leaf ?? false
    setPath(next)
    onChange(leaf ? next.join(',') : '')
  }
  const titles = [words.province, words.city, words.district]
  return (
    <Field label={words.region} required error={error}>
      {({ id, ...control }) => (
        <div className={style.line}>
          {titles.slice(0, Math.max(1, lists.length)).map((title, level) => (
            <select
              key={title}
              {...control}
              id={level === 0 ? id : undefined}
              className={style.select}
              aria-label={title}
              value={path[level] ?? ''}
              onChange={(event) => choose(level, event.target.value)}
            >
              <option value="">{title}</option>
              {lists[level]?.map(({ code, name }) => (
                <option key={code} value={name}>
                  {name}
                </option>
              ))}
            </select>
          ))}
        </div>
      )}
    </Field>
  )
}
