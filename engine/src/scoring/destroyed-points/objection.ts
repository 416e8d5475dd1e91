import type { Result, Score } from '../../vocabulary/result.ts'
import { atSeat } from '../../vocabulary/seat.ts'
import type { Objection, Setting } from '../way.ts'
import type { DestroyedPointsClauses } from './clauses.ts'
import { rollsObjection } from './salvo.ts'

type Clauses = DestroyedPointsClauses
type Scored = Extract<Result, { ending: 'destruction' | 'time' | 'mutual-destruction' | 'points' }>

export const objection = (result: Result, clauses: Clauses, setting: Setting): Objection | null => {
  if (!clauses.endings.value.includes(result.ending)) {
    return { code: 'ending-unknown', ending: result.ending }
  }
  switch (result.ending) {
    case 'time':
      if (setting.untimed !== undefined) {
        return { code: 'game-has-no-time-limit', rule: setting.untimed }
      }
      return scoreObjection(result, clauses) ?? equalObjection(result, clauses, setting)
    case 'destruction':
    case 'mutual-destruction':
    case 'points':
      return scoreObjection(result, clauses) ?? equalObjection(result, clauses, setting)
    case 'concession':
      return concessionObjection(result, clauses)
    case 'intentional-draw':
      return drawObjection(result.witness, clauses, setting)
    default:
      return null
  }
}

const rangeObjection = (score: Score, { fullScore }: Clauses): Objection | null => {
  const { value: maximum, rule } = fullScore
  for (const points of score) {
    if (!Number.isInteger(points) || points < 0 || points > maximum) {
      return { code: 'score-out-of-range', score: points, maximum, rule }
    }
  }
  return null
}

const scoreObjection = (result: Scored, clauses: Clauses): Objection | null => {
  const range = rangeObjection(result.score, clauses)
  if (range !== null) return range
  const { value: full, rule } = clauses.fullScore
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

/** Whoever has destroyed everything has won already and has nothing left to concede. */
const concessionObjection = (
  result: Extract<Result, { ending: 'concession' }>,
  clauses: Clauses,
): Objection | null => {
  const { score, by, ending } = result
  if (score === undefined) return { code: 'score-needed', ending, rule: clauses.concession.rule }
  const range = rangeObjection(score, clauses)
  if (range !== null) return range
  const { value: full, rule } = clauses.fullScore
  return atSeat(score, by) < full ? null : { code: 'score-not-below-full', full, rule }
}

const drawObjection = (
  witness: string,
  { intentionalDraw }: Clauses,
  { stage }: Setting,
): Objection | null => {
  if (intentionalDraw === null) return { code: 'ending-unknown', ending: 'intentional-draw' }
  const { value: stages, rule } = intentionalDraw
  if (!stages.includes(stage)) return { code: 'draw-not-in-this-stage', rule }
  return witness.trim() === '' ? { code: 'witness-needed', rule } : null
}

/** Equal scores need what decides them, and nothing else may stand beside a score. */
const equalObjection = (result: Scored, clauses: Clauses, { stage }: Setting): Objection | null => {
  if (result.tie !== undefined) return { code: 'field-unknown', field: 'tie' }
  const deciders = [clauses.equalInSwiss.value, clauses.equalInElimination.value]
  for (const field of ['salvo', 'initiative'] as const) {
    if (result[field] !== undefined && !deciders.includes(field)) {
      return { code: 'field-unknown', field }
    }
  }
  const { value: decider, rule } =
    stage === 'swiss' ? clauses.equalInSwiss : clauses.equalInElimination
  const isEqual = result.score[0] === result.score[1]
  const needs = (field: 'salvo' | 'initiative') => isEqual && decider === field
  // What is not needed here is refused by the rule that knows it, not by the one for draws.
  const ruleOf = (field: 'salvo' | 'initiative') =>
    [clauses.equalInSwiss, clauses.equalInElimination].find(({ value }) => value === field)?.rule ??
    rule
  if (needs('initiative') && result.initiative === undefined) {
    return { code: 'initiative-needed', rule }
  }
  if (!needs('initiative') && result.initiative !== undefined) {
    return { code: 'initiative-not-needed', rule: ruleOf('initiative') }
  }
  if (needs('salvo') && result.salvo === undefined) return { code: 'salvo-needed', rule }
  if (!needs('salvo') && (result.salvo ?? result.salvoRolls) !== undefined) {
    return { code: 'salvo-not-needed', rule: ruleOf('salvo') }
  }
  return rollsObjection(result, rule)
}
