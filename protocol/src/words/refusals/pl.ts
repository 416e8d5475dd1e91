import { listRefusalsPl } from './lists/pl.ts'
import { logRefusalsPl } from './log/pl.ts'
import { peopleRefusalsPl } from './people/pl.ts'
import type { RefusalWords } from './refusal-words.ts'
import { resultRefusalsPl } from './results/pl.ts'
import { roundRefusalsPl } from './rounds/pl.ts'
import { rulingRefusalsPl } from './rulings/pl.ts'
import { setUpRefusalsPl } from './set-up/pl.ts'

export const refusalsPl: RefusalWords = {
  ...logRefusalsPl,
  ...setUpRefusalsPl,
  ...peopleRefusalsPl,
  ...listRefusalsPl,
  ...roundRefusalsPl,
  ...resultRefusalsPl,
  ...rulingRefusalsPl,
}
