import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Actor } from '../../vocabulary/role.ts'
import { holdsOffice } from '../reading/marshal.ts'
import { rulesOf } from '../reading/rules.ts'
import type { Refusal } from '../spine/answers.ts'
import type { EventState } from '../spine/state.ts'
import { stands } from './appeals.ts'

/**
 * Who takes points away or removes a player. Where somebody may only propose it, they are told so;
 * where a judge may only for cheating, it has to be confirmed on record.
 */
export const sanctionRefusal = (
  state: EventState,
  player: PlayerId,
  by: Actor,
  command: 'disqualify-player' | 'deduct-points',
): Refusal | null => {
  const { removal } = rulesOf(state.created).regulation.rulings
  const { proposedBy, forCheating } = removal
  if (holdsOffice(state, by, removal.by.value)) return null
  if (proposedBy !== null && holdsOffice(state, by, proposedBy.value)) {
    return { code: 'proposal-needed', player, rule: proposedBy.rule }
  }
  const isOffice = forCheating !== null && holdsOffice(state, by, forCheating.value)
  if (isOffice && isFoundCheating(state, player)) return null
  const { rule } = isOffice ? forCheating : removal.by
  return { code: 'not-allowed', role: by.role, command, rule }
}

/** Whether a ruling that stands says that this player cheated; a warning says only a suspicion. */
const isFoundCheating = (state: EventState, player: PlayerId): boolean =>
  [...state.rulings.values()].some(
    (one) =>
      one.ruling.infraction === 'cheating' &&
      one.ruling.penalty?.kind !== 'warning' &&
      one.ruling.players.includes(player) &&
      stands(one),
  )
