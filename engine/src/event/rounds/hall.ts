import type { Hall } from '../../pairing/tables.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import { countedRounds } from '../reading/ledger-of.ts'
import { activePlayers, matchesOf } from '../reading/rounds.ts'
import type { EventState } from '../spine/state.ts'

/** The tables of the next round: this event's part of the hall, who keeps where, who sat where. */
export const hallOf = (state: EventState): Hall => {
  const fixed = new Map<PlayerId, number>()
  for (const { player, table } of activePlayers(state)) if (table !== null) fixed.set(player, table)
  const playedAt = new Map<PlayerId, number[]>()
  for (const round of countedRounds(state)) {
    for (const { players, table } of matchesOf(state, round)) {
      for (const player of players) playedAt.set(player, [...(playedAt.get(player) ?? []), table])
    }
  }
  return { ...state.tables, fixed, playedAt }
}
