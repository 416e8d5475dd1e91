import type { Hall } from '../../pairing/tables.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import { activePlayers } from '../reading/rounds.ts'
import type { EventState } from '../spine/state.ts'
import { seatsSoFar } from './seats.ts'

/** The tables of the next round: this event's part of the hall, who keeps where, who sat where. */
export const hallOf = (state: EventState): Hall => {
  const fixed = new Map<PlayerId, number>()
  for (const { player, table } of activePlayers(state)) if (table !== null) fixed.set(player, table)
  const seatsOf = seatsSoFar(state)
  return {
    ...state.tables,
    fixed,
    satAt: (player, table) => seatsOf(player).tables.includes(table),
  }
}
