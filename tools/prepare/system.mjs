import { readdirSync } from 'node:fs'
import { run } from '../programs.mjs'

const has = async (...names) => {
  for (const name of names) if ((await run('which', [name], { quiet: true })).code === 0) return true
  return false
}

const fontFolders = ['/usr/share/fonts', '/usr/local/share/fonts']
function hasChineseFont() {
  // macOS and Windows bring their own
  if (process.platform !== 'linux') return true
  return fontFolders.some((folder) => {
    try {
      return readdirSync(folder, { recursive: true }).some((path) => /cjk|wqy|sourcehan|droidsansfallback/i.test(path))
    } catch {
      return false
    }
  })
}

/** What the tests use of the system, its Debian packages, and what they can't show without it. */
const parts = [
  {
    what: 'Chromium',
    packages: ['chromium'],
    without: 'the journeys in a browser',
    present: () => has('chromium', 'chromium-browser', 'google-chrome'),
  },
  {
    what: 'a Chinese font',
    packages: ['fonts-noto-cjk'],
    without: 'Chinese letters on screenshots',
    present: async () => hasChineseFont(),
  },
  {
    what: 'Redis',
    packages: ['redis-server'],
    without: 'the tests of several processes over Redis',
    present: () => has('redis-server'),
  },
]

async function missingParts() {
  const missing = []
  for (const part of parts) if (!(await part.present())) missing.push(part)
  return missing
}

const aptEnvironment = {
  ...process.env,
  DEBIAN_FRONTEND: 'noninteractive',
  // Debian starts a service as soon as it is installed; run level 1 keeps it from that
  RUNLEVEL: '1',
}

async function installFromDebian(packages) {
  const quiet = { environment: aptEnvironment, quiet: true }
  await run('apt-get', ['update'], quiet)
  const { code, output } = await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], quiet)
  if (code !== 0) console.error(output.trim().split('\n').slice(-5).join('\n'))
}

/** Installs what the tests need of the system where it may; says what will be skipped where it may not. Never fails. */
export async function installSystemParts() {
  let missing = await missingParts()
  if (missing.length === 0) return
  const packages = () => missing.flatMap((part) => part.packages).join(' ')
  if (process.getuid?.() === 0 && (await has('apt-get'))) {
    console.log(`Installing for the tests, from the distribution: ${packages()}.`)
    await installFromDebian(packages().split(' '))
    missing = await missingParts()
  }
  for (const { what, without } of missing) console.log(`There is no ${what}: ${without} will be skipped.`)
  if (missing.length > 0) console.log(`To have them: sudo apt-get install ${packages()}`)
}
