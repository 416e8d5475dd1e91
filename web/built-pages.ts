import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { isLanguage } from '../protocol/src/words/language.ts'
import { compressed } from './compressed.ts'
import { oneLanguage } from './one-language.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What is built by itself: for those who lead an event, and for everybody else. */
type Documents = 'leading' | 'light'

const inputs: { readonly [D in Documents]: readonly string[] } = {
  leading: [at('index.html')],
  light: [at('phone.html'), at('public.html'), at('src/offline/offline.ts')],
}

/** What every page shows and stands on, in one file: in twenty crumbs it weighs 4 kB more. */
const everyPage = {
  name: 'every-page',
  test: /\/web\/src\/(?:show|pages\/missing\/missing-page)\.tsx$/,
  priority: 1,
}

/** What pages of leaders have in common, in one file: a desk would wait for seventy crumbs of it. */
const common = {
  name: 'leading',
  test: /\/(?:engine|protocol)\/src\/|\/web\/src\/(?:leader|parts|route|state|ui|words)\//,
  minShareCount: 3,
}

/** Every page of leaders stands on it: known only once a first file has run, it would come late. */
const commonAtOnce = (base: string): Plugin => ({
  name: 'common-at-once',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.values(bundle)
        .filter((file) => file.type === 'chunk' && file.name === common.name)
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `${base}${fileName}` },
        })),
  },
})

const groups = { leading: [everyPage, common], light: [everyPage] }

/** `vite build --mode de` builds the pages in German. */
export const builtPages = (documents: Documents) =>
  defineConfig(({ command, mode }) => {
    const language = isLanguage(mode) ? mode : 'en'
    // Built from within a test run, the pages would carry React's slow development half.
    if (command === 'build') process.env['NODE_ENV'] = 'production'
    const base = command === 'build' ? `/${language}/` : '/'
    return {
      base,
      cacheDir: '../.cache/vite',
      plugins: [react(), oneLanguage(language), commonAtOnce(base), compressed()],
      build: {
        outDir: `../.cache/web/${language}`,
        // One folder for both, always a new one.
        emptyOutDir: false,
        // The desk holds the engine with every document.
        chunkSizeWarningLimit: 1200,
        rolldownOptions: {
          // Whoever starts the program for the first time reads all that it says.
          checks: { pluginTimings: false },
          input: [...inputs[documents]],
          output: {
            codeSplitting: { groups: groups[documents] },
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
