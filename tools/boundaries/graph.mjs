/** The shortest way from `start` back to itself; undefined where there is none. */
function shortestCycle(graph, start) {
  const cameFrom = new Map()
  let edge = [start]
  while (edge.length > 0) {
    const next = []
    for (const node of edge)
      for (const target of graph.get(node) ?? []) {
        if (target === start) {
          const path = [node]
          while (path[0] !== start) path.unshift(cameFrom.get(path[0]))
          return [...path, start]
        }
        if (!cameFrom.has(target)) {
          cameFrom.set(target, node)
          next.push(target)
        }
      }
    edge = next
  }
  return undefined
}

/** One shortest cycle for each knot of a directed graph (Map from node to iterable of nodes), as `[a, b, a]`. */
export function findCycles(graph) {
  const cycles = []
  const knotted = new Set()
  for (const node of graph.keys()) {
    if (knotted.has(node)) continue
    const cycle = shortestCycle(graph, node)
    if (!cycle) continue
    cycles.push(cycle)
    for (const member of cycle) knotted.add(member)
  }
  return cycles
}
