import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = 'http://127.0.0.1:8888'

/**
 * Chunks are split by how far a part reaches, so that a public page loads `react` and its own code only: what needs
 * antd, zod or the query cache is reached by dynamic imports alone (kept so by src/app/first-load.test.ts).
 */
const reach = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|cookie)\// },
  { name: 'query', test: /node_modules\/@tanstack\// },
  { name: 'zod', test: /node_modules\/zod\// },
]

export default defineConfig({
  plugins: [react()],
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
