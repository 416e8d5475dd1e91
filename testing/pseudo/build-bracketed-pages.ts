import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { bracketWords } from './bracket-words.ts'

const web = fileURLToPath(new URL('../../web', import.meta.url))

/** Builds the English pages into a folder of their own, with every text in brackets. */
export const buildBracketedPages = async (folder: string): Promise<void> => {
  const pages = {
    'vite.config.ts': 'en',
    'vite.light.config.ts': 'en',
    'vite.verify.config.ts': '',
  }
  for (const [config, into] of Object.entries(pages)) {
    await build({
      root: web,
      configFile: join(web, config),
      mode: 'en',
      logLevel: 'error',
      plugins: [bracketWords()],
      build: { outDir: join(folder, into) },
    })
  }
}
