import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './build/compressed.ts'
import { firstScreen } from './build/first-screen.ts'

const server = 'http://127.0.0.1:8888'

/** Small parts that the first load has and later screens share: one file instead of twenty of a few hundred bytes. */
const base = new RegExp(
  [
    'web/src/platform/(i18n|session|appearance|kept|navigation|dialogs|random|api/(send|refusal))',
    'web/src/ui/(button|card|class-names|confirm|copy|dialog|field|menu|seal|states|toast)',
    'web/src/app/(copy|slots|loading-parts|account|document-title|shell/copy|pages/(way-back|message-page|not-found))',
    'domain/src/kernel/(localized|legal-date)|lucide-react/dist/esm/[^/]+$|lucide-react/dist/esm/icons/(x|menu)\\.',
  ].join('|'),
)
/**
 * Chunks by how far they reach: a public page loads `react`, `base` and src/app/start.tsx. What needs antd, zod or the
 * query cache is reached by dynamic imports alone (kept so by src/app/first-load.test.ts).
 */
const reach = [
  {
    name: 'react',
    test: /rolldown\/runtime|vite\/preload-helper|node_modules\/(react|react-dom|scheduler|react-router|cookie)\//,
  },
  { name: 'query', test: /node_modules\/@tanstack\// },
  { name: 'zod', test: /node_modules\/zod\// },
  { name: 'base', test: base },
]

export default defineConfig({
  plugins: [react(), firstScreen(), compressed()],
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': server, '/v1': server, '/healthz': server },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups: reach } } },
  },
})
