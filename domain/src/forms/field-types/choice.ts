import type { Option } from '../field.ts'
import { cleaned, lengthOf, type Reading } from '../reading.ts'

/** What 其他 stands for in the list of options before its text is typed; never an answer itself. */
export const otherValue = 'other'

/** The value of the option meant, with its own type; free text where `freeUpTo` characters are allowed; else null. */
export function choice(
  raw: unknown,
  options: readonly Option[],
  reading: Reading,
  freeUpTo = 0,
): string | number | null {
  const given = cleaned(raw)
  if (given === '') return null
  const found = options.find((one) => String(one.value) === given)
  if (found) return found.value
  if (given === undefined || freeUpTo === 0) reading.refuse('not-offered')
  else if (given === otherValue) reading.refuse('other-empty')
  else {
    if (lengthOf(given) > freeUpTo) reading.refuse('too-long', { limit: freeUpTo })
    return given
  }
  return null
}

/** Several answers, each once. */
export const chosen = (raw: unknown[], options: readonly Option[], reading: Reading, freeUpTo = 0) => [
  ...new Set(raw.map((one) => choice(one, options, reading, freeUpTo)).filter((one) => one !== null)),
]
