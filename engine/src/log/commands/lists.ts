import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'
import type { SquadList } from '../../vocabulary/squad-list.ts'

/** Who may look at the lists. */
export type ListsOpenTo = 'leaders' | 'opponents' | 'everybody'

/** What players bring, and looking into it. */
export type ListCommand =
  | { readonly kind: 'submit-list'; readonly player: PlayerId; readonly list: SquadList }
  /** After the start, by a leader: the list is made to say what is played. */
  | {
      readonly kind: 'correct-list'
      readonly player: PlayerId
      readonly list: SquadList
      readonly reason: string
      /** The change is significant and may be an advantage: to be looked into. */
      readonly possibleAdvantage: boolean
    }
  | { readonly kind: 'open-lists'; readonly to: ListsOpenTo }
  /** A deck was looked through after its match; what follows is the document's. */
  | {
      readonly kind: 'record-deck-check'
      readonly match: MatchId
      readonly player: PlayerId
      /** The cards that had to go; none where all was well. */
      readonly removed: readonly string[]
      /** Whether what is left is a deck that may be played. */
      readonly legalAfter: boolean
      /** The games played with it, counted from 1. */
      readonly games: readonly number[]
    }
  /** Before round 1 every player adds up the opponent's list. */
  | { readonly kind: 'order-points-check' }
  | { readonly kind: 'sign-points-check'; readonly match: MatchId; readonly player: PlayerId }
