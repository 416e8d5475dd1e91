// biome-ignore-all lint/style/noNonNullAssertion: players are numbers in range by construction
import type { PlayerId } from '../../vocabulary/ids.ts'
import { type Conflicts, conflictsOf } from './conflicts.ts'
import type { Field } from './field.ts'
import { placesByLot } from './lots.ts'

/** A field with its players as numbers, the top of the field first. Ids and maps end at this door. */
export type NumberedField = {
  readonly players: readonly PlayerId[]
  /** The points group of each player, 0 the best. */
  readonly group: Int32Array
  /** The tournament points of each group. */
  readonly points: readonly number[]
  /** The first player of each group; last the number of all players. */
  readonly first: Int32Array
  readonly conflicts: Conflicts
  readonly hasForbidden: boolean
}

export const groupCount = ({ first }: NumberedField): number => first.length - 1

/** Numbers the players by points, inside a group in the order in which they are listed. */
export const numberField = (field: Field, listed: readonly PlayerId[]): NumberedField =>
  numbered(
    field,
    listed,
    listed.map((player) => field.points.get(player) ?? 0),
  )

/** By points, then by lot: who registered first must not sit at a better table. */
export const numberByLot = (field: Field): NumberedField => {
  const players = [...field.points.keys()]
  const points = [...field.points.values()]
  const places = [...placesByLot(players, `${field.entropy}/tables`)]
  return numbered(
    field,
    places.map((at) => players[at]!),
    places.map((at) => points[at]!),
  )
}

const numbered = (
  field: Field,
  listed: readonly PlayerId[],
  points: readonly number[],
): NumberedField => {
  const values = [...new Set(points)].sort((a, b) => b - a)
  const groups = new Map(values.map((value, group) => [value, group]))
  const own = points.map((value) => groups.get(value)!)
  const first = new Int32Array(values.length + 1)
  for (const group of own) first[group + 1]!++
  for (let group = 0; group < values.length; group++) first[group + 1]! += first[group]!
  const next = first.slice()
  const group = new Int32Array(listed.length)
  const players = new Array<PlayerId>(listed.length)
  for (let at = 0; at < listed.length; at++) {
    const number = next[own[at]!]!++
    players[number] = listed[at]!
    group[number] = own[at]!
  }
  const hasForbidden = (field.forbidden ?? []).length > 0
  const conflicts = conflictsOf(field, players)
  return { players, group, points: values, first, conflicts, hasForbidden }
}
