import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Asks the assembled server for its routes, so it runs among the server's tests. */
const manifest = 'manifest/manifest.test.mjs'

/**
 * Four projects, one run. Two workers: the machine has two cores, and the one PostgreSQL that all server tests share
 * (server/test/shared-postgres.ts) wants its part of them.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'tools', root: 'tools', include: ['**/*.test.mjs'], exclude: [manifest] } },
      { test: { name: 'domain', root: 'domain', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', `../tools/${manifest}`],
          globalSetup: [fileURLToPath(new URL('server/test/shared-postgres.ts', import.meta.url))],
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
          setupFiles: [fileURLToPath(new URL('web/test/browser-parts.ts', import.meta.url))],
          css: false,
        },
      },
    ],
  },
})
