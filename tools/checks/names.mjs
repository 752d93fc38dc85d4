import { projectRoot } from '../programs.mjs'
import { sourcesIn } from '../sources.mjs'

const saysNothing = /(^|\/)(utils?|helpers?|common|misc|lib|shared|types)(\/|\.(tsx?|mjs)$)/
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(tsx?|mjs|css|sql)$/

export const names = {
  name: 'names',
  advice: 'name a file for what is in it, in kebab-case, so that a reader guesses where a thing is and is right',
  async find() {
    const paths = sourcesIn(projectRoot, ['domain', 'server', 'web', 'e2e', 'tools'])
    return [
      ...paths.filter((path) => saysNothing.test(path)).map((path) => `${path}: the name says nothing`),
      ...paths
        .filter((path) => /\.(tsx?|mjs|css|sql)$/.test(path) && !kebab.test(path.slice(path.lastIndexOf('/') + 1)))
        .map((path) => `${path}: not in kebab-case`),
    ]
  },
}
