import type { TieBreaker } from './tie-breaker.ts'

export const strengthOfSchedule: TieBreaker = {
  kind: 'measure',
  value: (sheet) => sheet.strengthOfSchedule,
}
