import { squadPoints } from '../squad.ts'
import type { Check } from './check.ts'

/** The written total decides initiative, so a slip in it is not harmless even below the cap. */
export const total: Check = (squad, { list: { rule } }) => {
  const points = squadPoints(squad)
  return squad.total === null || squad.total === points
    ? []
    : [{ code: 'total-differs', rule, severity: 'must', total: squad.total, points }]
}
