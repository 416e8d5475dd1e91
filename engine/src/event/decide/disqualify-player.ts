import { grant, refuse } from '../../log/decision.ts'
import type { Decider } from '../ask.ts'
import { discardPairing } from '../discard-pairing.ts'
import { leaving } from '../leaving.ts'
import { rulesOf } from '../rules.ts'

/** Removes a player for good. Where nobody is marshal, the organizer stands in. */
export const disqualifyPlayer: Decider<'disqualify-player'> = (state, command, ask) => {
  const { player, when } = command
  const before = state.players.get(player)
  if (before === undefined) return refuse({ code: 'unknown-player', player })
  if (before.status === 'disqualified') return refuse({ code: 'disqualified-for-good', player })
  const reason = command.reason.trim()
  if (reason === '') return refuse({ code: 'reason-needed' })
  const { mayRemove } = rulesOf(state.created).regulation.leaders
  const hasMarshal = state.leaders.some(({ role }) => role === 'marshal')
  const standsIn = ask.by.role === 'organizer' && !hasMarshal
  if (!standsIn && !mayRemove.value.includes(ask.by.role)) {
    const { role } = ask.by
    return refuse({ code: 'not-allowed', role, command: command.kind, rule: mayRemove.rule })
  }
  const { after, facts } = leaving(state, player, when)
  const discarded = discardPairing(state)
  return grant(
    [...discarded.facts, ...facts, { kind: 'player-disqualified', player, after, reason }],
    discarded.warnings,
  )
}
