import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const skipped = new Set(['node_modules', 'dist', 'coverage', 'test-results'])

/** Paths below `root`, with `/` and relative to it, of every file that people wrote, in the folders given. */
export function sourcesIn(root, folders = ['.']) {
  const found = []
  const enter = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
      // `data` at the top is the running program's; .git, .cache and the like are machines'
      if (skipped.has(entry.name) || entry.name.startsWith('.') || path === 'data') continue
      if (entry.isDirectory()) enter(path)
      else if (entry.isFile()) found.push(path)
    }
  }
  for (const folder of folders) {
    try {
      enter(folder)
    } catch (error) {
      if (error.code !== 'ENOENT') throw error
    }
  }
  return found.sort()
}
