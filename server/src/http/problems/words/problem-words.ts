import type { InLanguages } from '@topcut/protocol/words'
import { problems as problemsDe } from './de/problems.ts'
import { storeProblems as storeProblemsDe } from './de/store-problems.ts'
import { problems as problemsEn } from './en/problems.ts'
import { storeProblems as storeProblemsEn } from './en/store-problems.ts'
import { problems as problemsPl } from './pl/problems.ts'
import { storeProblems as storeProblemsPl } from './pl/store-problems.ts'

export type ProblemWords = typeof problemsEn

export const problemWords: InLanguages<ProblemWords> = {
  en: problemsEn,
  de: problemsDe,
  pl: problemsPl,
}

export const storeProblemWords: InLanguages<typeof storeProblemsEn> = {
  en: storeProblemsEn,
  de: storeProblemsDe,
  pl: storeProblemsPl,
}
