import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../programs.mjs'
import { sourcesIn } from '../sources.mjs'

const limit = 500
const isCode = (path) => /\.(tsx?|mjs|css)$/.test(path)
/** Tables of data and files that a program wrote. */
const isTable = (path) => /(^|\/)(data|generated)\//.test(path) || path.endsWith('/database/tables.ts')

const lines = (path) => readFileSync(join(projectRoot, path), 'utf8').split('\n').length - 1

export const fileLength = {
  name: 'file length',
  advice: `split it where its parts have names of their own; a table of data belongs below a folder \`data\``,
  async find() {
    return sourcesIn(projectRoot)
      .filter((path) => isCode(path) && !isTable(path) && lines(path) > limit)
      .map((path) => `${path} has ${lines(path)} lines, more than ${limit}`)
  },
}
