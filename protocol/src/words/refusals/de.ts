import { listRefusalsDe } from './lists/de.ts'
import { logRefusalsDe } from './log/de.ts'
import { peopleRefusalsDe } from './people/de.ts'
import type { RefusalWords } from './refusal-words.ts'
import { resultRefusalsDe } from './results/de.ts'
import { roundRefusalsDe } from './rounds/de.ts'
import { rulingRefusalsDe } from './rulings/de.ts'
import { setUpRefusalsDe } from './set-up/de.ts'

export const refusalsDe: RefusalWords = {
  ...logRefusalsDe,
  ...setUpRefusalsDe,
  ...peopleRefusalsDe,
  ...listRefusalsDe,
  ...roundRefusalsDe,
  ...resultRefusalsDe,
  ...rulingRefusalsDe,
}
