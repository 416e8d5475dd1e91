import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => {
  // Built from within a test run, the pages would carry React's slow development half.
  if (command === 'build') process.env['NODE_ENV'] = 'production'
  return {
    base: '/',
    cacheDir: '../.cache/vite',
    plugins: [react()],
    // One file with the engine and every document: it must be whole where a hall has no network.
    build: { outDir: '../.cache/web', emptyOutDir: true, chunkSizeWarningLimit: 800 },
    // While developing, the pages come from here and everything else from a running server.
    server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
  }
})
