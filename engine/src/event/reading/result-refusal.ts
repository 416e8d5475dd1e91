import type { Objection } from '../../scoring/way.ts'
import type { Result } from '../../vocabulary/result.ts'
import type { Refusal } from '../spine/answers.ts'
import type { EventState, Match } from '../spine/state.ts'
import { isBracket, matchesOf, stageKindOf } from './rounds.ts'
import { rulesOf } from './rules.ts'
import { scorerOf, winnerOf } from './scoring-of.ts'

/** What the document says against a result; null where it can be. */
export const resultRefusal = (state: EventState, match: Match, result: Result): Refusal | null => {
  const stage = stageKindOf(state, match.round)
  const objection = scorerOf(state.created, stage, match.game).objection(result)
  if (objection === null) {
    // A bracket goes on with a winner: a level match must be decided before it can be entered.
    const isOpen = isBracket(stage) && winnerOf(state, { ...match, result }) === null
    return isOpen && !mayBothBeOut(state, match, result)
      ? { code: 'winner-needed', ending: result.ending }
      : null
  }
  return objectionRefusal(objection, rulesOf(state.created).regulation.id)
}

/** Where neither came both are out, as long as somebody else can still come through. */
const mayBothBeOut = (state: EventState, match: Match, { ending }: Result): boolean => {
  const round = state.rounds[match.round - 1]
  if (ending !== 'double-no-show' || round === undefined) return false
  return (
    round.byes.length > 0 ||
    matchesOf(state, round).some(
      (other) =>
        other.match !== match.match && (other.result === null || winnerOf(state, other) !== null),
    )
  )
}

/** An objection as everybody is told: what a regulation does not know is refused in its name. */
export const objectionRefusal = (objection: Objection, regulation: string): Refusal => {
  if (objection.code === 'ending-unknown') {
    return { code: 'not-in-this-regulation', what: objection.ending, regulation }
  }
  if (objection.code === 'field-unknown') {
    return { code: 'not-in-this-regulation', what: objection.field, regulation }
  }
  return objection
}
