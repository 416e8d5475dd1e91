import { listPoints } from '../points.ts'
import type { PointsCheck } from './check.ts'

/** Adds the cards up itself: a wrong total on the list must not hide a squad that is too dear. */
export const pointCap: PointsCheck = (list, { pointCap: { value: cap, rule } }) => {
  const points = listPoints(list)
  return points <= cap ? [] : [{ code: 'over-point-cap', rule, severity: 'must', points, cap }]
}

/** The written total decides initiative, so a slip in it is not harmless even below the cap. */
export const total: PointsCheck = (list, { list: { rule } }) => {
  const points = listPoints(list)
  return list.total === null || list.total === points
    ? []
    : [{ code: 'total-differs', rule, severity: 'must', total: list.total, points }]
}
