import type { Catalogue } from '../../cards/catalogue.ts'
import type { Finding } from '../../vocabulary/finding.ts'
import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'
import type { ListsOpenTo, SquadList } from '../../vocabulary/squad-list.ts'

export type ListFact =
  | { readonly kind: 'list-submitted'; readonly player: PlayerId; readonly list: SquadList }
  | {
      readonly kind: 'list-corrected'
      readonly player: PlayerId
      readonly list: SquadList
      readonly reason: string
      readonly possibleAdvantage: boolean
    }
  /** Looked through by hand, by whoever put it on record: the list that this entry brought. */
  | { readonly kind: 'list-checked'; readonly player: PlayerId; readonly entry?: number }
  | { readonly kind: 'lists-opened'; readonly to: ListsOpenTo }
  /** Whole: an event keeps what it was run with. */
  | { readonly kind: 'cards-loaded'; readonly cards: Catalogue }
  | {
      readonly kind: 'deck-checked'
      readonly match: MatchId
      readonly player: PlayerId
      readonly removed: readonly string[]
      readonly legalAfter: boolean
    }
  | { readonly kind: 'points-check-ordered' }
  | { readonly kind: 'points-check-signed'; readonly match: MatchId; readonly player: PlayerId }

export type ListRefusal =
  | {
      readonly code: 'list-not-allowed'
      readonly player: PlayerId
      readonly findings: readonly Finding[]
    }
  | { readonly code: 'lists-missing'; readonly players: readonly PlayerId[] }
  /** Texts that nobody has looked through: they count as missing. */
  | { readonly code: 'lists-unchecked'; readonly players: readonly PlayerId[] }
  | { readonly code: 'lists-locked'; readonly player: PlayerId }
  | { readonly code: 'list-not-locked'; readonly player: PlayerId }
  | {
      readonly code: 'cards-of-other-kind'
      readonly is: Catalogue['kind']
      readonly needed: Catalogue['kind']
    }
  /** An id in it names nothing, or two things; `at` is the place in the file. */
  | {
      readonly code: 'cards-broken'
      readonly at: string
      readonly fault: 'unknown-id' | 'repeated-id'
      readonly value: string
    }
  /** This event knows other cards by the same id. */
  | { readonly code: 'cards-id-taken'; readonly id: string }
  | { readonly code: 'deck-check-too-early'; readonly match: MatchId; readonly table: number }
  | { readonly code: 'points-check-over' }
  | { readonly code: 'points-check-not-ordered' }
  | { readonly code: 'already-signed'; readonly player: PlayerId; readonly table: number }
