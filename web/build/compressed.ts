import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)
const text = /\.(js|css|html|svg)$/
/** Below one network packet nothing is won. */
const worth = 1024

/** Lays a .br and a .gz beside every text of the build, once, so that the server compresses nothing while it serves. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: ({ build }, { command }) => command === 'build' && build?.write !== false,
    enforce: 'post',
    async closeBundle(error) {
      if (error || this.environment.config.build.ssr) return
      const dir = this.environment.config.build.outDir
      const root = resolve(this.environment.config.root, dir)
      for (const name of await readdir(root, { recursive: true })) {
        if (!text.test(name)) continue
        const plain = await readFile(join(root, name))
        if (plain.length < worth) continue
        const brotli = await asBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
        await Promise.all([
          writeFile(join(root, `${name}.br`), brotli),
          writeFile(join(root, `${name}.gz`), await asGzip(plain, { level: 9 })),
        ])
      }
    },
  }
}
