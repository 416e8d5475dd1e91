import type { Regulation } from '@topcut/engine'
import type { Said } from '../formats/found.ts'
import { notRead, otherOf, type ResultRead, readAs, type Standing } from './reading.ts'

type Clauses = Extract<Regulation['scoring']['swiss'], { method: 'victory-points' }>

/** A score of victory points as a result of the document. */
export const victoryPointsRead = (
  { score, winner: named, ending }: Extract<Said, { kind: 'score' }>,
  { target }: Clauses,
  { players, wentOn }: Standing,
): ResultRead => {
  if (score.some((points) => !Number.isInteger(points) || points < 0 || points > 999)) {
    return notRead('impossible-score', score.join('–'))
  }
  if (named === 'draw') return notRead('unknown-result', 'draw', 'result-of-another-title')
  const byScore = score[0] === score[1] ? null : players[score[0] > score[1] ? 0 : 1]
  const winner = named?.player ?? wentOn ?? byScore
  if (winner === null) return notRead('unknown-result', score.join('–'), 'winner-not-written')
  const loser = otherOf(players, winner)
  if (ending === 'concession') return readAs({ ending, by: loser })
  const isReached = score.some((points) => points >= target.value)
  if (winner === byScore) return readAs({ ending: isReached ? 'points' : 'time', score })
  const lost = score[loser === players[0] ? 0 : 1] ?? 0
  if (lost >= target.value) {
    const fault = { what: 'winner', file: winner, computed: byScore ?? score.join('–') } as const
    if (byScore === null) return notRead('unknown-result', score.join('–'), 'winner-not-written')
    return readAs({ ending: 'points', score }, [{ ...fault, likely: 'swapped-scores' }])
  }
  // Whoever is left standing wins with fewer points; equal ones were decided by what is not told.
  return readAs({ ending: 'defeat', winner, score }, [], byScore === null ? ['tie'] : [])
}
