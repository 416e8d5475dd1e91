import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { temporaryFolder } from './temporary-folder.ts'
import { type StartOptions, startTopcut } from './topcut-process.ts'

type Quick = Required<Pick<StartOptions, 'main' | 'env'>>

const make = async (): Promise<Quick> => {
  const folder = temporaryFolder()
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: fileURLToPath(new URL('../server/src/main.ts', import.meta.url)),
      outDir: folder,
      minify: false,
    },
    ssr: { noExternal: true },
  })
  const quick = { main: join(folder, 'main.js'), env: { NODE_COMPILE_CACHE: folder } }
  // What is compiled is only written down by a server that ends politely.
  await (await startTopcut(quick)).stop()
  return quick
}

let made: Promise<Quick> | undefined

/**
 * The real server, put into one file and compiled, for those who start it hundreds of times: most
 * of a start is reading a thousand files.
 */
export const quickServer = (): Promise<Quick> => {
  made ??= make()
  return made
}
