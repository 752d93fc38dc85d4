import { projectRoot } from '../programs.mjs'

/** Who may import whom, and no cycles: tools/boundaries. */
export const boundaries = {
  name: 'boundaries and cycles',
  advice: 'see "Who may import whom" in ARCHITECTURE.md; move the code to where both may reach it, or react by event',
  async find() {
    // not before node_modules is there: it reads TypeScript with a parser from it
    const { findBoundaryFaults } = await import('../boundaries/find-faults.mjs')
    return findBoundaryFaults(projectRoot)
  },
}
