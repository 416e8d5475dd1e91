import type { Day } from '../vocabulary/instant.ts'
import type { RuleId } from '../vocabulary/rule.ts'
import type { Tier } from '../vocabulary/tier.ts'
import type { ListContent, LockedPart } from './clauses.ts'
import type { Part, Squad } from './squad.ts'

/** `must`: not allowed as it stands. `should`: a leader ought to look. */
export type Severity = 'must' | 'should'

/** The entry of the list, counted from 0: a ship, or an upgrade under its ship. */
export type Where = { readonly ship: number; readonly upgrade?: number; readonly name: string }

/** What is wrong with a list: a code and its data; the words are elsewhere. */
export type Finding = {
  readonly rule: RuleId
  readonly severity: Severity
  readonly where?: Where
} & (
  | { readonly code: 'list-missing' }
  | { readonly code: 'list-incomplete'; readonly missing: ListContent }
  | { readonly code: 'over-point-cap'; readonly points: number; readonly cap: number }
  | { readonly code: 'total-differs'; readonly total: number; readonly points: number }
  | {
      readonly code: 'faction-not-offered'
      readonly faction: string
      readonly offered: readonly string[]
    }
  | {
      readonly code: 'other-faction'
      readonly part: Part
      readonly faction: string
      readonly squad: string
    }
  | { readonly code: 'obstacle-count'; readonly count: number; readonly needed: number }
  | { readonly code: 'obstacle-repeated'; readonly obstacle: string }
  | { readonly code: 'obstacle-unknown'; readonly obstacle: string }
  | {
      readonly code: 'damage-deck-not-allowed'
      readonly deck: string
      readonly allowed: readonly string[]
      readonly date: Day
    }
  | { readonly code: 'barred-mark'; readonly mark: string }
  | { readonly code: 'proxy'; readonly part: Part }
  | {
      readonly code: 'not-released'
      readonly product: string
      readonly released: Day
      readonly date: Day
    }
  | { readonly code: 'release-unknown'; readonly product: string }
  | { readonly code: 'not-on-organizers-list'; readonly product: string; readonly region: string }
  | { readonly code: 'organizers-list-missing'; readonly region: string }
  | {
      readonly code: 'show-release-excluded'
      readonly product: string
      readonly show: string
      readonly event: string
    }
  | { readonly code: 'squad-changed'; readonly part: LockedPart }
  | {
      readonly code: 'other-variant'
      readonly variant: string
      readonly played: string
      readonly tier: Tier
    }
)

/** Where and when the list is to be played. */
export type Circumstances = {
  readonly date: Day
  readonly region: string
  /** The products the organizer allows; null where the organizer has not said. */
  readonly organizersList: readonly string[] | null
  /** The name rules know the event by, where one speaks of this very event. */
  readonly event: string | null
  /** Whether the organizer asks for lists, where the document leaves that open. */
  readonly listsAsked: boolean
  /** The list as it stood when the event began; null before. */
  readonly lockedSquad: Squad | null
}
