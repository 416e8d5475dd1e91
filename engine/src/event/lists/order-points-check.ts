import { isPointsCheckOver } from '../reading/list-gate.ts'
import { isMarshal } from '../reading/marshal.ts'
import { rulesOf } from '../reading/rules.ts'
import type { Decider } from '../spine/ask.ts'
import { grant, refuse } from '../spine/decision.ts'

/** Every player is to add up the opponent's list by hand before the first round begins. */
export const orderPointsCheck: Decider<'order-points-check'> = (state, { kind }, { by }) => {
  const { id, lists } = rulesOf(state.created).regulation
  if (lists.pointsCheck === null) {
    return refuse({ code: 'not-in-this-regulation', what: kind, regulation: id })
  }
  const { rule } = lists.pointsCheck
  if (!isMarshal(state, by))
    return refuse({ code: 'not-allowed', role: by.role, command: kind, rule })
  if (isPointsCheckOver(state)) return refuse({ code: 'points-check-over', rule })
  return grant([{ kind: 'points-check-ordered' }])
}
