import type { Language } from '@topcut/protocol/words'
import { printDe } from '../de/print.ts'
import { printEn } from '../en/print.ts'
import { printPl } from '../pl/print.ts'
import type { PrintWords } from './words.ts'

const words: { readonly [L in Language]: PrintWords } = { en: printEn, de: printDe, pl: printPl }

/** By language: what is printed may speak another one than the page around it. */
export const printWordsOf = (language: Language): PrintWords => words[language]
