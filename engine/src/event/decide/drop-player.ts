import { grant, refuse } from '../../log/decision.ts'
import type { Decider } from '../ask.ts'
import { discardPairing } from '../discard-pairing.ts'
import { leaving } from '../leaving.ts'

export const dropPlayer: Decider<'drop-player'> = (state, { player, when }) => {
  const before = state.players.get(player)
  if (before === undefined) return refuse({ code: 'unknown-player', player })
  if (before.status === 'dropped' || before.status === 'disqualified') {
    return refuse({ code: 'not-active', player })
  }
  const { after, facts } = leaving(state, player, when)
  const discarded = discardPairing(state)
  return grant(
    [...discarded.facts, ...facts, { kind: 'player-dropped', player, after }],
    discarded.warnings,
  )
}
