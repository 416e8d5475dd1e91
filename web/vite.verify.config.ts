import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './compressed.ts'
import { oneFile } from './one-file.ts'

/**
 * The page that checks a record: one file for all languages, with the engine in it. Drawn by Preact
 * in the place of React, which would be as large as all the rest.
 */
export default defineConfig(({ command }) => {
  // Built from within a test run, the page would carry the slow development half.
  if (command === 'build') process.env['NODE_ENV'] = 'production'
  return {
    cacheDir: '../.cache/vite',
    publicDir: false,
    plugins: [react(), oneFile(), compressed()],
    resolve: {
      alias: [
        { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
        { find: 'react-dom/client', replacement: 'preact/compat/client' },
        { find: /^react(?:-dom)?$/, replacement: 'preact/compat' },
      ],
    },
    build: {
      outDir: '../.cache/web',
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      cssCodeSplit: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: fileURLToPath(new URL('verify.html', import.meta.url)),
        output: { codeSplitting: false },
      },
    },
  }
})
