import type { StandingRow } from '@topcut/engine'
import { numberText } from '@topcut/protocol/words'
import type { DeskWords } from '../../words/desk.ts'

/** The exact value is a text such as `13/6`; on the page stands what it is about. */
export const extendedShown = (words: DeskWords, row: StandingRow): string | null => {
  if (row.extendedStrengthOfSchedule === null) return null
  const [over = '0', under = '1'] = row.extendedStrengthOfSchedule.split('/')
  return numberText(words.language, Number(over) / Number(under))
}
