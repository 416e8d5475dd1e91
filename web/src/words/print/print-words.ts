import type { Language } from '@topcut/protocol/words'
import { printDe } from './de.ts'
import { printEn } from './en.ts'
import { printPl } from './pl.ts'
import type { PrintWords } from './words.ts'

const words: { readonly [L in Language]: PrintWords } = { en: printEn, de: printDe, pl: printPl }

/** By language: what is printed may speak another one than the page around it. */
export const printWordsOf = (language: Language): PrintWords => words[language]
