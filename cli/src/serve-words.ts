import { type Arguments, refuseStrange, wrongUse } from './arguments.ts'
import { portIn } from './port-in.ts'

const options = ['port', 'host', 'data', 'copies', 'tls', 'cert', 'key']

/** Whoever types no verb wants the desk: it is what the program is for. */
export const isForDesk = ({ verb, flags }: Arguments): boolean =>
  (verb === null || verb === 'serve') && !flags.has('help') && !flags.has('version')

const typed = ([name, value]: readonly [string, string]): string =>
  value === '' ? `--${name}` : `--${name}=${value}`

/**
 * What the desk is started with, or null where something else is asked for. An option that is none
 * of its own is refused: a desk that started without it would not be the one that was asked for.
 */
export const serveWords = (args: Arguments): readonly string[] | null => {
  if (!isForDesk(args)) return null
  const { flags, rest } = args
  refuseStrange({ ...args, verb: 'serve' }, options)
  if (rest.length > 0) wrongUse({ problem: 'no-file-wanted', word: 'serve' })
  const port = flags.get('port')
  if (port !== undefined) portIn(port)
  return [...flags].map(typed)
}
