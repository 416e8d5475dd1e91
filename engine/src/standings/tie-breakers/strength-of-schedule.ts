import type { TieBreaker } from './tie-breaker.ts'

export const strengthOfSchedule: TieBreaker = {
  measure: 'strength-of-schedule',
  kind: 'measure',
  value: (sheet) => sheet.strengthOfSchedule,
}
