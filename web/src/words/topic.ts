import type { OwnTerms as DocumentTerms } from '@topcut/engine'
import type { InLanguages, Language } from '@topcut/protocol/words'
import { ofTeams } from './of-teams.ts'

/** What a title's documents call otherwise than others, by language and the key of the word. */
export type OwnTerms = DocumentTerms

/** The words about one thing, in a language and with the terms of a title. A page loads the topics it names. */
export type Topic<T> = (language: Language, terms?: OwnTerms) => T

/** A topic as those who play by a document read it. */
export const saidTo = <T extends object>(words: T, terms: OwnTerms | undefined): T =>
  terms?.inTeams === true ? ofTeams(words) : words

/** A topic in which no title has words of its own. */
export const topic =
  <T extends object>(words: InLanguages<T>): Topic<T> =>
  (language, terms) =>
    saidTo(words[language], terms)
