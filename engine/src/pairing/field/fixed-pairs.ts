import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import type { Field } from './field.ts'

type Parted = {
  /** The pairs a leader fixed, of those who are in the round; nobody is in two of them. */
  readonly fixed: readonly Pair<PlayerId>[]
  /** The field without them. */
  readonly open: Field
}

export const takeFixed = (field: Field): Parted => {
  if ((field.fixed ?? []).length === 0) return { fixed: [], open: field }
  const points = new Map(field.points)
  const fixed = (field.fixed ?? []).filter(([a, b]) => {
    if (a === b || !points.has(a) || !points.has(b)) return false
    points.delete(a)
    points.delete(b)
    return true
  })
  return { fixed, open: { ...field, points, fixed: [] } }
}

/** As `takeFixed`, for a round that is there: only pairs that do meet in it are taken out. */
export const takeSeated = (
  field: Field,
  pairs: readonly Pair<PlayerId>[],
): Parted & { readonly others: readonly Pair<PlayerId>[] } => {
  const isSeated = ([a, b]: Pair<PlayerId>) =>
    pairs.some((pair) => pair.includes(a) && pair.includes(b))
  const parted = takeFixed({ ...field, fixed: (field.fixed ?? []).filter(isSeated) })
  const isOpen = ([a]: Pair<PlayerId>) => parted.open.points.has(a)
  return { ...parted, others: parted.fixed.length === 0 ? pairs : pairs.filter(isOpen) }
}
