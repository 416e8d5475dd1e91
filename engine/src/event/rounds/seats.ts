import type { PlayerId } from '../../vocabulary/ids.ts'
import { countedRounds } from '../reading/ledger-of.ts'
import { matchesOf } from '../reading/rounds.ts'
import type { EventState, Match, Round } from '../spine/state.ts'

/**
 * Where everybody has sat in the Swiss rounds that count, and opposite whom. Players are numbers
 * here, in the order in which they first sat down: lists of matches for each of thousands, written
 * and read again for every round, took longer than pairing.
 */
export type Seats = {
  readonly players: readonly PlayerId[]
  readonly numbers: ReadonlyMap<PlayerId, number>
  readonly rounds: readonly SeatedRound[]
}

/** By the number of a player; whoever did not sit in the round has no opponent and no table. */
type SeatedRound = {
  readonly round: number
  readonly opponents: Int32Array
  readonly tables: Int32Array
}

const NONE = -1

/** Kept for each round, which never changes who sits where: a repaired one is another one. */
const known = new WeakMap<Round, Seats>()

const nobodyYet: Seats = { players: [], numbers: new Map(), rounds: [] }

export const seatsSoFar = (state: EventState): Seats => {
  let seats = nobodyYet
  for (const round of countedRounds(state)) {
    seats = known.get(round) ?? seatsAfter(matchesOf(state, round), seats, round.number)
    known.set(round, seats)
  }
  return seats
}

/** The number of a player; who has never sat has one that nobody sat opposite. */
export const seatNumber = ({ players, numbers }: Seats, player: PlayerId): number =>
  numbers.get(player) ?? players.length

const seatsAfter = (matches: readonly Match[], before: Seats, round: number): Seats => {
  const { players, numbers, rounds } = before
  const opponents = new Int32Array(players.length).fill(NONE)
  const tables = new Int32Array(players.length).fill(NONE)
  for (const { players: pair, table } of matches) {
    const a = numbers.get(pair[0])
    const b = numbers.get(pair[1])
    if (a === undefined || b === undefined) {
      return seatsAfter(matches, withNewcomers(before, matches), round)
    }
    opponents[a] = b
    opponents[b] = a
    tables[a] = table
    tables[b] = table
  }
  return { players, numbers, rounds: [...rounds, { round, opponents, tables }] }
}

/** After the first round mostly nobody is new, and the numbers stay as they are. */
const withNewcomers = (before: Seats, matches: readonly Match[]): Seats => {
  const players = [...new Set([...before.players, ...matches.flatMap((match) => match.players)])]
  return { ...before, players, numbers: new Map(players.map((player, at) => [player, at])) }
}
