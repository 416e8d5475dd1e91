import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { isLanguage } from '../protocol/src/words/language.ts'
import { compressed } from './compressed.ts'
import { oneLanguage } from './one-language.ts'

const entry = (name: string) => fileURLToPath(new URL(`${name}.html`, import.meta.url))

const everyPage = /\/web\/src\/(?:show|pages\/missing\/missing-page)\.tsx$/

/** `vite build --mode de` builds the pages in German. */
export default defineConfig(({ command, mode }) => {
  const language = isLanguage(mode) ? mode : 'en'
  // Built from within a test run, the pages would carry React's slow development half.
  if (command === 'build') process.env['NODE_ENV'] = 'production'
  return {
    base: command === 'build' ? `/${language}/` : '/',
    cacheDir: '../.cache/vite',
    plugins: [react(), oneLanguage(language), compressed()],
    build: {
      outDir: `../.cache/web/${language}`,
      emptyOutDir: true,
      // The desk holds the engine with every document.
      chunkSizeWarningLimit: 1200,
      rolldownOptions: {
        // A player's phone and a spectator's load nothing of what the desk needs.
        input: [
          ...['index', 'phone', 'public'].map(entry),
          fileURLToPath(new URL('src/offline/offline.ts', import.meta.url)),
        ],
        // What every page shows and stands on, in one file: in twenty crumbs it weighs 4 kB more.
        output: {
          codeSplitting: { groups: [{ name: 'every-page', test: everyPage }] },
          // Known by its address: under another one it would be another one beside the first.
          entryFileNames: ({ name }) =>
            name === 'offline' ? '[name].js' : 'assets/[name]-[hash].js',
        },
      },
    },
    // While developing, the pages come from here and everything else from a running server.
    server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
  }
})
