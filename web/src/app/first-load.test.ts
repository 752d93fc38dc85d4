// @vitest-environment node
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it, vi } from 'vitest'

/** bytes: performance.md, "public home page, first visit". */
const limit = 110_000
const root = join(import.meta.dirname, '../..')

let chunks: Map<string, Rolldown.OutputChunk>
const chunkOf = (source: string): Rolldown.OutputChunk => {
  for (const chunk of chunks.values()) if (chunk.facadeModuleId?.endsWith(source)) return chunk
  throw new Error(`no chunk for ${source}`)
}

function withImports(chunk: Rolldown.OutputChunk, found = new Set<Rolldown.OutputChunk>()): Set<Rolldown.OutputChunk> {
  if (found.has(chunk)) return found
  found.add(chunk)
  for (const name of chunk.imports) {
    const imported = chunks.get(name)
    if (imported) withImports(imported, found)
  }
  return found
}

const loadedBy = (...sources: string[]) => new Set(sources.flatMap((source) => [...withImports(chunkOf(source))]))
const partsOf = (loaded: Set<Rolldown.OutputChunk>) => [...loaded].flatMap((chunk) => Object.keys(chunk.modules))
const heavy = (parts: string[]) =>
  parts.filter((part) => /node_modules\/(antd|@rc-component|zod|@tanstack|dayjs)\//.test(part))

/** The real build, kept in memory. */
beforeAll(async () => {
  // Under `test` React would come with its development checks.
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'silent',
    build: { write: false },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput
  vi.unstubAllEnvs()
  chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])))
}, 120_000)

describe('the first visit of the home page', () => {
  const home = () => loadedBy('index.html', 'app/start.tsx', 'features/home/load-counts.ts')

  it('loads no antd, no contract and no query cache', () => expect(heavy(partsOf(home()))).toEqual([]))

  it(`loads at most ${limit} bytes of script`, () => {
    const bytes = [...home()].reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0)
    expect(bytes).toBeLessThanOrEqual(limit)
  })

  it('loads nothing of the signed-in application', () => {
    const parts = partsOf(home()).filter((part) => part.includes('/web/src/'))
    expect(parts.some((part) => part.endsWith('/features/home/home-page.tsx'))).toBe(true)
    expect(parts.filter((part) => /work-|features\/(?!home\/)|form-renderer/.test(part))).toEqual([])
  })
})
