import { defineConfig } from 'vitest/config'

/** The journeys: several roles in a real browser on the real server, one after the other. `npm test -- journeys` runs them. */
export default defineConfig({
  test: {
    name: 'journeys',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
