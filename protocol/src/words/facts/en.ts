import type { FactWords } from './fact-words.ts'
import { listFactsEn } from './lists/en.ts'
import { peopleFactsEn } from './people/en.ts'
import { roundFactsEn } from './rounds/en.ts'
import { rulingFactsEn } from './rulings/en.ts'
import { setUpFactsEn } from './set-up/en.ts'

export const factsEn: FactWords = {
  ...setUpFactsEn,
  ...peopleFactsEn,
  ...listFactsEn,
  ...roundFactsEn,
  ...rulingFactsEn,
}
