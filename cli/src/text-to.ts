import { readFileSync } from 'node:fs'
import { readScenario } from '@topcut/exchange'
import { type Arguments, refuseStrange, wrongUse } from './arguments.ts'
import { convert, convertOptions } from './commands/convert.ts'
import { simulate, simulateOptions } from './commands/simulate.ts'
import { type DataVerbName, dataVerb, isDataVerb } from './data/data-verbs.ts'
import { readJsonFile } from './files/read-file.ts'
import { help } from './help.ts'
import { printed } from './output/printed.ts'
import {
  isRemoteVerb,
  type RemoteVerbName,
  remoteOptions,
  remoteVerb,
} from './remote/remote-verbs.ts'
import type { Terminal } from './terminal.ts'
import { verbs } from './verbs.ts'

/** What verbs answer that end well or are refused, and nothing in between. */
export const textTo = async (args: Arguments, terminal: Terminal): Promise<string> => {
  const { verb: name, rest, flags } = args
  if (flags.has('version')) return `${version()}\n`
  if (flags.has('help') || name === null) return `${help(process.env['TOPCUT_DATA'] || './data')}\n`
  if (isRemoteVerb(name) && (flags.has('server') || !remoteVerb(name).isLocalToo))
    return answerFrom(name, args, terminal)
  if (name === 'simulate') {
    refuseStrange(args, simulateOptions)
    if (rest.length > 0) return wrongUse({ problem: 'no-file-wanted', word: name })
    return printed(simulate(flags))
  }
  if (name === 'convert') {
    refuseStrange(args, convertOptions)
    return convert(oneFile(args), args, terminal)
  }
  if (isDataVerb(name)) return answerFromData(name, args, terminal)
  const verb = verbs.get(name) ?? wrongUse({ problem: 'unknown-command', word: name })
  refuseStrange(args, verb.options)
  return printed(verb.answer(readScenario(await readJsonFile(oneFile(args), terminal)), flags))
}

const oneFile = ({ verb, rest: [file, ...more] }: Arguments): string =>
  file === undefined || more.length > 0
    ? wrongUse({ problem: 'one-file-needed', word: verb ?? '' })
    : file

const answerFromData = async (
  name: DataVerbName,
  args: Arguments,
  terminal: Terminal,
): Promise<string> => {
  const { takes, options } = dataVerb(name)
  refuseStrange(args, options)
  const word = oneWord(args, takes)
  // Only now: what computes from a scenario should not wait until a whole server is loaded.
  const { answerFrom } = await import('./data/answer-from-data.ts')
  return answerFrom(name, word, args.flags, terminal, args.language)
}

/** What stands behind a verb: nothing, or one file or event. */
const oneWord = ({ verb, rest }: Arguments, takes: 'nothing' | 'file' | 'event'): string => {
  const [word = '', ...more] = rest
  const name = verb ?? ''
  if (takes === 'nothing' && word !== '') wrongUse({ problem: 'no-file-wanted', word: name })
  if (takes !== 'nothing' && (word === '' || more.length > 0))
    wrongUse({ problem: `one-${takes}-needed`, word: name })
  return word
}

const answerFrom = async (
  name: RemoteVerbName,
  args: Arguments,
  terminal: Terminal,
): Promise<string> => {
  const { takes, options, needs } = remoteVerb(name)
  refuseStrange(args, [...options, ...remoteOptions])
  const word = oneWord(args, takes)
  const missing = ['server', ...needs].find((flag) => !args.flags.has(flag))
  if (missing !== undefined) wrongUse({ problem: 'option-needed', word: `--${missing}`, of: name })
  const { answerFromServer } = await import('./remote/answer-from-server.ts')
  return answerFromServer(name, word, args, terminal)
}

const version = (): string => {
  const file = new URL('../package.json', import.meta.url)
  return String((JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version)
}
