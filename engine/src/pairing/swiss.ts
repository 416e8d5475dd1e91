import { chanceFrom } from '../chance/chance.ts'
import { lotOrder } from '../chance/lot.ts'
import { cheapestPerfectMatching } from '../matching/perfect-matching.ts'
import type { Tier } from '../matching/tiers.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import type { Pairing, Receipt } from '../vocabulary/pairing.ts'
import type { Pair } from '../vocabulary/seat.ts'
import type { Field } from './field.ts'
import { criteria, lowerBound, reachesBound, roundCost } from './objective.ts'
import { reasonOf } from './reason.ts'

export type PairedRound = {
  readonly pairings: readonly Pairing[]
  readonly receipt: Receipt
}

/** Raised whenever the same field and entropy would come out differently than before. */
export const swissMethod = { name: 'swiss', version: 1 } as const

/** Pairs an even field: the best round by the criteria, by chance among the best. */
export const pairSwiss = (field: Field): PairedRound => {
  const pairs = bestPairs(field)
  const pairings = pairs.map((players, index) => ({
    table: index + 1,
    players,
    reason: reasonOf(field, players),
  }))
  return { pairings, receipt: receiptOf(field, pairs, 'exact') }
}

/** The receipt of any round of a field, however it came about. */
export const receiptOf = (
  field: Field,
  pairs: readonly Pair<PlayerId>[],
  otherwise: 'exact' | 'by-hand',
): Receipt => {
  const cost = roundCost(field, pairs)
  const bound = lowerBound(field)
  return {
    ...cost,
    lowerBound: bound,
    certified: reachesBound(cost, bound) ? 'parity' : otherwise,
    otherBye: null,
  }
}

/** The pairs of the best round, the top of the field first. */
export const bestPairs = (field: Field): readonly Pair<PlayerId>[] => {
  const players = tableOrder(field)
  const mates = cheapestPerfectMatching(players.length, [
    ...criteria(field, players),
    chanceTier(players.length, field.entropy),
  ])
  return players.flatMap((player, vertex) => {
    const mate = mates[vertex] ?? -1
    const opponent = players[mate]
    return vertex < mate && opponent !== undefined ? [[player, opponent] as const] : []
  })
}

/** By points, then by lot: who registered first must not sit at a better table. */
const tableOrder = (field: Field): readonly PlayerId[] =>
  [...lotOrder([...field.points.keys()], `${field.entropy}/tables`)].sort(
    (a, b) => (field.points.get(b) ?? 0) - (field.points.get(a) ?? 0),
  )

const lots = 2 ** 20

/** A random price for every pair, below all criteria: chance decides among equally good rounds. */
const chanceTier = (size: number, entropy: string): Tier => {
  const chance = chanceFrom(`${entropy}/pairs`)
  const prices = new Int32Array(size * size)
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      const price = chance.below(lots)
      prices[a * size + b] = price
      prices[b * size + a] = price
    }
  }
  return { most: lots - 1, cost: (a, b) => prices[a * size + b] ?? 0 }
}
