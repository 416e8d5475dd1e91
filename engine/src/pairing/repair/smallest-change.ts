// biome-ignore-all lint/style/noNonNullAssertion: players are numbers in range by construction
import { chanceFrom } from '../../chance/chance.ts'
import { costOf } from '../../matching/cost.ts'
import { cheapestPerfectMatching } from '../../matching/perfect-matching.ts'
import type { Tier } from '../../matching/tiers.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import type { Field } from '../field/field.ts'
import { takeFixed } from '../field/fixed-pairs.ts'
import { numberByLot } from '../field/numbered-field.ts'
import { chanceTier } from '../swiss/chance-tier.ts'
import { criteria, tiersOf, wholeField } from '../swiss/stretch.ts'

export type Seating = {
  readonly pairs: readonly Pair<PlayerId>[]
  readonly sittingOut: readonly PlayerId[]
}

/**
 * Pairs everybody and keeps as many of the given pairs as can be without a new rematch; in an odd
 * field one sits out, by the given order. What is left open is decided by the criteria.
 */
export const smallestChange = (
  field: Field,
  given: readonly Pair<PlayerId>[],
  byeOrder: readonly PlayerId[],
): Seating => {
  const { fixed, open } = takeFixed(field)
  const kept = given.filter((pair) => pair.every((player) => open.points.has(player)))
  const seated = new Set(kept.flat())
  const points = new Map([...open.points].filter(([player]) => !seated.has(player)))
  // Mostly those without an opponent can meet each other, and nobody else needs to be asked.
  const among = searchChange({ ...open, points }, [], byeOrder, 'fewest')
  const isEnough = among.against.every((count) => count === 0)
  const { pairs, sittingOut } = isEnough ? among : searchChange(open, kept, byeOrder, 'fewest')
  return { pairs: [...fixed, ...(isEnough ? kept : []), ...pairs], sittingOut }
}

/** The best round there is; among those the one that keeps most of the given pairs. */
export const bestChange = (
  field: Field,
  given: readonly Pair<PlayerId>[],
  byeOrder: readonly PlayerId[],
): Seating => {
  const { fixed, open } = takeFixed(field)
  const kept = given.filter((pair) => pair.every((player) => open.points.has(player)))
  const { pairs, sittingOut } = searchChange(open, kept, byeOrder, 'best')
  return { pairs: [...fixed, ...pairs], sittingOut }
}

const searchChange = (
  field: Field,
  given: readonly Pair<PlayerId>[],
  byeOrder: readonly PlayerId[],
  wanted: 'fewest' | 'best',
): Seating & { readonly against: readonly number[] } => {
  const numbered = numberByLot(field)
  const { players } = numbered
  const numbers = new Map(players.map((player, number) => [player, number]))
  const mateOf = new Int32Array(players.length).fill(-1)
  for (const [one, two] of given) {
    const [a, b] = [numbers.get(one)!, numbers.get(two)!]
    mateOf[a] = b
    mateOf[b] = a
  }
  // In an odd field the last vertex stands for sitting out.
  const size = players.length + (players.length % 2)
  const isSeat = (b: number) => b < players.length
  const isNew = (a: number, b: number) => isSeat(b) && mateOf[a] !== b
  const where = (isCounted: (a: number, b: number) => boolean) => (tier: Tier) => ({
    most: tier.most,
    cost: (a: number, b: number) => (isCounted(a, b) ? tier.cost(a, b) : 0),
  })
  const places = players.map((player) => {
    const place = byeOrder.indexOf(player)
    return place === -1 ? byeOrder.length : place
  })
  const { meetings, ...others } = criteria(numbered, wholeField(numbered))
  const against = meetings.map(where(isNew))
  const changed: Tier = { most: 1, cost: (a, b) => (isNew(a, b) ? 1 : 0) }
  const bye: Tier = { most: byeOrder.length, cost: (a, b) => (isSeat(b) ? 0 : places[a]!) }
  const sits = where((_, b) => isSeat(b))
  const rest = tiersOf({ ...others, meetings: [] }).map(sits)
  const mates = cheapestPerfectMatching(size, [
    ...(wanted === 'fewest'
      ? [...against, changed, bye, ...rest]
      : [bye, ...meetings.map(sits), ...rest, changed]),
    chanceTier(size, chanceFrom(`${field.entropy}/repair`)),
  ])
  const pairs = players.flatMap((player, a) => {
    const b = mates[a]!
    return a < b && isSeat(b) ? [[player, players[b]!] as const] : []
  })
  const sittingOut = players.filter((_, a) => !isSeat(mates[a]!))
  return { pairs, sittingOut, against: costOf(mates, against) }
}
