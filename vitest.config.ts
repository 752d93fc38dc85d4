import { defineConfig } from 'vitest/config'

/**
 * Four projects, one run. Two workers: the machine has two cores, and the one PostgreSQL that all server tests share
 * (server/test/shared-postgres.ts) wants its part of them.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'tools', root: 'tools', include: ['**/*.test.mjs'] } },
      { test: { name: 'domain', root: 'domain', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          globalSetup: ['test/shared-postgres.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root: 'web',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['test/browser-parts.ts'],
          css: false,
        },
      },
    ],
  },
})
