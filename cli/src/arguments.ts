import { isLanguage, type Language } from '@topcut/protocol/words'
import { refused } from './refusal.ts'

/** What stands behind `topcut`: a verb, the words after it, and the flags. */
export type Arguments = {
  readonly verb: string | null
  readonly rest: readonly string[]
  readonly flags: ReadonlyMap<string, string>
}

const flagsWithValue = ['after', 'entropy', 'lang']
const plainFlags = ['help', 'version']

const wrongUse = (what: string): never => refused({ code: 'wrong-use', what })

export const readArguments = (words: readonly string[]): Arguments => {
  const flags = new Map<string, string>()
  const rest: string[] = []
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? ''
    if (!word.startsWith('--')) {
      if (word === '-h') flags.set('help', '')
      else rest.push(word)
      continue
    }
    const [name = '', inline] = word.slice(2).split(/=(.*)/s)
    if (plainFlags.includes(name)) flags.set(name, '')
    else if (!flagsWithValue.includes(name)) wrongUse(`There is no option ${word}.`)
    else {
      const value = inline ?? words[++index]
      if (value === undefined) wrongUse(`The option --${name} needs a value.`)
      else flags.set(name, value)
    }
  }
  const [verb = null, ...others] = rest
  return { verb, rest: others, flags }
}

export const languageOf = (flags: Arguments['flags']): Language => {
  const wanted = flags.get('lang') ?? 'en'
  return isLanguage(wanted) ? wanted : wrongUse(`--lang knows en, de and pl, not ${wanted}.`)
}

export const numberFlag = (flags: Arguments['flags'], name: string): number | null => {
  const value = flags.get(name)
  if (value === undefined) return null
  if (!/^\d{1,6}$/.test(value)) wrongUse(`--${name} needs a whole number, not ${value}.`)
  return Number(value)
}
