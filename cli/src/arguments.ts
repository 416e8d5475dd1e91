import { isLanguage, type Language } from '@topcut/protocol/words'
import { refused, type WrongUse } from './refusal.ts'

/** What stands behind `topcut`: a verb, the words after it, and the options. */
export type Arguments = {
  readonly verb: string | null
  readonly rest: readonly string[]
  readonly flags: ReadonlyMap<string, string>
  /** The values of `--option`, the only one that may stand there more than once. */
  readonly options: readonly string[]
  readonly language: Language
  /** The first word that cannot be understood. */
  readonly wrong: WrongUse | null
}

const flagsWithValue = [
  'after',
  'entropy',
  'lang',
  'regulation',
  'players',
  'rounds',
  'events',
  'drops',
  'data',
  'to',
  'url',
  'name',
  'date',
  'tier',
  'option',
  'server',
  'token-file',
  'event',
  'round',
  'table',
  'ending',
  'score',
  'by',
  'every',
  'keep',
  'head',
  'port',
  'host',
  'copies',
  'cert',
  'key',
]
const plainFlags = ['help', 'version', 'json', 'without-people', 'public', 'tls']

/** Reads to the end even after a fault: the complaint should come in the language asked for. */
export const readArguments = (words: readonly string[]): Arguments => {
  const flags = new Map<string, string>()
  const options: string[] = []
  const rest: string[] = []
  const wrong: WrongUse[] = []
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? ''
    if (!word.startsWith('-') || word === '-') {
      rest.push(word)
      continue
    }
    const [option = '', inline] = word === '-h' ? ['--help'] : word.split(/=(.*)/s)
    const name = option.startsWith('--') ? option.slice(2) : ''
    const isPlain = plainFlags.includes(name)
    if (!isPlain && !flagsWithValue.includes(name)) {
      wrong.push({ problem: 'unknown-option', word: option })
      continue
    }
    const value = isPlain ? '' : (inline ?? words[++index])
    if (isPlain && inline !== undefined) wrong.push({ problem: 'value-unwanted', word: option })
    if (name === 'option') options.push(value ?? '')
    else if (flags.has(name)) wrong.push({ problem: 'option-twice', word: option })
    if (!isPlain && (value === undefined || value.trim() === '')) {
      wrong.push({ problem: 'value-missing', word: option })
    } else flags.set(name, value ?? '')
  }
  const wanted = flags.get('lang') ?? 'en'
  const isKnown = isLanguage(wanted)
  if (!isKnown) wrong.push({ problem: 'unknown-language', word: '--lang', value: wanted })
  const [verb = null, ...others] = rest
  const language = isKnown ? wanted : 'en'
  return { verb, rest: others, flags, options, language, wrong: wrong[0] ?? null }
}

export const wrongUse = (wrong: WrongUse): never => refused({ code: 'wrong-use', ...wrong })

export const numberFlag = (flags: Arguments['flags'], name: string): number | null => {
  const value = flags.get(name)
  if (value === undefined) return null
  return /^\d{1,6}$/.test(value)
    ? Number(value)
    : wrongUse({ problem: 'not-a-whole-number', word: `--${name}`, value })
}

/** An option of another verb would be passed over in silence. */
export const refuseStrange = ({ verb, flags }: Arguments, options: readonly string[]): void => {
  const strange = [...flags.keys()].find((flag) => flag !== 'lang' && !options.includes(flag))
  if (strange === undefined) return
  wrongUse({ problem: 'option-of-another-command', word: `--${strange}`, of: verb ?? '' })
}
