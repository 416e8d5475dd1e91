// biome-ignore-all lint/style/noNonNullAssertion: players are numbers in range by construction
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import { AVOIDED, conflictBetween, FORBIDDEN, MET } from '../field/conflicts.ts'
import type { Field } from '../field/field.ts'
import { groupCount, type NumberedField, numberField } from '../field/numbered-field.ts'

/** What a whole round adds up to, by the criteria in their order. */
export type RoundCost = {
  /** Only where a leader forbade pairs: how many of them meet all the same. */
  readonly forbidden?: number
  readonly rematches: number
  readonly softConflicts: number
  readonly crossings: readonly number[]
  readonly spanSquares: number
}

export const roundCost = (field: Field, pairs: readonly Pair<PlayerId>[]): RoundCost => {
  const numbered = inNoOrder(field)
  const numbers = new Map(numbered.players.map((player, number) => [player, number]))
  const seated = pairs.map(([a, b]) => [numbers.get(a) ?? 0, numbers.get(b) ?? 0] as const)
  return costOfPairs(numbered, seated, conflictsIn(numbered, seated))
}

/** What speaks against each of these pairs. */
export const conflictsIn = (
  { conflicts }: NumberedField,
  pairs: readonly Pair<number>[],
): Uint8Array => new Uint8Array(pairs.map(([a, b]) => conflictBetween(conflicts, a, b)))

/** One linear pass: with the bounds it proves a round the best, whoever paired it. */
export const costOfPairs = (
  { group, first, hasForbidden }: NumberedField,
  pairs: readonly Pair<number>[],
  against: Uint8Array,
): RoundCost => {
  const crossings = new Array<number>(Math.max(0, first.length - 2)).fill(0)
  let spanSquares = 0
  for (const [a, b] of pairs) {
    const upper = Math.min(group[a]!, group[b]!)
    const lower = Math.max(group[a]!, group[b]!)
    spanSquares += (lower - upper) ** 2
    for (let boundary = upper; boundary < lower; boundary++) crossings[boundary]!++
  }
  const count = (kind: number) => against.reduce((sum, kinds) => sum + (kinds & kind) / kind, 0)
  const forbidden = hasForbidden ? { forbidden: count(FORBIDDEN) } : {}
  const [rematches, softConflicts] = [count(MET), count(AVOIDED)]
  return { ...forbidden, rematches, softConflicts, crossings, spanSquares }
}

/** Where the order inside a group does not matter. */
const inNoOrder = (field: Field): NumberedField => numberField(field, [...field.points.keys()])

export const lowerBound = (field: Field): readonly number[] => boundsOf(inNoOrder(field))

/**
 * The fewest pairs that can cross each boundary: an odd number of players above it leaves one who
 * must go down.
 */
export const boundsOf = (field: NumberedField): readonly number[] =>
  Array.from({ length: Math.max(0, groupCount(field) - 1) }, (_, b) => field.first[b + 1]! % 2)

/** A round that reaches every bound is the best one; nothing needs to be searched to know it. */
export const reachesBound = (cost: RoundCost, bound: readonly number[]): boolean =>
  (cost.forbidden ?? 0) === 0 &&
  cost.rematches === 0 &&
  cost.softConflicts === 0 &&
  cost.crossings.every((crossing, boundary) => crossing === bound[boundary]) &&
  cost.spanSquares === bound.reduce((sum, crossing) => sum + crossing, 0)
