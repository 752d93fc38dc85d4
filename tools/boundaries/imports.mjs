import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'

/** Calls `visit` with every node of a syntax tree. */
function walk(node, visit) {
  if (Array.isArray(node)) for (const item of node) walk(item, visit)
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node)
    for (const value of Object.values(node)) if (value && typeof value === 'object') walk(value, visit)
  }
}

/** A domain that reads a clock or throws dice answers differently on each side. */
function impurity(node) {
  if (node.type === 'NewExpression' && node.callee.name === 'Date' && node.arguments.length === 0) return 'new Date()'
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined
  const called = `${node.callee.object.name}.${node.callee.property.name}`
  return called === 'Date.now' || called === 'Math.random' ? `${called}()` : undefined
}

/**
 * What one file imports, by every form that TypeScript has: `import`, `import type`, `export … from`, `import('…')` and the
 * type `import('…').X`. Throws where the file can't be parsed.
 */
export function readImports(root, path) {
  const source = readFileSync(join(root, path), 'utf8')
  const { module, program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  const specifiers = new Set()
  for (const { moduleRequest } of module.staticImports) specifiers.add(moduleRequest.value)
  for (const { entries } of module.staticExports)
    for (const { moduleRequest } of entries) if (moduleRequest) specifiers.add(moduleRequest.value)
  for (const { moduleRequest } of module.dynamicImports) {
    const written = source.slice(moduleRequest.start, moduleRequest.end)
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(written)
    if (literal) specifiers.add(literal[2])
  }
  const impure = []
  if (source.includes('import(') || path.startsWith('domain/'))
    walk(program, (node) => {
      if (node.type === 'TSImportType') specifiers.add(node.source.value)
      const found = impurity(node)
      if (found) impure.push(found)
    })
  return { specifiers: [...specifiers], impure }
}
