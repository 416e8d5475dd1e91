import { squadPoints } from '../squad.ts'
import type { Check } from './check.ts'

/** Adds the cards up itself: a wrong total on the list must not hide a squad that is too dear. */
export const pointCap: Check = (squad, { pointCap: { value: cap, rule } }) => {
  const points = squadPoints(squad)
  return points <= cap ? [] : [{ code: 'over-point-cap', rule, severity: 'must', points, cap }]
}
