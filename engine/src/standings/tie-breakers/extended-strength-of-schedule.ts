import type { TieBreaker } from './tie-breaker.ts'

export const extendedStrengthOfSchedule: TieBreaker = {
  measure: 'extended-strength-of-schedule',
  kind: 'measure',
  value: (sheet) => sheet.extendedStrengthOfSchedule,
}
