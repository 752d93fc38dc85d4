import { type Fault, type Language, say } from '@luqiao/domain/kernel'
import type { FieldFault } from './form-state.ts'

/** The faults that validation found, in one language; they stand beneath their field, so that its title alone names it. */
export const faultsOf = (faults: readonly Fault[], language: Language): FieldFault[] =>
  faults.map(({ path, words, parameters = {} }) => ({
    path,
    msg: say(words, language, { ...parameters, ...(parameters.title !== undefined && { field: parameters.title }) }),
  }))

/** One sentence for each path: the first. */
export function byPath(faults: readonly FieldFault[], at: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const { path, msg } of faults) {
    const own = at !== '' && path.startsWith(`${at}.`) ? path.slice(at.length + 1) : path
    if (!found.has(own)) found.set(own, msg)
  }
  return found
}
