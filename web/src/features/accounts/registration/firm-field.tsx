import { useEffect, useId, useState } from 'react'
import { useCopy } from '../../../platform/i18n/index.ts'
import { Field, Input } from '../../../ui/plain.ts'
import { findFirms } from '../calls.ts'
import { accountWords } from '../copy/index.ts'

type Props = { value: string; onChange: (event: { target: { value: string } }) => void; error: string | undefined }

/** ms after the last key before the server is asked. */
const pause = 200

/** The firm's name, with the firms we know of that name to choose from; another name is a new firm. */
export function FirmField({ value, onChange, error }: Props) {
  const words = useCopy(accountWords).register
  const list = useId()
  const [firms, setFirms] = useState<string[]>([])
  useEffect(() => {
    const name = value.trim()
    if (name === '') return setFirms([])
    const stop = new AbortController()
    const timer = setTimeout(() => {
      // without suggestions the name is typed to its end
      findFirms({ name }, stop.signal).then(
        (found) => setFirms(found.list.map((firm) => firm.name)),
        () => undefined,
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [value])
  return (
    <Field label={words.firm} required error={error} hint={words.firmHint}>
      {(control) => (
        <>
          <Input {...control} list={list} autoComplete="off" maxLength={80} value={value} onChange={onChange} />
          <datalist id={list}>
            {firms.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
