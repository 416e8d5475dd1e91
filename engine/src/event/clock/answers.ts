import type { MatchId } from '../../vocabulary/ids.ts'

export type ClockFact =
  | {
      readonly kind: 'clock-started'
      readonly round: number
      /** Null for a round without time limit. */
      readonly minutes: number | null
    }
  | { readonly kind: 'clock-paused'; readonly round: number }
  | { readonly kind: 'clock-resumed'; readonly round: number }
  | { readonly kind: 'time-called'; readonly round: number }
  | {
      readonly kind: 'time-extended'
      readonly round: number
      /** Absent: all matches of the round. */
      readonly match?: MatchId
      readonly minutes: number
      readonly reason: string
    }

export type ClockRefusal =
  | { readonly code: 'clock-already-started'; readonly round: number }
  | { readonly code: 'clock-not-running'; readonly round: number }
  | { readonly code: 'clock-not-paused'; readonly round: number }
  | { readonly code: 'time-already-called'; readonly round: number }
  | { readonly code: 'round-without-limit'; readonly round: number }
