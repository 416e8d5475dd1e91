import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
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
  test: /\/web\/src\/(?:show|pages\/missing\/missing-page|ui\/note|ui\/rule-ids|route\/fragment)\.tsx?$/,
  priority: 1,
}

/** How every page looks: a page of a few lines must not wait for all that others are made of. */
const everyStyle = { name: 'style', test: /\/web\/src\/ui\/every-page\.ts$/, priority: 3 }

/** What a first sight stands on as well as every page: in one file with those it would wait for all. */
const ground = {
  name: 'ground',
  test: /\/web\/src\/(?:route\/(?:begin-anew-when-back|route-of)|ui\/theme|words\/(?:topic|later\/words-later))\.ts$|\/words\/(?:capital|plural)\.ts$|vite\/preload-helper/,
  priority: 2,
}

/** What pages of leaders have in common, in one file: a desk would wait for seventy crumbs of it. */
const common = {
  name: 'leading',
  test: /\/(?:engine|protocol)\/src\/|\/web\/src\/(?:leader|parts|route|state|ui|words)\//,
  minShareCount: 3,
}

/** What a document runs beside its first file: known only once that has run, it would come late. */
const runsSoon: { readonly [document: string]: string } = {
  'index.html': common.name,
  'phone.html': 'phone-main',
}

/** A file with all that it stands on. */
const withImports = (files: Rolldown.OutputBundle, name: string): readonly string[] => {
  const found = new Set<string>()
  const find = (fileName: string) => {
    const file = files[fileName]
    if (file?.type !== 'chunk' || found.has(fileName)) return
    found.add(fileName)
    for (const one of file.imports) find(one)
  }
  for (const file of Object.values(files)) if (file.name === name) find(file.fileName)
  return [...found]
}

const filesAtOnce = (base: string): Plugin => ({
  name: 'files-at-once',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { filename, bundle = {} }) =>
      withImports(bundle, runsSoon[basename(filename)] ?? '')
        .filter((fileName) => !html.includes(fileName))
        .map((fileName) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `${base}${fileName}` },
          injectTo: 'head',
        })),
  },
})

const groups = { leading: [everyPage, common], light: [everyStyle, ground, everyPage] }

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
      plugins: [react(), oneLanguage(language), filesAtOnce(base), compressed()],
      build: {
        outDir: `../.cache/web/${language}`,
        // Browsers that need a script for it do not know the style sheets either.
        modulePreload: { polyfill: false },
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
    }
  })
