import type { InLanguages, Language } from '@topcut/protocol/words'
import { type OwnTerms, saidTo, type Topic } from './topic.ts'

/**
 * What standings are called in German where a title has no other word. The word a document may
 * have instead is as feminine and has one form, too, so every sentence takes either.
 */
const usual = 'Rangliste'

const renamed = (said: unknown, name: string): unknown => {
  if (typeof said === 'string') return said.replaceAll(usual, name)
  if (Array.isArray(said)) return said.map((one) => renamed(one, name))
  if (typeof said === 'function') {
    return (...given: readonly unknown[]) => {
      const text: unknown = said(...given)
      // A tournament may have the word in its name.
      return given.some((one) => String(one).includes(usual)) ? text : renamed(text, name)
    }
  }
  if (typeof said !== 'object' || said === null) return said
  return Object.fromEntries(Object.entries(said).map(([key, one]) => [key, renamed(one, name)]))
}

/** Made once: a page of a hundred rows asks a hundred times. */
const known = new WeakMap<object, Map<string, object>>()

/** Words that speak of the standings by the name the title's document has for them. */
export const withOwnStandings = <T extends object>(
  words: T,
  language: Language,
  terms: OwnTerms | undefined,
): T => {
  const name = language === 'de' ? terms?.de?.['standings'] : undefined
  if (name === undefined) return words
  const before = known.get(words) ?? new Map<string, object>()
  known.set(words, before)
  const said = before.get(name) ?? (renamed(words, name) as object)
  before.set(name, said)
  return said as T
}

/** A topic that speaks of the standings and has no other word of a title's own. */
export const standingsTopic =
  <T extends object>(words: InLanguages<T>): Topic<T> =>
  (language, terms) =>
    withOwnStandings(saidTo(words[language], terms), language, terms)
