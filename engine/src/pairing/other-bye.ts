import { costOf } from '../matching/cost.ts'
import { cheapestPerfectMatching } from '../matching/perfect-matching.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import type { Field } from './field/field.ts'
import { takeFixed } from './field/fixed-pairs.ts'
import { numberField } from './field/numbered-field.ts'
import { criteria, wholeField } from './swiss/stretch.ts'

/**
 * Who else could have sat out so that fewer rematches were needed. The bye is settled by the
 * document before pairing; this only tells the leader what another bye would have changed.
 */
export const otherBye = (
  field: Field,
  sittingOut: PlayerId,
  itsPoints: number,
  candidates: readonly PlayerId[],
  rematches: number,
): PlayerId | null => {
  if (rematches === 0) return null
  for (const candidate of candidates) {
    if (candidate === sittingOut) continue
    const points = new Map(field.points)
    points.delete(candidate)
    points.set(sittingOut, itsPoints)
    if (fewestRematches({ ...field, points }) < rematches) return candidate
  }
  return null
}

/** Asked of the first criteria alone: whom everybody else meets is of no interest here. */
const fewestRematches = (field: Field): number => {
  const { open } = takeFixed(field)
  const numbered = numberField(open, [...open.points.keys()])
  const { meetings } = criteria(numbered, wholeField(numbered))
  return costOf(cheapestPerfectMatching(open.points.size, meetings), meetings).at(-1) ?? 0
}
