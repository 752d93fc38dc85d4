import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

/** The parts of the program that the home page consists of. */
const firstParts = ['src/app/start.tsx']

type Bundle = Rolldown.OutputBundle

function chunkOf(bundle: Bundle, source: string): Rolldown.OutputChunk {
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.facadeModuleId?.endsWith(source)) return file
  throw new Error(`the build has no chunk for ${source}`)
}

/** A chunk and all that it imports at once. */
function withImports(bundle: Bundle, chunk: Rolldown.OutputChunk, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found
  found.add(chunk.fileName)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk') withImports(bundle, imported, found)
  }
  return found
}

/** The links that fetch the first screen's parts beside the entry instead of after it. */
function linksFor(bundle: Bundle, html: string): string {
  const scripts = new Set(firstParts.flatMap((source) => [...withImports(bundle, chunkOf(bundle, source))]))
  const styles = new Set<string>()
  for (const name of scripts) {
    const chunk = bundle[name]
    if (chunk?.type === 'chunk') for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
  }
  const links = [
    ...[...styles].map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
    ...[...scripts].map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
  ]
  return links.filter((link) => !html.includes(link.split('href=')[1] ?? '')).join('\n    ')
}

/**
 * Draws the guest's home page into index.html at build time, so that it is there before any script has run; the script
 * then only wakes it up. Every other first screen hides it before the first paint (public/first-paint.js).
 */
export function firstScreen(): Plugin {
  return {
    name: 'first-screen',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async writeBundle({ dir = 'dist' }, bundle) {
      const work = join(import.meta.dirname, '../.cache/first-screen')
      await build({
        configFile: false,
        logLevel: 'warn',

        build: { ssr: 'src/app/prerender.tsx', outDir: work, emptyOutDir: true, copyPublicDir: false },
      })
      const { homeHtml }: { homeHtml: () => Promise<string> } = await import(
        `${pathToFileURL(join(work, 'prerender.js')).href}?${Date.now()}`
      )
      const page = join(dir, 'index.html')
      const html = await readFile(page, 'utf8')
      const drawn = html
        .replace('</head>', `  ${linksFor(bundle, html)}\n  </head>`)
        .replace('<div id="root"></div>', `<div id="root">${await homeHtml()}</div>`)
      await writeFile(page, drawn)
      await rm(work, { recursive: true })
    },
  }
}
