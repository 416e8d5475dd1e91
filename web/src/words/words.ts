import type { Regulation } from '@topcut/engine'
import {
  type LabelKey,
  type Language,
  label,
  type PlainTermKey,
  type TermKeyWith,
  type TermValues,
  term,
} from '@topcut/protocol/words'
import { capital } from './capital.ts'
import { pageDe } from './de/desk.ts'
import { pageEn } from './en/desk.ts'
import type { PageWords } from './page-words.ts'
import { pagePl } from './pl/desk.ts'

const pages: { readonly [L in Language]: PageWords } = { en: pageEn, de: pageDe, pl: pagePl }

export type Words = {
  readonly language: Language
  readonly page: PageWords
  /** A term in the middle of a sentence. */
  readonly term: (key: PlainTermKey) => string
  readonly termWith: <K extends TermKeyWith>(key: K, values: TermValues<K>) => string
  /** The same with a capital letter. */
  readonly heading: (key: PlainTermKey) => string
  readonly label: (key: LabelKey) => string
}

/** `terms` are those of a title: what its documents call otherwise than others. */
export const wordsOf = (chosen: Language, terms: Regulation['terms'] = {}): Words => {
  const own = terms[chosen] ?? {}
  const say = (key: PlainTermKey) => own[key] ?? term(chosen, key)
  return {
    language: chosen,
    page: pages[chosen],
    term: say,
    termWith: (key, values) => term(chosen, key, values),
    heading: (key) => capital(chosen, say(key)),
    label: (key) => own[key] ?? label(chosen, key),
  }
}
