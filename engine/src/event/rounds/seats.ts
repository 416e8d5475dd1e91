import type { PlayerId } from '../../vocabulary/ids.ts'
import { countedRounds } from '../reading/ledger-of.ts'
import type { EventState, Round } from '../spine/state.ts'

/** Where a player has sat so far and opposite whom, one line of each for every round. */
type Seats = {
  readonly rounds: readonly number[]
  readonly opponents: readonly PlayerId[]
  readonly tables: readonly number[]
}

type SeatsOf = ReadonlyMap<PlayerId, Seats>

/**
 * Kept for each round, which never changes who sits where: a repaired one is another one. Gathered
 * anew for every pairing, the seats of all rounds took longer than pairing.
 */
const known = new WeakMap<Round, SeatsOf>()

const none: Seats = { rounds: [], opponents: [], tables: [] }

/** Everybody's seats in the Swiss rounds that count. */
export const seatsSoFar = (state: EventState): ((player: PlayerId) => Seats) => {
  let seats: SeatsOf = new Map()
  for (const round of countedRounds(state)) {
    seats = known.get(round) ?? seatsAfter(state, seats, round)
    known.set(round, seats)
  }
  return (player) => seats.get(player) ?? none
}

const seatsAfter = (state: EventState, before: SeatsOf, { number, matches }: Round): SeatsOf => {
  const seats = new Map(before)
  const sit = (player: PlayerId, opponent: PlayerId, table: number) => {
    const { rounds, opponents, tables } = before.get(player) ?? none
    seats.set(player, {
      rounds: [...rounds, number],
      opponents: [...opponents, opponent],
      tables: [...tables, table],
    })
  }
  for (const id of matches) {
    const match = state.matches.get(id)
    if (match === undefined) continue
    const [a, b] = match.players
    sit(a, b, match.table)
    sit(b, a, match.table)
  }
  return seats
}
