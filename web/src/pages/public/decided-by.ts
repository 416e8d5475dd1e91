import type { DecidedBy, PublicStandings } from '@topcut/engine'
import type { HallWords } from '../../words/hall.ts'

/** What put a line where it is: the tie-breaker towards a neighbour, else the points. */
export const decidedBy = (
  words: HallWords,
  rows: readonly Pick<PublicStandings['rows'][number], 'decidedBy'>[],
  index: number,
): string => {
  const broken = [rows[index]?.decidedBy, rows[index - 1]?.decidedBy].find(
    (by): by is DecidedBy => by != null && by !== 'tournament-points',
  )
  if (broken === 'lot') return words.decidedByLot
  return words.decidedBy(words.measures[broken ?? 'tournament-points'])
}
