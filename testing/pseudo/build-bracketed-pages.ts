import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { bracketWords } from './bracket-words.ts'

const web = fileURLToPath(new URL('../../web', import.meta.url))

/** Builds the English pages into a folder of their own, with every text in brackets. */
export const buildBracketedPages = async (folder: string): Promise<void> => {
  await build({
    root: web,
    mode: 'en',
    logLevel: 'error',
    plugins: [bracketWords()],
    build: { outDir: join(folder, 'en'), emptyOutDir: true },
  })
}
