import type { RoundLength } from '../structure/clauses.ts'

/** A length the document gives no leave to depart from. */
export const fixed = (minutes: number): RoundLength => ({ minutes, from: minutes, to: minutes })

/** A length the organizer may change within these limits. */
export const between = (from: number, minutes: number, to: number): RoundLength => ({
  minutes,
  from,
  to,
})

export const untimed: RoundLength = { minutes: null, from: null, to: null }
