// biome-ignore-all lint/style/noNonNullAssertion: players are numbers in range by construction
import { type Chance, chanceFrom } from '../../chance/chance.ts'
import { cheapestPerfectMatching } from '../../matching/perfect-matching.ts'
import { conflictBetween, FORBIDDEN, MET } from '../field/conflicts.ts'
import type { Field } from '../field/field.ts'
import { numberByLot } from '../field/numbered-field.ts'

type RematchRisk = { readonly risk: number; readonly simulated: number }

const MOST_EVENTS = 200
/** Players paired, all events together: a forecast is waited for while somebody plans. */
const MOST_WORK = 60_000

/**
 * Plays rounds by chance, some events over, and answers in which part of them two had to meet
 * again. Neighbours in points meet, as in a true round, but nobody minds the best one: what takes
 * too long is left out, what can block a later round is not.
 */
export const rematchRisk = (field: Field, rounds: number, win: number): RematchRisk => {
  const { players, group, points, conflicts } = numberByLot(field)
  const size = players.length
  const isBarred = new Uint8Array(size * size)
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      isBarred[a * size + b] = conflictBetween(conflicts, a, b) & (MET | FORBIDDEN)
    }
  }
  const own = Array.from(group, (one) => points[one]!)
  const work = { left: MOST_WORK }
  let [stuck, simulated] = [0, 0]
  while (simulated < MOST_EVENTS && work.left > 0) {
    const chance = chanceFrom(`${field.entropy}/forecast/${simulated}`)
    if (!playsThrough(own.slice(), isBarred.slice(), rounds, win, chance, work)) stuck++
    simulated++
  }
  return { risk: stuck / simulated, simulated }
}

const playsThrough = (
  points: number[],
  isBarred: Uint8Array,
  rounds: number,
  win: number,
  chance: Chance,
  work: { left: number },
): boolean => {
  const size = points.length
  const rested = new Set<number>()
  for (let round = 0; round < rounds; round++) {
    const lots = points.map(() => chance.word())
    const order = Array.from(points.keys()).sort(
      (a, b) => points[b]! - points[a]! || lots[a]! - lots[b]!,
    )
    if (size % 2 === 1) {
      const sitting = order.findLast((player) => !rested.has(player)) ?? order.at(-1)!
      order.splice(order.indexOf(sitting), 1)
      rested.add(sitting)
      points[sitting]! += win
    }
    const isFree = (a: number, b: number) => isBarred[a * size + b] === 0
    const neighbours = pairNeighbours(order, isFree)
    work.left -= neighbours === null ? size ** 2 : size
    const pairs = neighbours ?? pairSomehow(order, isFree)
    if (pairs === null) return false
    for (const [a, b] of pairs) {
      isBarred[a * size + b] = 1
      isBarred[b * size + a] = 1
      points[chance.below(2) === 0 ? a : b]! += win
    }
  }
  return true
}

type Pairs = [number, number][]

/** From the top, everybody meets the next who is free; two left over swap with others. */
const pairNeighbours = (
  order: readonly number[],
  isFree: (a: number, b: number) => boolean,
): Pairs | null => {
  const pairs: Pairs = []
  const open = [...order]
  for (let a = open.shift(); a !== undefined; a = open.shift()) {
    const at = open.findIndex((b) => isFree(a, b))
    const b = at === -1 ? open.shift()! : open.splice(at, 1)[0]!
    if (at !== -1) {
      pairs.push([a, b])
      continue
    }
    const other = pairs.findLast(
      ([c, d]) => (isFree(a, c) && isFree(b, d)) || (isFree(a, d) && isFree(b, c)),
    )
    if (other === undefined) return null
    const [c, d] = other
    const isStraight = isFree(a, c) && isFree(b, d)
    other[0] = a
    other[1] = isStraight ? c : d
    pairs.push([b, isStraight ? d : c])
  }
  return pairs
}

/** Any way at all to pair them without a rematch; null if there is none. */
const pairSomehow = (
  order: readonly number[],
  isFree: (a: number, b: number) => boolean,
): Pairs | null => {
  const cost = (v: number, w: number) => (isFree(order[v]!, order[w]!) ? 0 : 1)
  const mates = cheapestPerfectMatching(order.length, [{ most: 1, cost }])
  const pairs: Pairs = []
  for (let v = 0; v < order.length; v++) {
    const w = mates[v]!
    if (v < w && cost(v, w) === 1) return null
    if (v < w) pairs.push([order[v]!, order[w]!])
  }
  return pairs
}
