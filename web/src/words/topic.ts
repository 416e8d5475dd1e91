import type { InLanguages, Language } from '@topcut/protocol/words'

/** What a title's documents call otherwise than others, by language and the key of the word. */
export type OwnTerms = { readonly [L in Language]?: { readonly [key: string]: string } }

/** The words about one thing, in a language and with the terms of a title. A page loads the topics it names. */
export type Topic<T> = (language: Language, terms?: OwnTerms) => T

/** A topic in which no title has words of its own. */
export const topic =
  <T>(words: InLanguages<T>): Topic<T> =>
  (language) =>
    words[language]
