import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { bracketWords } from './bracket-words.ts'

const web = fileURLToPath(new URL('../../web', import.meta.url))

/** Builds the pages into a folder of their own, with every text in brackets. */
export const buildBracketedPages = async (folder: string): Promise<void> => {
  await build({
    root: web,
    logLevel: 'error',
    plugins: [bracketWords()],
    build: { outDir: folder, emptyOutDir: true },
  })
}
