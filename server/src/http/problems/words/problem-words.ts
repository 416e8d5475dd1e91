import type { Language } from '@topcut/protocol/words'
import type { ProblemWords } from '../trouble.ts'
import { problemsDe } from './de/problems.ts'
import { problemsEn } from './en/problems.ts'
import { problemsPl } from './pl/problems.ts'

export const problemWords: { readonly [L in Language]: ProblemWords } = {
  en: problemsEn,
  de: problemsDe,
  pl: problemsPl,
}
