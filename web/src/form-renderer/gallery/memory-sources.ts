import type { Attachment } from '@luqiao/domain/forms'
import type { CauseNode, FormSources, Found, Search } from '../sources.ts'
import { causes, courts, lawfirms, parties, people, regions } from './small-data.ts'

/** Long enough to see that something is being looked for. */
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const among =
  (names: readonly string[], note?: (name: string) => string): Search =>
  async (query) => {
    await pause(120)
    return names.flatMap((name, index): Found[] =>
      name.includes(query) ? [{ id: index + 1, name, ...(note && { note: note(name) }) }] : [],
    )
  }

const nodeOf = ({ value, title, kind, parent }: (typeof causes)[number]): CauseNode => ({
  value,
  title,
  kind,
  leaf: !causes.some((one) => one.parent === value),
  trail: causes.find((one) => one.value === parent)?.title ?? '',
})

/** Sources that live in the memory of the page: for the gallery and the tests. */
export function memorySources(): FormSources {
  let next = 1
  return {
    search: {
      courts: async (query, by, signal) => {
        const region = Object.values(by).find((value) => typeof value === 'string' && value !== '')
        const names = courts.filter(([where]) => !region || String(region).startsWith(where)).map(([, name]) => name)
        return among(names)(query, by, signal)
      },
      parties: among(parties),
      people: among(people, () => '曾办 6 案'),
      lawyers: among(people),
      lawfirms: among(lawfirms),
      companies: among(parties),
    },
    causes: {
      below: async (parent) => causes.filter((one) => one.parent === parent).map(nodeOf),
      search: async (query) => causes.filter((one) => one.title.includes(query)).map(nodeOf),
      find: async (value) => causes.filter((one) => one.value === value).map(nodeOf)[0],
    },
    regions: {
      below: async ([province, city]) => {
        const names =
          province === undefined
            ? Object.keys(regions)
            : city === undefined
              ? Object.keys(regions[province] ?? {})
              : (regions[province]?.[city] ?? [])
        return names.map((title) => ({ title, leaf: city !== undefined }))
      },
    },
    files: {
      async upload(file, onProgress, signal): Promise<Attachment> {
        for (let share = 0; share <= 1; share += 0.25) {
          await pause(60)
          signal.throwIfAborted()
          onProgress(share)
        }
        const id = next++
        return { id, name: file.name, thumbid: `memory${id}`, size: file.size }
      },
      remove: async () => undefined,
    },
  }
}
