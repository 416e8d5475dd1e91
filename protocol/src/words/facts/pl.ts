import type { FactWords } from './fact-words.ts'
import { listFactsPl } from './lists/pl.ts'
import { peopleFactsPl } from './people/pl.ts'
import { roundFactsPl } from './rounds/pl.ts'
import { rulingFactsPl } from './rulings/pl.ts'
import { setUpFactsPl } from './set-up/pl.ts'

export const factsPl: FactWords = {
  ...setUpFactsPl,
  ...peopleFactsPl,
  ...listFactsPl,
  ...roundFactsPl,
  ...rulingFactsPl,
}
