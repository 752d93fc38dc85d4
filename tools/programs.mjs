import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('..', import.meta.url))
const installed = join(projectRoot, 'node_modules', '.bin')

/** The environment in which a script of package.json runs: the project's Node and tools come first. */
export const projectEnvironment = (more = {}) => ({
  ...process.env,
  PATH: `${installed}${delimiter}${process.env.PATH ?? ''}`,
  ...more,
})

/**
 * Runs a program to its end. With `quiet` its output is returned instead of shown. Never asks at a terminal. A program that
 * is not there answers code 127.
 */
export function run(command, args, { cwd = projectRoot, quiet = false, environment = projectEnvironment() } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: environment,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      // npm's shims are .cmd files there
      shell: process.platform === 'win32',
    })
    let output = ''
    child.stdout?.on('data', (piece) => {
      output += piece
    })
    child.stderr?.on('data', (piece) => {
      output += piece
    })
    child.once('error', (error) => resolve({ code: 127, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
