import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './build/compressed.ts'
import { firstScreen } from './build/first-screen.ts'

const server = 'http://127.0.0.1:8888'

/**
 * Chunks are split by how far a part reaches, so that a public page loads `react`, `base` and its own code only: what
 * needs antd, zod or the query cache is reached by dynamic imports alone (kept so by src/app/first-load.test.ts). `base`
 * is what every page has; left to itself it would be a dozen files of a few hundred bytes.
 */
const base = new RegExp(
  [
    'web/src/platform/(i18n|session|appearance|kept|navigation|dialogs|random|api/(send|refusal))',
    'web/src/ui/(button|class-names|confirm|copy|dialog|menu|seal|states|toast)',
    'domain/src/kernel/(localized|legal-date)|lucide-react/dist/esm/[^/]+$|vite/preload-helper',
  ].join('|'),
)
const reach = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|cookie)\// },
  { name: 'query', test: /node_modules\/@tanstack\// },
  { name: 'zod', test: /node_modules\/zod\// },
  {
    name: 'base',
    test: /web\/src\/platform\/(i18n|session|appearance|kept|navigation|dialogs|random|api\/(send|refusal))/,
  },
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
