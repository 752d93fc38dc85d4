import type { CauseBranch, CauseNode } from '@luqiao/domain/causes'
import type { CauseRow } from './repository.ts'

export const presentCause = (row: CauseRow, path = row.name): CauseNode => ({
  id: row.id,
  name: row.name,
  kind: row.kind as CauseBranch,
  level: row.level,
  path,
  leaf: !row.has_children,
})

/** Rows with their parents first as the tree that they make. */
export function presentTree(rows: readonly CauseRow[]): CauseNode[] {
  const made = new Map<number, CauseNode>()
  const roots: CauseNode[] = []
  for (const row of rows) {
    const parent = row.parent_id === null ? undefined : made.get(row.parent_id)
    const node = presentCause(row, parent ? `${parent.path} / ${row.name}` : row.name)
    made.set(row.id, node)
    if (!parent) roots.push(node)
    else parent.children = [...(parent.children ?? []), node]
  }
  return roots
}
