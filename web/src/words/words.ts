import {
  heading,
  type LabelKey,
  type Language,
  label,
  type PlainTermKey,
  type TermKeyWith,
  type TermValues,
  term,
} from '@topcut/protocol/words'
import { pageDe } from './de.ts'
import { pageEn } from './en.ts'
import type { PageWords } from './page-words.ts'
import { pagePl } from './pl.ts'

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

export const wordsOf = (chosen: Language): Words => ({
  language: chosen,
  page: pages[chosen],
  term: (key) => term(chosen, key),
  termWith: (key, values) => term(chosen, key, values),
  heading: (key) => heading(chosen, key),
  label: (key) => label(chosen, key),
})
