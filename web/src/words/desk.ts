import type { MeasureName } from '@topcut/engine'
import {
  countedTerm,
  type InLanguages,
  type LabelKey,
  type Language,
  label,
  measureShort,
  type PlainTermKey,
  type TermKeyWith,
  type TermValues,
  term,
  thing,
} from '@topcut/protocol/words'
import { capital } from './capital.ts'
import { desk as de } from './de/desk.ts'
import { desk as en } from './en/desk.ts'
import { withOwnStandings } from './own-standings.ts'
import { desk as pl } from './pl/desk.ts'
import { type RoundWords, roundWords } from './round.ts'
import { saidTo, type Topic } from './topic.ts'

export type PageWords = typeof en

const pages: InLanguages<PageWords> = { en, de, pl }

export type DeskWords = RoundWords & {
  readonly language: Language
  readonly page: PageWords
  /** A term in the middle of a sentence. */
  readonly term: (key: PlainTermKey) => string
  readonly termWith: <K extends TermKeyWith>(key: K, values: TermValues<K>) => string
  /** The same with a capital letter. */
  readonly heading: (key: PlainTermKey) => string
  readonly label: (key: LabelKey) => string
  /** What a line of the announcement is about, with a capital letter. */
  readonly about: (text: string) => string
  /** A measure above a narrow column. */
  readonly short: (name: MeasureName) => string
}

export const deskWords: Topic<DeskWords> = (language, terms) => {
  const own = terms?.[language] ?? {}
  const say = (key: PlainTermKey) => own[key] ?? term(language, key)
  return {
    ...roundWords(language, terms),
    language,
    page: withOwnStandings(saidTo(pages[language], terms), language, terms),
    term: say,
    termWith: (key, values) => countedTerm(language, key, values, terms?.inTeams),
    heading: (key) => capital(language, say(key)),
    label: (key) => own[key] ?? label(language, key),
    about: (text) => {
      const what = text.slice(text.lastIndexOf('.') + 1)
      return capital(language, own[`thing.${what}`] ?? thing(language, text))
    },
    short: (name) => measureShort(language, name),
  }
}
