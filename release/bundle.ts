import { cpSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { type OutputChunk, type Plugin, rolldown } from 'rolldown'
import { houseRoot } from '../scripts/choose-node.mjs'

/** Threads are files of their own: what starts them names a file that is built beside it. */
const threads: Readonly<Record<string, string>> = {
  'files-worker': 'server/src/http/files/files-worker.ts',
  'needs-worker': 'server/src/http/shown/needs-worker.ts',
  'png-worker': 'server/src/pictures/png/png-worker.ts',
}

const threadUrl = /new URL\('([\w-]+)\.ts', import\.meta\.url\)/g

const builtThreads: Plugin = {
  name: 'built-threads',
  transform: (code) => {
    const built = code.replaceAll(threadUrl, (_, name: string) => {
      if (!Object.hasOwn(threads, name)) throw new Error(`${name}.ts is not packed: see bundle.ts`)
      return `new URL('${name}.js', import.meta.url)`
    })
    return built === code ? null : built
  },
}

/** Read where they lie, not imported: `packageFile` finds them beside the program. */
const packageFiles = [
  '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
  '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf',
  '@resvg/resvg-wasm/index_bg.wasm',
]

/** Everything that runs, as JavaScript without packages, in `folder`; answers with what is in it. */
export const bundleProgram = async (folder: string): Promise<readonly OutputChunk[]> => {
  const bundle = await rolldown({
    cwd: houseRoot,
    input: { topcut: 'release/program/start.ts', ...threads },
    platform: 'node',
    // Only tried, never needed: a faster driver that somebody may have installed.
    external: ['pg-native'],
    // `server/src/main.ts` is a program of its own elsewhere; here it is part of one.
    transform: { define: { 'import.meta.main': 'false' } },
    plugins: [builtThreads],
    logLevel: 'warn',
  })
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    minify: true,
    chunkFileNames: '[name]-[hash].js',
  })
  const packages = createRequire(join(houseRoot, 'server', 'package.json'))
  for (const file of packageFiles) cpSync(packages.resolve(file), join(folder, basename(file)))
  return output.filter((one) => one.type === 'chunk')
}

/** The file that npm links, for older Nodes as well, and the watch it loads. */
export const bundleBin = async (folder: string): Promise<void> => {
  const bundle = await rolldown({
    cwd: houseRoot,
    input: {
      topcut: 'release/program/bin.mjs',
      'stop-with-parent': 'scripts/stop-with-parent.mjs',
    },
    platform: 'node',
    transform: { target: 'node18' },
    logLevel: 'warn',
  })
  await bundle.write({ dir: folder, format: 'esm' })
}
