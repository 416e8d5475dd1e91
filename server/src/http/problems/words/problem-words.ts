import type { Language } from '@topcut/protocol/words'
import { problemsDe } from './de.ts'
import { problemsEn } from './en.ts'
import { problemsPl } from './pl.ts'
import type { ProblemWords } from './words.ts'

export const problemWords: { readonly [L in Language]: ProblemWords } = {
  en: problemsEn,
  de: problemsDe,
  pl: problemsPl,
}
