import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'
import type {
  Component,
  MaterialOutcome,
  ProxyCard,
  SharedItem,
} from '../../vocabulary/material.ts'
import type { Seat } from '../../vocabulary/seat.ts'
import type { Ruling } from '../commands/rulings.ts'

/** Calls, cases, proposals and rulings are known by the number of the entry that began them. */
export type RulingFact =
  | { readonly kind: 'ruling-recorded'; readonly ruling: Ruling }
  | { readonly kind: 'ruling-appealed'; readonly ruling: number; readonly player: PlayerId }
  | {
      readonly kind: 'appeal-decided'
      readonly ruling: number
      /** Whether the ruling stands. */
      readonly upheld: boolean
      readonly text: string
    }
  | {
      readonly kind: 'points-deducted'
      readonly player: PlayerId
      readonly points: number
      readonly reason: string
      /** The last round that counted then: the standings of earlier ones do not show it. */
      readonly round?: number
    }
  | {
      readonly kind: 'disqualification-proposed'
      readonly player: PlayerId
      readonly reason: string
    }
  | {
      readonly kind: 'proposal-answered'
      readonly proposal: number
      readonly confirmed: boolean
      readonly reason: string
    }
  | {
      readonly kind: 'judge-called'
      readonly match?: MatchId
      readonly player?: PlayerId
      readonly about: string
    }
  | { readonly kind: 'call-taken'; readonly call: number }
  | { readonly kind: 'call-closed'; readonly call: number }
  | {
      readonly kind: 'material-reported'
      readonly player: PlayerId
      readonly what: 'lost' | 'damaged'
      readonly component: Component
      readonly name: string
      /** The round it was noticed in; 0 before the first. */
      readonly round: number
      /** The match that waits for it; absent between rounds. */
      readonly match?: MatchId
    }
  | { readonly kind: 'material-time-granted'; readonly case: number; readonly minutes: number }
  | {
      readonly kind: 'material-settled'
      readonly case: number
      readonly outcome: MaterialOutcome
      readonly proxy?: ProxyCard
    }
  | {
      readonly kind: 'sharing-ordered'
      readonly match: MatchId
      readonly items: readonly SharedItem[]
      readonly from: Seat
    }
