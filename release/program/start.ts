/** What `npx topcut` and the executable run: the terminal's program, with folders and pages of its own. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Arguments, readArguments } from '../../cli/src/arguments.ts'
import { serveWords } from '../../cli/src/serve-words.ts'
import { endWithReader, processTerminal } from '../../cli/src/terminal.ts'
import { programWords } from './program-words.ts'
import { thisMachine } from './this-machine.ts'
import { unpackPages } from './unpack-pages.ts'
import { cacheFolder, dataFolder } from './usual-folders.ts'

const quiet = (): void => {
  const { emitWarning } = process
  // A warning about Node's own sqlite between two lines of standings reads like a fault.
  process.emitWarning = ((warning: string | Error, ...rest: unknown[]) => {
    if (rest[0] !== 'ExperimentalWarning') Reflect.apply(emitWarning, process, [warning, ...rest])
  }) as typeof emitWarning
}

/** Whoever chose a folder or a database knows where the data are. */
const isElsewhere = (served: readonly string[]): boolean =>
  served.some((word) => word.startsWith('--data')) || Boolean(process.env['DATABASE_URL'])

/** Null also where the desk is refused: the refusal is all that is read then, also by programs. */
const servedBy = (args: Arguments): readonly string[] | null => {
  try {
    return args.wrong === null ? serveWords(args) : null
  } catch {
    return null
  }
}

export const start = async (
  words: readonly string[],
  { isExecutable }: { readonly isExecutable: boolean },
): Promise<void> => {
  quiet()
  endWithReader()
  const machine = thisMachine()
  const cache = cacheFolder(machine)
  process.env['TOPCUT_DATA'] ||= dataFolder(machine)
  const args = readArguments(words)
  const served = servedBy(args)
  if (served !== null && !isElsewhere(served))
    console.log(programWords(args.flags.get('lang')).keptIn(process.env['TOPCUT_DATA']))
  if (served !== null || args.verb === 'demo') {
    const packed = fileURLToPath(new URL('pages.br', import.meta.url))
    process.env['TOPCUT_PAGES'] ||= unpackPages(packed, cache)
  }
  // Compiled once, not at every start.
  enableCompileCache(join(cache, 'compile'))
  // Only now: what is loaded looks at these settings.
  const { run } = await import('../../cli/src/run.ts')
  if (isExecutable && words.length === 0) {
    const { clickedDesk } = await import('./clicked-desk.ts')
    process.exitCode = await clickedDesk({ run, data: process.env['TOPCUT_DATA'], cache })
  } else {
    process.exitCode = await run(words, processTerminal)
  }
}
