import type { PlayerId } from './ids.ts'
import type { Infraction, Penalty } from './penalty.ts'

/** A leader's decision on record. */
export type Ruling = {
  readonly about: 'dispute' | 'conduct' | 'component' | 'collusion'
  readonly players: readonly PlayerId[]
  readonly table?: number
  readonly text: string
  readonly infraction?: Infraction
  readonly penalty?: Penalty
  /** What the ruling sets aside because it is in error there. */
  readonly overrules?: 'faq' | 'rules'
  /** The call it answers, by the number of its entry. */
  readonly call?: number
  /** About a component: it may not be played, and there is no other one. */
  readonly withoutReplacement?: boolean
}
