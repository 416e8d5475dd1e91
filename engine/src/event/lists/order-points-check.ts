import { isPointsCheckOver } from '../reading/list-gate.ts'
import { isMarshal } from '../reading/marshal.ts'
import { rulesOf } from '../reading/rules.ts'
import { type CommandRecord, heads } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

/** Before round 1 every player adds up the opponent's list. */
export type OrderPointsCheck = { readonly kind: 'order-points-check' }

/** Every player is to add up the opponent's list by hand before the first round begins. */
export const orderPointsCheck: CommandRecord<OrderPointsCheck> = {
  may: heads,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { kind }, { by }) => {
    const { id, lists } = rulesOf(state.created).regulation
    if (lists.pointsCheck === null) {
      return refuse({ code: 'not-in-this-regulation', what: kind, regulation: id })
    }
    const { rule } = lists.pointsCheck
    if (!isMarshal(state, by))
      return refuse({ code: 'not-allowed', role: by.role, command: kind, rule })
    if (isPointsCheckOver(state)) return refuse({ code: 'points-check-over', rule })
    return grant([{ kind: 'points-check-ordered' }])
  },
}
