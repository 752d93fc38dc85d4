import { type Field, type FormContext, type FormValue, type FormValues, holds, isRecord } from '../forms/index.ts'
import { type Localized, say, text } from '../kernel/index.ts'
import type { NodeDefinition } from './node.ts'

const missing = text('—', '—', '—')

const flat = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap((one) => (one.type === 'radio' || one.type === 'group' ? [one, ...flat(one.children)] : [one]))

/** `2026-03-05 09:30` of a moment in Asia/Shanghai. */
const moment = (value: string): string =>
  /^\d{4}-\d{2}-\d{2}T/.test(value)
    ? new Date(Date.parse(value) + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
    : value

function worded(value: FormValue | undefined, field: Field | undefined, context: FormContext): Localized {
  if (value === undefined || value === null || value === '') return missing
  const given = field && 'options' in field ? field.options : undefined
  const options = typeof given === 'string' ? context.options?.[given] : given
  const chosen = options?.find((one) => String(one.value) === String(value))
  if (chosen) return chosen.title
  const plain = typeof value === 'string' ? moment(value) : String(value)
  return text(plain, plain, plain)
}

/** What a recorded node says to everyone on the case, in three languages; null where it says nothing. */
export function dynamicOf(definition: NodeDefinition, values: FormValues, context: FormContext): Localized | null {
  const view = { values, facts: context.facts ?? {}, causeKind: () => undefined }
  const chosen = definition.dynamics.find((one) => !one.when || holds(one.when, view))
  if (!chosen) return null
  const fields = flat(definition.form.current.fields)
  const places = [...chosen.words.zh.matchAll(/\{([\w.]+)\}/g)].map((match) => match[1] as string)
  const parameters = Object.fromEntries(
    places.map((place) => {
      const [name = '', inner] = place.split('.')
      const answer = values[name]
      const value = inner && isRecord(answer) ? (answer as FormValues)[inner] : answer
      return [
        place.replaceAll('.', '_'),
        worded(value, inner ? undefined : fields.find((one) => one.name === name), context),
      ]
    }),
  )
  const plain = (words: string) => words.replaceAll(/\{(\w+)\.(\w+)\}/g, '{$1_$2}')
  const { zh, en, es } = chosen.words
  const words = text(plain(zh), plain(en), plain(es))
  return text(say(words, 'zh', parameters), say(words, 'en', parameters), say(words, 'es', parameters))
}
