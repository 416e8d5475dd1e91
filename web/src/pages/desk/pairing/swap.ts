import { atSeat, type Bye, type Pair, type PlayerId, type Seat } from '@topcut/engine'

/** Who meets whom where, and who sits out: what an adjustment starts from and leads to. */
export type Seating = {
  readonly tables: readonly { readonly table: number; readonly players: Pair<PlayerId> }[]
  readonly byes: readonly Bye[]
}

/** One of the two things that change places: a player at a table, a whole table, who sits out. */
export type Spot =
  | { readonly at: 'seat'; readonly table: number; readonly seat: Seat }
  | { readonly at: 'table'; readonly table: number }
  | { readonly at: 'bye' }

const spotBy = (text: string): Spot | null => {
  if (text === 'b') return { at: 'bye' }
  const [, table, letter] = /^(\d{1,4})([fst]?)$/.exec(text) ?? []
  if (table === undefined) return null
  if (letter === 't') return { at: 'table', table: Number(table) }
  return { at: 'seat', table: Number(table), seat: letter === 'f' ? 'first' : 'second' }
}

/** `4 5` is the second of table 4 and the second of table 5; `4f 5s`, `4t 5t`, `4 b` are others. */
export const spotsTyped = (line: string): Pair<Spot> | null => {
  const spots = line.trim().toLowerCase().split(/\s+/).map(spotBy)
  const [one, two] = spots
  return spots.length === 2 && one && two ? [one, two] : null
}

export const spotText = (spot: Spot): string => {
  if (spot.at === 'bye') return 'b'
  return `${spot.table}${spot.at === 'table' ? 't' : spot.seat === 'first' ? 'f' : 's'}`
}

/** Byes won elsewhere are nobody's to take. */
const isOpen = ({ kind }: Bye): boolean => kind !== 'earned'

export const playerAt = ({ tables, byes }: Seating, spot: Spot): PlayerId | null => {
  if (spot.at === 'bye') return byes.find(isOpen)?.player ?? null
  const found = tables.find(({ table }) => table === spot.table)
  if (found === undefined || spot.at === 'table') return null
  return atSeat(found.players, spot.seat)
}

/** The seating after the two have changed places; null where they cannot. */
export const swapped = (seating: Seating, [one, two]: Pair<Spot>): Seating | null => {
  if (one.at === 'table' || two.at === 'table') return exchanged(seating, one, two)
  const [a, b] = [playerAt(seating, one), playerAt(seating, two)]
  if (a === null || b === null || a === b) return null
  // Two who sit at one table would only change chairs.
  if (one.at === 'seat' && two.at === 'seat' && one.table === two.table) return null
  const other = (player: PlayerId) => (player === a ? b : player === b ? a : player)
  return {
    tables: seating.tables.map(({ table, players }) => {
      return { table, players: [other(players[0]), other(players[1])] }
    }),
    byes: seating.byes.map((bye) => ({ ...bye, player: other(bye.player) })),
  }
}

const exchanged = ({ tables, byes }: Seating, one: Spot, two: Spot): Seating | null => {
  if (one.at !== 'table' || two.at !== 'table' || one.table === two.table) return null
  const pairAt = (wanted: number) => tables.find(({ table }) => table === wanted)?.players
  const [first, second] = [pairAt(one.table), pairAt(two.table)]
  if (first === undefined || second === undefined) return null
  const moved = tables.map((line) => {
    if (line.table === one.table) return { ...line, players: second }
    return line.table === two.table ? { ...line, players: first } : line
  })
  return { tables: moved, byes }
}

/** The tables at which somebody else sits afterwards. */
export const changedTables = (before: Seating, after: Seating): readonly number[] =>
  after.tables.flatMap(({ table, players }) => {
    const was = before.tables.find((line) => line.table === table)?.players
    return was?.every((player) => players.includes(player)) === true ? [] : [table]
  })
