import type { DecidedBy, StandingRow } from '@topcut/engine'
import { numberText } from '@topcut/protocol/words'
import type { Words } from '../../../words/words.ts'

const measured = (words: Words, by: DecidedBy, row: StandingRow): string | null => {
  if (by === 'margin-of-victory') return numberText(words.language, row.marginOfVictory)
  if (by === 'strength-of-schedule') {
    return numberText(words.language, row.strengthOfScheduleShown)
  }
  return null
}

/** What put a line where it is: the tie-breaker towards its neighbour, else the points. */
export const decidedText = (words: Words, rows: readonly StandingRow[], index: number): string => {
  const [before, row, after] = [rows[index - 1], rows[index], rows[index + 1]]
  if (row === undefined || row.place === null) return ''
  const compared = (by: DecidedBy, other: StandingRow | undefined, isAbove: boolean): string => {
    const name = words.term(by)
    const own = measured(words, by, row)
    const theirs = other === undefined ? null : measured(words, by, other)
    if (own === null || theirs === null) return name
    return isAbove ? words.page.over(name, own, theirs) : words.page.under(name, own, theirs)
  }
  const isBroken = (by: DecidedBy | null | undefined): by is DecidedBy =>
    by !== null && by !== undefined && by !== 'tournament-points'
  if (isBroken(row.decidedBy)) return compared(row.decidedBy, after, true)
  if (isBroken(before?.decidedBy)) return compared(before.decidedBy, before, false)
  return words.term('tournament-points')
}
