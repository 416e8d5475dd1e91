import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Receipt } from '../../vocabulary/pairing.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import type { Field } from '../field/field.ts'
import { numberByLot } from '../field/numbered-field.ts'
import { bestPairs, receiptOf } from '../swiss/swiss.ts'
import { bestChange, type Seating, smallestChange } from './smallest-change.ts'

/** A table of a round that players already know. */
export type PublishedTable = {
  readonly table: number
  readonly players: Pair<PlayerId>
  /** Play has begun or a result is in: this table is never taken apart. */
  readonly isUnderWay: boolean
}

export type RepairChoice = {
  /** As it is; the fewest tables changed; the best round with the fewest changed; drawn anew. */
  readonly kind: 'leave' | 'smallest' | 'best' | 're-pair'
  /** Everybody who meets, those under way included. */
  readonly pairs: readonly Pair<PlayerId>[]
  /** Who has no opponent; if a round is left as it is, that may be several. */
  readonly sittingOut: readonly PlayerId[]
  /** The published tables at which somebody else would sit, or nobody. */
  readonly changedTables: readonly number[]
  readonly receipt: Receipt
}

/**
 * What a leader can do when a published round no longer fits its field: points were amended,
 * somebody left or came late. From no change at all to pairing anew whoever has not begun.
 * `byeOrder` lists who may sit out, first who should by the document.
 */
export const repairChoices = (
  field: Field,
  published: readonly PublishedTable[],
  byeOrder: readonly PlayerId[],
): readonly RepairChoice[] => {
  const underWay = published.filter(({ isUnderWay }) => isUnderWay).map(({ players }) => players)
  const waiting = published.filter(({ isUnderWay }) => !isUnderWay).map(({ players }) => players)
  const open = without(field, underWay.flat())
  const choice = (kind: RepairChoice['kind'], { pairs, sittingOut }: Seating): RepairChoice => ({
    kind,
    pairs: [...underWay, ...pairs],
    sittingOut,
    changedTables: published
      .filter(({ players, isUnderWay }) => !isUnderWay && !includesPair(pairs, players))
      .map(({ table }) => table),
    receipt: receiptOfAll(field, [...underWay, ...pairs]),
  })
  return [
    choice('leave', asItIs(open, waiting)),
    choice('smallest', smallestChange(open, waiting, byeOrder)),
    choice('best', bestChange(open, waiting, byeOrder)),
    choice('re-pair', pairedAnew(open, byeOrder)),
  ]
}

const asItIs = ({ points }: Field, waiting: readonly Pair<PlayerId>[]): Seating => {
  const pairs = waiting.filter((pair) => pair.every((player) => points.has(player)))
  const seated = new Set(pairs.flat())
  return { pairs, sittingOut: [...points.keys()].filter((player) => !seated.has(player)) }
}

const pairedAnew = (open: Field, byeOrder: readonly PlayerId[]): Seating => {
  if (open.points.size % 2 === 0) return { pairs: bestPairs(open), sittingOut: [] }
  // Where nobody may sit out by the document, somebody has to all the same.
  const order = [...byeOrder, ...numberByLot(open).players.toReversed()]
  const sittingOut = order.filter((player) => open.points.has(player)).slice(0, 1)
  return { pairs: bestPairs(without(open, sittingOut)), sittingOut }
}

/** Of those who meet; who has left, or sits out, is no part of the round. */
const receiptOfAll = (field: Field, pairs: readonly Pair<PlayerId>[]): Receipt => {
  const present = pairs.filter((pair) => pair.every((player) => field.points.has(player)))
  const seated = new Set(present.flat())
  const others = [...field.points.keys()].filter((player) => !seated.has(player))
  return receiptOf(without(field, others), present, 'by-hand')
}

const without = (field: Field, players: readonly PlayerId[]): Field => {
  const gone = new Set(players)
  return { ...field, points: new Map([...field.points].filter(([player]) => !gone.has(player))) }
}

const includesPair = (pairs: readonly Pair<PlayerId>[], [a, b]: Pair<PlayerId>): boolean =>
  pairs.some((pair) => pair.includes(a) && pair.includes(b))
