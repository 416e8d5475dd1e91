import type { Refusal } from '../log/refusal.ts'
import { scoringMethods } from '../scoring/catalogue.ts'
import type { Result } from '../vocabulary/result.ts'
import { stageKindOf } from './ledger-of.ts'
import { rulesOf } from './rules.ts'
import type { EventState, Match } from './state.ts'

/** What the document says against a result; null where it can be. */
export const resultRefusal = (state: EventState, match: Match, result: Result): Refusal | null => {
  const { regulation, readings } = rulesOf(state.created)
  const stage = stageKindOf(state, match.round)
  const objection = scoringMethods[regulation.scoring.method].objection(result, {
    clauses: regulation.scoring,
    bye: regulation.bye,
    readings,
    stage,
  })
  if (objection === null) return null
  const { id } = regulation
  if (objection.code === 'ending-unknown') {
    return { code: 'not-in-this-regulation', what: objection.ending, regulation: id }
  }
  if (objection.code === 'field-unknown') {
    return { code: 'not-in-this-regulation', what: objection.field, regulation: id }
  }
  return objection
}
