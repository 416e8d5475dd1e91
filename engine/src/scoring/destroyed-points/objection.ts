import type { Result, Score } from '../../vocabulary/result.ts'
import { atSeat } from '../../vocabulary/seat.ts'
import type { DestroyedPointsClauses } from '../clauses.ts'
import type { ScoringContext } from '../method.ts'
import type { Objection } from '../objection.ts'

type Context = ScoringContext<DestroyedPointsClauses>

export const objection = (result: Result, context: Context): Objection | null => {
  const { clauses } = context
  if (!clauses.endings.value.includes(result.ending)) {
    return { code: 'ending-unknown', ending: result.ending }
  }
  switch (result.ending) {
    case 'destruction':
    case 'time':
    case 'mutual-destruction':
      return scoreObjection(result, context) ?? equalObjection(result, context)
    case 'concession': {
      const range = rangeObjection(result.score, context)
      if (range !== null) return range
      // Whoever has destroyed everything has won already and has nothing left to concede.
      const own = atSeat(result.score, result.by)
      const full = clauses.fullScore.value
      return own < full
        ? null
        : { code: 'score-not-below-full', full, rule: clauses.fullScore.rule }
    }
    default:
      return null
  }
}

type Scored = Extract<Result, { ending: 'destruction' | 'time' | 'mutual-destruction' }>

const rangeObjection = (score: Score, { clauses }: Context): Objection | null => {
  const maximum = clauses.fullScore.value
  for (const points of score) {
    if (!Number.isInteger(points) || points < 0 || points > maximum) {
      return { code: 'score-out-of-range', score: points, maximum, rule: clauses.fullScore.rule }
    }
  }
  return null
}

const scoreObjection = (result: Scored, context: Context): Objection | null => {
  const range = rangeObjection(result.score, context)
  if (range !== null) return range
  const { value: full, rule } = context.clauses.fullScore
  const wholes = result.score.filter((points) => points === full).length
  if (result.ending === 'destruction' && wholes === 0) {
    return { code: 'score-needs-full', ending: result.ending, full, rule }
  }
  if (result.ending === 'destruction' && wholes === 2)
    return { code: 'score-both-full', full, rule }
  if (result.ending === 'mutual-destruction' && wholes < 2) {
    return { code: 'score-needs-full', ending: result.ending, full, rule }
  }
  return null
}

const equalObjection = (result: Scored, { clauses, stage }: Context): Objection | null => {
  if (result.salvo !== undefined) return { code: 'field-unknown', field: 'salvo' }
  const decides = stage === 'elimination' && result.score[0] === result.score[1]
  const { rule } = clauses.equalInElimination
  if (decides && result.initiative === undefined) return { code: 'initiative-needed', rule }
  if (!decides && result.initiative !== undefined) return { code: 'initiative-not-needed', rule }
  return null
}
