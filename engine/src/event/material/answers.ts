import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'
import type {
  Component,
  MaterialOutcome,
  ProxyCard,
  SharedItem,
} from '../../vocabulary/material.ts'
import type { Seat } from '../../vocabulary/seat.ts'

/** Cases are known by the number of the entry that began them. */
export type MaterialFact =
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

export type MaterialRefusal =
  | { readonly code: 'proxy-incomplete'; readonly missing: readonly (keyof ProxyCard)[] }
  | { readonly code: 'outcome-not-possible'; readonly outcome: MaterialOutcome }
  | { readonly code: 'sharing-too-late'; readonly table: number }
  | { readonly code: 'material-missing'; readonly players: readonly PlayerId[] }
