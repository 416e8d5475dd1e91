import { type DecidedBy, measuresIn, type StandingRow } from '@topcut/engine'
import { numberText } from '@topcut/protocol/words'
import type { DeskWords } from '../../../words/desk.ts'

const measured = (words: DeskWords, by: DecidedBy, row: StandingRow): string | null => {
  const shown =
    by === 'tournament-points'
      ? row.tournamentPoints
      : measuresIn(row).find(({ name }) => name === by)?.shown
  return shown === undefined ? null : numberText(words.language, shown)
}

/** What separates two neighbours, with both numbers where it has any: `margin, 745 over 744`. */
export const separation = (
  words: DeskWords,
  by: DecidedBy,
  row: StandingRow,
  other: StandingRow | undefined,
  isAbove: boolean,
): string => {
  const name = words.term(by)
  const own = measured(words, by, row)
  const theirs = other === undefined ? null : measured(words, by, other)
  if (own === null || theirs === null) return name
  return isAbove ? words.page.over(name, own, theirs) : words.page.under(name, own, theirs)
}

/** What put a line where it is: the tie-breaker towards its neighbour, else the points. */
export const decidedText = (
  words: DeskWords,
  rows: readonly StandingRow[],
  index: number,
): string => {
  const [before, row, after] = [rows[index - 1], rows[index], rows[index + 1]]
  if (row === undefined || row.place === null) return ''
  const isBroken = (by: DecidedBy | null | undefined): by is DecidedBy =>
    by !== null && by !== undefined && by !== 'tournament-points'
  if (isBroken(row.decidedBy)) return separation(words, row.decidedBy, row, after, true)
  if (isBroken(before?.decidedBy)) return separation(words, before.decidedBy, row, before, false)
  return words.term('tournament-points')
}
