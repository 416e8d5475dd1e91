import { fraction } from '../fraction.ts'
import type { TieBreaker } from './tie-breaker.ts'

export const marginOfVictory: TieBreaker = {
  measure: 'margin-of-victory',
  kind: 'measure',
  value: (sheet) => fraction(sheet.marginOfVictory),
}
