import type { PlayerId } from '../vocabulary/ids.ts'
import type { Field } from './field.ts'
import { roundCost } from './objective.ts'
import { bestPairs } from './swiss.ts'

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
    const changed = { ...field, points }
    if (roundCost(changed, bestPairs(changed)).rematches < rematches) return candidate
  }
  return null
}
