/*
 * `npm run dev`: the server, started again when its sources change, and the web's development server in front of it, which
 * hands `/api` on. One Ctrl-C ends both; where one ends by itself, so does the other.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectEnvironment, projectRoot } from './programs.mjs'

const environment = projectEnvironment()
const start = (command, args, cwd) =>
  spawn(command, args, { cwd, env: environment, stdio: 'inherit', shell: process.platform === 'win32' })

const both = [
  start('node', ['--watch', '--watch-preserve-output', 'server/src/main.ts'], projectRoot),
  start('vite', ['--clearScreen', 'false'], join(projectRoot, 'web')),
]
console.log('The web is at http://localhost:5173 and follows your edits; Ctrl-C ends it and the server.')

let asked = false
// Ctrl-C at a terminal reaches both by itself; a signal to this process alone does not
const endBoth = () => {
  for (const child of both) child.kill('SIGTERM')
}
const whenAsked = () => {
  asked = true
  endBoth()
}
process.on('SIGINT', whenAsked)
process.on('SIGTERM', whenAsked)

const ended = (child) =>
  new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1))
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
  }).finally(endBoth)

const codes = await Promise.all(both.map(ended))
process.exitCode = asked ? 0 : Math.max(...codes)
