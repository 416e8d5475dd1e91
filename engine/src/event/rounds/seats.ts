import type { PlayerId } from '../../vocabulary/ids.ts'
import { countedRounds } from '../reading/ledger-of.ts'
import type { EventState, Match, Round } from '../spine/state.ts'

/** Who sat where in a round; results may have changed since. */
export type Seated = Pick<Match, 'round' | 'players' | 'table'>

type SeatsOf = ReadonlyMap<PlayerId, readonly Seated[]>

/**
 * Kept for each round, which never changes who sits where: a repaired one is another one. Gathered
 * anew for every pairing, the seats of all rounds took longer than pairing.
 */
const known = new WeakMap<Round, SeatsOf>()

const nowhere: readonly Seated[] = []

/** Where everybody has sat in the Swiss rounds that count, and opposite whom. */
export const seatsSoFar = (state: EventState): ((player: PlayerId) => readonly Seated[]) => {
  let seats: SeatsOf = new Map()
  for (const round of countedRounds(state)) {
    seats = known.get(round) ?? seatsAfter(state, seats, round)
    known.set(round, seats)
  }
  return (player) => seats.get(player) ?? nowhere
}

const seatsAfter = (state: EventState, before: SeatsOf, { matches }: Round): SeatsOf => {
  const seats = new Map(before)
  for (const id of matches) {
    const match = state.matches.get(id)
    for (const player of match?.players ?? []) {
      if (match !== undefined) seats.set(player, [...(before.get(player) ?? nowhere), match])
    }
  }
  return seats
}
