import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { houseRoot } from '../scripts/choose-node.mjs'
import { startTopcut } from './topcut-process.ts'

const cache = join(houseRoot, '.cache')
const source = (path: string) => fileURLToPath(new URL(`../server/src/${path}`, import.meta.url))

/** Threads are started by the address of their file: it must stand beside the one that asks for it. */
const threads = [
  'pictures/png/png-worker.ts',
  'http/files/files-worker.ts',
  'http/shown/needs-worker.ts',
]

const isGone = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return false
  } catch {
    return true
  }
}

/** A run that was killed could not clear away what it had built. */
const clearAway = (): void => {
  mkdirSync(cache, { recursive: true })
  for (const name of readdirSync(cache)) {
    const pid = /^quick-server-(\d+)$/.exec(name)?.[1]
    if (pid !== undefined && isGone(Number(pid)))
      rmSync(join(cache, name), { recursive: true, force: true })
  }
}

const make = async (): Promise<string> => {
  clearAway()
  // Two folders below the house like the source, from where it finds pages and packages.
  const folder = join(cache, `quick-server-${process.pid}`)
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: folder,
      minify: false,
      rolldownOptions: {
        input: [source('main.ts'), ...threads.map(source)],
        output: {
          entryFileNames: ({ name }) => (name === 'main' ? 'main.js' : `${name}.ts`),
          chunkFileNames: '[name]-[hash].js',
        },
      },
    },
    ssr: { noExternal: true },
  })
  const main = join(folder, 'main.js')
  // What is compiled is only written down by a server that ends politely.
  await (await startTopcut({ main })).stop()
  return main
}

const name = 'TOPCUT_QUICK_SERVER'

/**
 * The real server, put into one file and compiled, for those who start it hundreds of times: most
 * of a start is reading two thousand files. Built anew for each run, so it is never yesterday's;
 * once for all projects of a run, each of which has its own copy of this module.
 */
export const setup = async (): Promise<void> => {
  process.env[name] ??= await make()
}

export const teardown = (): void => {
  const main = process.env[name]
  if (main !== undefined) rmSync(dirname(main), { recursive: true, force: true })
}
