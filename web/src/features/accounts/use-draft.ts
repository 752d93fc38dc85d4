import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiRefusal } from '../../platform/api/refusal.ts'
import { toast } from '../../ui/plain.ts'

export type Faults<Values> = Partial<Record<keyof Values & string, string>>
export type Draft<Values extends object> = ReturnType<typeof useDraft<Values>>

/**
 * What a person types into a short form of plain fields, and what is wrong with it: by our own look before it is sent, then
 * by the server's answer, which names every faulty field at once. What it names and the form does not have is a toast.
 */
export function useDraft<Values extends object>(initial: Values) {
  const [values, setValues] = useState(initial)
  const [faults, setFaults] = useState<Faults<Values>>({})
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  const set = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    setValues((before) => ({ ...before, [name]: value }))
    setFaults(({ [name]: _, ...rest }) => rest as Faults<Values>)
  }
  const note = (name: keyof Values & string, fault: string | undefined) => {
    if (fault !== undefined) setFaults((before) => ({ ...before, [name]: fault }))
  }
  const refuse = (found: Faults<Values>) => {
    setFaults(found)
    setRefusals((count) => count + 1)
  }
  const answer = (error: unknown) => {
    const named = error instanceof ApiRefusal ? error.errors.filter(({ path }) => path in initial) : []
    if (named.length > 0) refuse(Object.fromEntries(named.map(({ path, msg }) => [path, msg])) as Faults<Values>)
    else if (error instanceof Error) toast.error(error)
  }
  /** Handles the form's submit: `check` looks, `send` sends. A second submit waits for the first. */
  const submit =
    (check: (values: Values) => Faults<Values>, send: (values: Values) => Promise<void>) =>
    async (event: FormEvent) => {
      event.preventDefault()
      if (busy) return
      const found = check(values)
      if (Object.values(found).some(Boolean)) return refuse(found)
      setBusy(true)
      try {
        await send(values)
      } catch (error) {
        answer(error)
      } finally {
        setBusy(false)
      }
    }
  /** What an `Input` of a text needs. */
  const bind = (
    name: { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string,
  ) => ({
    value: values[name] as string,
    onChange: (event: { target: { value: string } }) => set(name, event.target.value as Values[typeof name]),
  })
  return { values, faults, busy, form, set, note, refuse, submit, bind }
}
