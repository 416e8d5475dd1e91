import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './compressed.ts'

const entry = (name: string) => fileURLToPath(new URL(`${name}.html`, import.meta.url))

export default defineConfig(({ command }) => {
  // Built from within a test run, the pages would carry React's slow development half.
  if (command === 'build') process.env['NODE_ENV'] = 'production'
  return {
    base: '/',
    cacheDir: '../.cache/vite',
    plugins: [react(), compressed()],
    build: {
      outDir: '../.cache/web',
      emptyOutDir: true,
      // The desk holds the engine with every document.
      chunkSizeWarningLimit: 1200,
      // A player's phone and a spectator's load nothing of what the desk needs.
      rolldownOptions: { input: ['index', 'phone', 'public'].map(entry) },
    },
    // While developing, the pages come from here and everything else from a running server.
    server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
  }
})
