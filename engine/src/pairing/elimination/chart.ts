import type { Source } from '../../vocabulary/pairing.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import { bracketSize } from './single.ts'

export type ChartRow = {
  readonly game: string
  /** The block of games it is played in. */
  readonly slot: number
  /** Where its two players come from; null where a bye leaves nobody to come. */
  readonly from: Pair<Source | null>
  /** The best and the worst place of its loser; null where he plays on, and in a bye. */
  readonly out: Pair<number> | null
}

/**
 * Where those who lose in the second, third … round without a defeat drop in, by the size of the
 * chart: each bit of a number lets the halves, quarters … of the order change places. Dropping in
 * straight would let two meet again in their next game. These numbers put the first rematch off as
 * long as any chart can (chart.test.ts has the argument); those of 8 and 16 are the document's,
 * those of 64 and 128 have the fewest rematches of all such numbers.
 */
const crossings: { readonly [size: number]: readonly number[] } = {
  8: [1],
  16: [3, 0],
  32: [7, 1, 1],
  64: [15, 4, 1, 1],
  128: [8, 12, 4, 0, 1],
}

export const largestChart = 128

/** Whoever comes to a place of the chart; null where a bye leaves nobody to come. */
type Comer = Source | null

const built = new Map<string, readonly ChartRow[]>()

/**
 * The chart with so many places for so many entrants, none where there is no such chart. With fewer
 * entrants than places the best seeds have a bye; every game keeps the name it has in the full
 * chart. Places that nobody comes to are left out.
 */
export const chartFor = (entrants: number, places: number = entrants): readonly ChartRow[] => {
  const size = bracketSize(Math.max(entrants, places, smallestChart))
  if (entrants < 2 || size > largestChart) return []
  const key = `${entrants} of ${size}`
  const rows = built.get(key) ?? buildChart(entrants, size)
  built.set(key, rows)
  return rows
}

const smallestChart = 4

/** Whether somebody goes on there without playing. */
const isByeRow = ({ from }: Pick<ChartRow, 'from'>): boolean => from.includes(null)

const buildChart = (entrants: number, size: number): readonly ChartRow[] => {
  const rows: { readonly W: Unplaced[]; readonly L: Unplaced[] } = { W: [], L: [] }
  const count = { W: 0, L: 0 }
  const meet = (side: 'W' | 'L', slot: number, from: Pair<Comer>) => {
    count[side] += 1
    const game = `${side}${count[side]}`
    const [a, b] = from
    if (a !== null || b !== null) rows[side].push({ game, slot, from })
    if (a === null || b === null) return { winner: a ?? b, loser: null }
    return { winner: { as: 'winner', game }, loser: { as: 'loser', game } } as const
  }

  const beaten: (readonly Comer[])[] = []
  let unbeaten = Array.from({ length: size }, (_, index): Comer => {
    return index < entrants ? { as: 'seed', seed: index + 1 } : null
  })
  for (let round = 1; unbeaten.length > 1; round++) {
    const slot = round <= 2 ? round : 2 * round - 3
    const met = folded(unbeaten).map((pair) => meet('W', slot, pair))
    beaten.push(met.map(({ loser }) => loser))
    unbeaten = met.map(({ winner }) => winner)
  }

  const [first = [], ...later] = beaten
  const after = (slot: number, pairs: readonly Pair<Comer>[]) =>
    pairs.map((pair) => meet('L', slot, pair).winner)
  let left = after(2, inTreeOrder(folded(first)))
  later.forEach((losers, index) => {
    const crossing = crossings[size]?.[index] ?? 0
    const dropping = inTreeOrder(losers)
    const slot = 2 * index + 3
    left = after(
      slot,
      left.map((one, place) => [one, dropping[place ^ crossing] ?? null]),
    )
    if (left.length > 1) left = after(slot + 1, neighbours(left))
  })
  return inSlots([...rows.W, ...withPlaces(rows.L), ...finals(unbeaten[0], left[0], later.length)])
}

type Unplaced = Omit<ChartRow, 'out'>

/** The first against the last, the second against the last but one. */
const folded = <T>(list: readonly T[]): readonly Pair<T>[] =>
  list.slice(0, list.length / 2).map((one, index) => [one, list.at(-1 - index) as T])

const neighbours = <T>(list: readonly T[]): readonly Pair<T>[] =>
  list.slice(0, list.length / 2).map((_, n) => [list[2 * n] as T, list[2 * n + 1] as T])

/** Those next to each other come from games whose winners meet next. */
const inTreeOrder = <T>(list: readonly T[]): readonly T[] => {
  let order = [0]
  while (order.length < list.length) {
    const last = 2 * order.length - 1
    order = order.flatMap((one) => (one === 0 ? [one, last - one] : [last - one, one]))
  }
  return order.map((index) => list[index] as T)
}

/** Whoever loses in the same block shares his place; the last game is for the third. */
const withPlaces = (rows: readonly Unplaced[]): readonly ChartRow[] =>
  rows.map((row) => {
    if (isByeRow(row)) return { ...row, out: null }
    const played = rows.filter((one) => !isByeRow(one))
    const better = 2 + played.filter(({ slot }) => slot > row.slot).length
    const together = played.filter(({ slot }) => slot === row.slot).length
    return { ...row, out: [better + 1, better + together] }
  })

/** The second game is played only if the unbeaten one has lost the first. */
const finals = (unbeaten: Comer = null, other: Comer = null, rounds: number) =>
  unbeaten === null || other === null
    ? []
    : ['GF1', 'GF2'].map((game, index): ChartRow => {
        return { game, slot: 2 * rounds + 2 + index, from: [unbeaten, other], out: null }
      })

const inSlots = (rows: readonly (ChartRow | Unplaced)[]): readonly ChartRow[] =>
  rows.map((row) => ({ out: null, ...row })).sort((a, b) => a.slot - b.slot)
