import type { StandingRow } from '@topcut/engine'
import { numberText } from '@topcut/protocol/words'
import type { Words } from '../../../words/words.ts'

/** The exact value is a text such as `13/6`; on the page stands what it is about. */
export const extendedShown = (words: Words, row: StandingRow): string | null => {
  if (row.extendedStrengthOfSchedule === null) return null
  const [over = '0', under = '1'] = row.extendedStrengthOfSchedule.split('/')
  return numberText(words.language, Number(over) / Number(under))
}
