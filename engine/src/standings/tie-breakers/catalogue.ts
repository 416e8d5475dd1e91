import { extendedStrengthOfSchedule } from './extended-strength-of-schedule.ts'
import { headToHead, headToHeadRepeated } from './head-to-head.ts'
import { marginOfVictory } from './margin-of-victory.ts'
import { strengthOfSchedule } from './strength-of-schedule.ts'
import type { TieBreaker } from './tie-breaker.ts'

export type TieBreakerName =
  | 'head-to-head'
  | 'head-to-head-repeated'
  | 'margin-of-victory'
  | 'strength-of-schedule'
  | 'extended-strength-of-schedule'

/** One line per tie-breaker; what is still level after the last one is decided by lot. */
export const tieBreakers: { readonly [N in TieBreakerName]: TieBreaker } = {
  'head-to-head': headToHead,
  'head-to-head-repeated': headToHeadRepeated,
  'margin-of-victory': marginOfVictory,
  'strength-of-schedule': strengthOfSchedule,
  'extended-strength-of-schedule': extendedStrengthOfSchedule,
}
