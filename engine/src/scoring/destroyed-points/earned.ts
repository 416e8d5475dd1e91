import type { Earned, Outcome } from '../../vocabulary/outcome.ts'
import type { Result, Score } from '../../vocabulary/result.ts'
import { otherSeat, type Pair, pairFor, type Seat } from '../../vocabulary/seat.ts'
import { byeEarned, unpairedLoss } from '../bye.ts'
import type { DestroyedPointsClauses } from '../clauses.ts'
import type { ScoringContext } from '../method.ts'

type Context = ScoringContext<DestroyedPointsClauses>

export const earned = (result: Result, context: Context): Pair<Earned> => {
  const { clauses, readings } = context
  switch (result.ending) {
    case 'destruction':
    case 'mutual-destruction':
    case 'time':
      return scored(result.score, outcomeOf(result, context), clauses)
    case 'concession':
      return conceded(result.by, result.score, clauses)
    case 'match-loss':
      return conceded(result.by, [0, 0], clauses)
    case 'no-show':
      return readings.noShow === 'concession'
        ? conceded(result.by, [0, 0], clauses)
        : absent(result.by, context)
    case 'withdrawal':
      return absent(result.by, context)
    case 'double-loss':
      return [lost(clauses), lost(clauses)]
    case 'intentional-draw':
      return scored([0, 0], ['draw', 'draw'], clauses)
  }
}

/** Nobody came to play against: a bye for one, an unpaired loss for the other. */
const absent = (by: Seat, { clauses, readings, bye }: Context): Pair<Earned> =>
  pairFor(by, unpairedLoss(readings), byeEarned(bye, clauses.tournamentPoints.value))

/** On concession what is left of the squad is destroyed, so the other side has the full score. */
const conceded = (by: Seat, score: Score, clauses: DestroyedPointsClauses): Pair<Earned> => {
  const full = clauses.fullScore.value
  const raised: Score = by === 'first' ? [score[0], full] : [full, score[1]]
  return scored(raised, pairFor(by, 'loss', 'win'), clauses)
}

const lost = (clauses: DestroyedPointsClauses): Earned => ({
  outcome: 'double-loss',
  tournamentPoints: clauses.tournamentPoints.value.loss,
  marginOfVictory: 0,
})

type Played = 'win' | 'modified-win' | 'draw' | 'loss'

const scored = (
  score: Score,
  outcomes: Pair<Played>,
  clauses: DestroyedPointsClauses,
): Pair<Earned> => {
  const lead = score[0] - score[1]
  const level = clauses.levelMargin.value
  const line = (outcome: Played, marginOfVictory: number): Earned => ({
    outcome: outcome satisfies Outcome,
    tournamentPoints: clauses.tournamentPoints.value[outcome],
    marginOfVictory,
  })
  return [line(outcomes[0], level + lead), line(outcomes[1], level - lead)]
}

type Scored = Extract<Result, { ending: 'destruction' | 'time' | 'mutual-destruction' }>

const outcomeOf = (result: Scored, { clauses, stage }: Context): Pair<Played> => {
  const lead = result.score[0] - result.score[1]
  if (lead === 0) {
    if (stage === 'swiss' || result.initiative === undefined) return ['draw', 'draw']
    return pairFor(result.initiative, 'win', 'loss')
  }
  const winner: Seat = lead > 0 ? 'first' : 'second'
  const below = clauses.modifiedWinBelow
  const isModified = result.ending === 'time' && below !== null && Math.abs(lead) < below.value
  return pairFor(otherSeat(winner), 'loss', isModified ? 'modified-win' : 'win')
}
