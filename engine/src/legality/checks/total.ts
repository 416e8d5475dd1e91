import { listPoints } from '../points.ts'
import type { PointsCheck } from './check.ts'

/** The written total decides initiative, so a slip in it is not harmless even below the cap. */
export const total: PointsCheck = (list, { list: { rule } }) => {
  const points = listPoints(list)
  return list.total === null || list.total === points
    ? []
    : [{ code: 'total-differs', rule, severity: 'must', total: list.total, points }]
}
