import type { PlayerId } from '../../vocabulary/ids.ts'
import { countedRounds } from '../reading/ledger-of.ts'
import { matchesOf } from '../reading/rounds.ts'
import type { EventState, Round } from '../spine/state.ts'

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
    seats = known.get(round) ?? seatsAfter(state, seats, round)
    known.set(round, seats)
  }
  return seats
}

/** The number of a player; who has never sat has one that nobody sat opposite. */
export const seatNumber = ({ players, numbers }: Seats, player: PlayerId): number =>
  numbers.get(player) ?? players.length

const seatsAfter = (state: EventState, before: Seats, round: Round): Seats => {
  const matches = matchesOf(state, round)
  const { players, numbers } = withNewcomers(before, matches)
  const opponents = new Int32Array(players.length).fill(NONE)
  const tables = new Int32Array(players.length).fill(NONE)
  for (const { players: pair, table } of matches) {
    const [a, b] = [numbers.get(pair[0]) ?? NONE, numbers.get(pair[1]) ?? NONE]
    opponents[a] = b
    opponents[b] = a
    tables[a] = table
    tables[b] = table
  }
  return {
    players,
    numbers,
    rounds: [...before.rounds, { round: round.number, opponents, tables }],
  }
}

/** After the first round mostly nobody is new, and the numbers stay as they are. */
const withNewcomers = (
  { players, numbers }: Seats,
  matches: readonly { readonly players: readonly PlayerId[] }[],
): Pick<Seats, 'players' | 'numbers'> => {
  const newcomers = new Set<PlayerId>()
  for (const { players: pair } of matches) {
    for (const player of pair) if (!numbers.has(player)) newcomers.add(player)
  }
  if (newcomers.size === 0) return { players, numbers }
  const all = [...players, ...newcomers]
  return { players: all, numbers: new Map(all.map((player, number) => [player, number])) }
}
