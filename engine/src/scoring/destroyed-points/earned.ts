import type { Earned } from '../../vocabulary/outcome.ts'
import type { Result, Score } from '../../vocabulary/result.ts'
import { type Pair, pairFor, type Seat } from '../../vocabulary/seat.ts'
import { absentEarned, bothAbsentEarned } from '../bye.ts'
import type { Setting } from '../way.ts'
import type { DestroyedPointsClauses } from './clauses.ts'

type Clauses = DestroyedPointsClauses

export const earned = (result: Result, clauses: Clauses, setting: Setting): Pair<Earned> => {
  const worth = { winPoints: clauses.tournamentPoints.value.win, hasMargin: true }
  const absent = (by: Seat) => absentEarned(by, setting, worth)
  switch (result.ending) {
    case 'destruction':
    case 'mutual-destruction':
    case 'time':
    case 'points':
      return scored(result.score, outcomeOf(result, clauses), clauses)
    case 'concession':
      return conceded(result.by, result.score ?? [0, 0], clauses)
    case 'match-loss':
      return conceded(result.by, [0, 0], clauses)
    case 'no-show':
      return setting.readings.noShow === 'concession'
        ? conceded(result.by, [0, 0], clauses)
        : absent(result.by)
    case 'double-no-show':
      return bothAbsentEarned(setting, worth)
    case 'withdrawal':
      return absent(result.by)
    case 'intentional-draw':
      return scored([0, 0], ['draw', 'draw'], clauses)
    default:
      // Endings of other ways of scoring never get past the objection.
      return scored([0, 0], ['loss', 'loss'], clauses)
  }
}

/** On concession what is left of the squad is destroyed, so the other side has the full score. */
const conceded = (by: Seat, score: Score, clauses: Clauses): Pair<Earned> => {
  const full = clauses.fullScore.value
  const raised: Score = by === 'first' ? [score[0], full] : [full, score[1]]
  return scored(raised, pairFor(by, 'loss', 'win'), clauses)
}

type Played = 'win' | 'modified-win' | 'draw' | 'loss'

const scored = (score: Score, outcomes: Pair<Played>, clauses: Clauses): Pair<Earned> => {
  const lead = score[0] - score[1]
  const level = clauses.levelMargin.value
  const line = (outcome: Played, marginOfVictory: number): Earned => ({
    outcome,
    tournamentPoints: clauses.tournamentPoints.value[outcome],
    marginOfVictory,
  })
  return [line(outcomes[0], level + lead), line(outcomes[1], level - lead)]
}

type Scored = Extract<Result, { ending: 'destruction' | 'time' | 'mutual-destruction' | 'points' }>

const outcomeOf = (result: Scored, clauses: Clauses): Pair<Played> => {
  const lead = result.score[0] - result.score[1]
  if (lead === 0) {
    const decided = result.initiative ?? result.salvo
    return decided === undefined ? ['draw', 'draw'] : pairFor(decided, 'win', 'loss')
  }
  const below = clauses.modifiedWinBelow
  const isModified = result.ending === 'time' && below !== null && Math.abs(lead) < below.value
  return pairFor(lead > 0 ? 'first' : 'second', isModified ? 'modified-win' : 'win', 'loss')
}
