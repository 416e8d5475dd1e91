import type { FactWords } from './fact-words.ts'
import { listFactsDe } from './lists/de.ts'
import { peopleFactsDe } from './people/de.ts'
import { roundFactsDe } from './rounds/de.ts'
import { rulingFactsDe } from './rulings/de.ts'
import { setUpFactsDe } from './set-up/de.ts'

export const factsDe: FactWords = {
  ...setUpFactsDe,
  ...peopleFactsDe,
  ...listFactsDe,
  ...roundFactsDe,
  ...rulingFactsDe,
}
