import { listRefusalsEn } from './lists/en.ts'
import { logRefusalsEn } from './log/en.ts'
import { peopleRefusalsEn } from './people/en.ts'
import type { RefusalWords } from './refusal-words.ts'
import { resultRefusalsEn } from './results/en.ts'
import { roundRefusalsEn } from './rounds/en.ts'
import { rulingRefusalsEn } from './rulings/en.ts'
import { setUpRefusalsEn } from './set-up/en.ts'

export const refusalsEn: RefusalWords = {
  ...logRefusalsEn,
  ...setUpRefusalsEn,
  ...peopleRefusalsEn,
  ...listRefusalsEn,
  ...roundRefusalsEn,
  ...resultRefusalsEn,
  ...rulingRefusalsEn,
}
