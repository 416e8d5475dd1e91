import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'
import type { SquadList } from '../../vocabulary/squad-list.ts'
import type { ListsOpenTo } from '../commands/lists.ts'

export type ListFact =
  | { readonly kind: 'list-submitted'; readonly player: PlayerId; readonly list: SquadList }
  | {
      readonly kind: 'list-corrected'
      readonly player: PlayerId
      readonly list: SquadList
      readonly reason: string
      readonly possibleAdvantage: boolean
    }
  | { readonly kind: 'lists-opened'; readonly to: ListsOpenTo }
  | {
      readonly kind: 'deck-checked'
      readonly match: MatchId
      readonly player: PlayerId
      readonly removed: readonly string[]
      readonly legalAfter: boolean
    }
  | { readonly kind: 'points-check-ordered' }
  | { readonly kind: 'points-check-signed'; readonly match: MatchId; readonly player: PlayerId }
