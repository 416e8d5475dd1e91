import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'
import type {
  Component,
  MaterialOutcome,
  ProxyCard,
  SharedItem,
} from '../../vocabulary/material.ts'
import type { Infraction, Penalty } from '../../vocabulary/penalty.ts'
import type { Seat } from '../../vocabulary/seat.ts'

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

/** Calls, cases and rulings are known by the number of the entry that began them. */
export type RulingCommand =
  | { readonly kind: 'record-ruling'; readonly ruling: Ruling }
  | { readonly kind: 'appeal-ruling'; readonly ruling: number; readonly player: PlayerId }
  | {
      readonly kind: 'decide-appeal'
      readonly ruling: number
      /** Whether the ruling stands. */
      readonly upheld: boolean
      readonly text: string
    }
  | {
      readonly kind: 'deduct-points'
      readonly player: PlayerId
      readonly points: number
      readonly reason: string
    }
  | {
      readonly kind: 'disqualify-player'
      readonly player: PlayerId
      readonly when: 'now' | 'after-round'
      readonly reason: string
    }
  | {
      readonly kind: 'propose-disqualification'
      readonly player: PlayerId
      readonly reason: string
    }
  | {
      readonly kind: 'answer-proposal'
      readonly proposal: number
      readonly confirmed: boolean
      readonly when: 'now' | 'after-round'
      readonly reason: string
    }
  | {
      readonly kind: 'call-judge'
      readonly match?: MatchId
      readonly player?: PlayerId
      readonly about: string
    }
  | { readonly kind: 'take-call'; readonly call: number }
  | { readonly kind: 'close-call'; readonly call: number }
  | {
      readonly kind: 'report-material'
      readonly player: PlayerId
      readonly what: 'lost' | 'damaged'
      readonly component: Component
      readonly name: string
    }
  | { readonly kind: 'grant-material-time'; readonly case: number; readonly minutes: number }
  | {
      readonly kind: 'settle-material'
      readonly case: number
      readonly outcome: MaterialOutcome
      readonly proxy?: ProxyCard
    }
  /** One player's dice, ruler or templates for both, for the whole round. */
  | {
      readonly kind: 'order-sharing'
      readonly match: MatchId
      readonly items: readonly SharedItem[]
      readonly from: Seat
    }
