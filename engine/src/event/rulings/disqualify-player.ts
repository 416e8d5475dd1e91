import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Score } from '../../vocabulary/result.ts'
import type { Actor } from '../../vocabulary/role.ts'
import { disqualify } from '../players/leaving.ts'
import { holdsOffice } from '../reading/marshal.ts'
import { rulesOf } from '../reading/rules.ts'
import type { Refusal } from '../spine/answers.ts'
import { anyLeader, type CommandRecord } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import type { EventState } from '../spine/state.ts'
import { stands } from './appeals.ts'

export type DisqualifyPlayer = {
  readonly kind: 'disqualify-player'
  readonly player: PlayerId
  readonly when: 'now' | 'after-round'
  readonly reason: string
  /** What stands on the table of the match that ends by it, in the order of the seats. */
  readonly score?: Score
}

/** Removes a player for good. */
export const disqualifyPlayer: CommandRecord<DisqualifyPlayer> = {
  may: anyLeader,
  touches: 'nothing',
  grave: true,
  afterTheEnd: false,
  takesName: false,
  decide: (state, command, ask) => {
    const { player, when, score } = command
    const before = state.players.get(player)
    if (before === undefined) return refuse({ code: 'unknown-player', player })
    if (before.status === 'disqualified') return refuse({ code: 'disqualified-for-good', player })
    const reason = command.reason.trim()
    if (reason === '') return refuse({ code: 'reason-needed' })
    const refusal = removalRefusal(state, player, ask.by)
    if (refusal !== null) return refuse(refusal)
    const left = disqualify(state, player, { when, score }, reason)
    return left.refusal === null ? grant(left.facts, left.warnings) : refuse(left.refusal)
  },
}

/** Where somebody may only propose it, they are told so. */
const removalRefusal = (state: EventState, player: PlayerId, by: Actor): Refusal | null => {
  const { removal } = rulesOf(state.created).regulation.rulings
  const { proposedBy, forCheating } = removal
  if (holdsOffice(state, by, removal.by.value)) return null
  if (proposedBy !== null && holdsOffice(state, by, proposedBy.value)) {
    return { code: 'proposal-needed', player, rule: proposedBy.rule }
  }
  const isOffice = forCheating !== null && holdsOffice(state, by, forCheating.value)
  if (isOffice && isFoundCheating(state, player)) return null
  const { rule } = isOffice ? forCheating : removal.by
  return { code: 'not-allowed', role: by.role, command: 'disqualify-player', rule }
}

/** Whether a ruling that stands says that this player cheated. */
const isFoundCheating = (state: EventState, player: PlayerId): boolean =>
  [...state.rulings.values()].some(
    (one) =>
      one.ruling.infraction === 'cheating' && one.ruling.players.includes(player) && stands(one),
  )
