/*
 * The convention that every author obeys: for each endpoint some `*.api.test.ts` has a `test`, `it` or `describe` whose title
 * contains the word `outsider`, and which names the endpoint as the code does, in its title or in its body:
 *
 *   test('an outsider learns nothing of it (caseSources.edit)', …)
 *   test('an outsider is told that there is no such case', … server.call(cases.info, …) …)
 *
 * A map of endpoints made from data is named as a whole (`nodeCalls`): its routes are one expression. For a public endpoint the outsider is a guest: the test shows
 * what a guest gets and no more.
 */
import { parseSync } from 'oxc-parser'

const blocks = new Set(['test', 'it', 'describe'])

/** `test`, `test.each(…)`, `describe.skip` … */
function calledBlock(callee) {
  if (callee.type === 'Identifier') return blocks.has(callee.name)
  if (callee.type === 'MemberExpression') return calledBlock(callee.object)
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression')
    return calledBlock(callee.callee ?? callee.tag)
  return false
}

/** The text of every block about an outsider in one test file. */
export function outsiderBlocks(path, source) {
  const found = []
  const enter = (node) => {
    if (Array.isArray(node)) return node.forEach(enter)
    if (!node || typeof node !== 'object') return
    if (node.type === 'CallExpression' && calledBlock(node.callee) && node.arguments[0]) {
      const { start, end } = node.arguments[0]
      if (/\boutsider/i.test(source.slice(start, end))) found.push(source.slice(node.start, node.end))
    }
    Object.values(node).forEach(enter)
  }
  enter(parseSync(path, source).program)
  return found
}

const escaped = (name) => name.replace(/[.$]/g, '\\$&')

/** Whether one of the blocks names the endpoint (`cases.info`) or the map (`nodeCalls`). */
export const isNamed = (name, texts) => {
  const written = new RegExp(`\\b${escaped(name)}\\b`)
  return texts.some((text) => written.test(text))
}
