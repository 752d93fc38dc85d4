import type { Form } from './field.ts'
import { formRefusals } from './refusals.ts'

/** A form with the older versions that stored submissions still answer. */
export type FormVersions<Current extends Form = Form> = {
  readonly current: Current
  /** The definition of one version. Throws a Refusal where there is none. */
  readonly at: (version: number | null | undefined) => Form
}

/** `versions(casetrialRegister2, casetrialRegister1)`: the newest first. Throws where they are not one form in falling order. */
export function versions<Current extends Form>(current: Current, ...older: Form[]): FormVersions<Current> {
  const all = [current, ...older]
  all.forEach((one, index) => {
    const newer = all[index - 1]
    if (one.id !== current.id) throw new Error(`${one.id} is no version of ${current.id}`)
    if (newer && newer.version <= one.version) throw new Error(`${one.id}: version ${one.version} is out of order`)
  })
  return {
    current,
    at(version) {
      const found = version === undefined || version === null ? current : all.find((one) => one.version === version)
      if (!found) throw formRefusals.refusal('unknown-version', { path: 'version' })
      return found
    },
  }
}
