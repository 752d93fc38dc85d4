import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { projectEnvironment, projectRoot, run } from '../programs.mjs'

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(join(projectRoot, path), 'utf8'))
  } catch {
    return undefined
  }
}

/** Node of its own version, as a package; without it the older system Node would run the program. */
const ownNode = join(projectRoot, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

/**
 * Whether node_modules holds what the lock file names, by the lock file that npm itself leaves there when it is done: true
 * after `npm ci` and `npm install` alike, false after one that was interrupted. Packages of other platforms are missing
 * rightly, and so is an optional one.
 */
function isInstalled() {
  const wanted = readJson('package-lock.json')?.packages
  const present = readJson('node_modules/.package-lock.json')?.packages
  if (!wanted || !present || !existsSync(ownNode)) return false
  return Object.entries(wanted).every(
    ([path, { version, link, optional, devOptional }]) =>
      !path.includes('node_modules/') || link || optional || devOptional || present[path]?.version === version,
  )
}

/** npm as it runs us, or the one on the PATH. Not from our own .bin: npm is about to replace that folder. */
function npm(args) {
  const { npm_execpath: script, npm_node_execpath: node, PATH = '' } = process.env
  const own = join(projectRoot, 'node_modules', '.bin')
  const path = PATH.split(delimiter).filter((folder) => folder !== own)
  const environment = { ...projectEnvironment(), PATH: path.join(delimiter) }
  return script && node && !node.startsWith(projectRoot)
    ? run(node, [script, ...args], { environment })
    : run('npm', args, { environment })
}

/**
 * Installs the packages where the lock file says others than are there. False where that failed. Not `npm ci`: that refuses
 * a lock file in which another platform's optional package is missing, and a registry that does not carry one makes it miss.
 * `npm install` keeps to the versions and checksums of the lock file too, and with `--no-save` it does not touch it.
 */
export async function install() {
  if (isInstalled()) return true
  const first = !existsSync(join(projectRoot, 'node_modules'))
  console.log(
    first
      ? 'First start: installing the packages (npm install). This takes a minute or two.'
      : 'The packages have changed: bringing them up to date (npm install).',
  )
  const { code } = await npm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code === 0 && isInstalled()) return true
  console.error(
    'The packages could not be installed (see above). That needs the package registry, and write access to this folder and its node_modules: if they belong to another user, start as that user.',
  )
  return false
}
