import type { Edition, Part, Sleeves } from './card.ts'
import type { Tier } from './details.ts'
import type { Day } from './instant.ts'
import type { Side } from './result.ts'
import type { RuleId } from './rule.ts'

/** What a list has to say. `ships` always means the ships with their upgrades. */
export type ListContent =
  | 'ships'
  | 'total'
  | 'obstacles'
  | 'damage-deck'
  | 'deployments'
  | 'command-deck'
  | 'objectives'
  | 'owner'
  | 'team-mate'

export type LockedPart =
  | 'ships'
  | 'obstacles'
  | 'damage-deck'
  | 'deployments'
  | 'command-deck'
  | 'decks'

/** What a ship would have to be, have or not have to carry a card. */
export type ShipLack =
  | { readonly lack: 'kind'; readonly ships: readonly string[] }
  | {
      readonly lack: 'value'
      readonly of: 'attack' | 'agility' | 'hull' | 'shields'
      readonly least: number | null
      readonly most: number | null
    }
  | { readonly lack: 'action'; readonly action: string }
  | { readonly lack: 'slot'; readonly slot: string }
  /** It has a slot with which the card may not be. */
  | { readonly lack: 'no-slot'; readonly slot: string }

/** `must`: not allowed as it stands. `should`: a leader ought to look. */
type Severity = 'must' | 'should'

/** The place in the list, each counted from 0; a whole deck where no entry is named. */
export type Where = {
  /** The deck, where the entry is in one. */
  readonly deck?: number
  readonly entry?: number
  /** Below its entry: an upgrade under its ship, an attachment under its group. */
  readonly under?: number
  readonly name?: string
}

/** What is wrong with a list: a code and its data; the words are elsewhere. */
export type Finding = {
  readonly rule: RuleId
  readonly severity: Severity
  readonly where?: Where
} & (
  | { readonly code: 'list-missing' }
  /** Handed in as text: only that it is there is known. */
  | { readonly code: 'unchecked' }
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
  | {
      readonly code: 'deck-count'
      readonly side: Side
      readonly count: number
      readonly needed: number
    }
  | { readonly code: 'affiliation-count'; readonly count: number; readonly needed: number }
  | { readonly code: 'too-few-sets'; readonly sets: number; readonly needed: number }
  | { readonly code: 'card-without-objective'; readonly set: string }
  /** More of one set than a deck may have. */
  | { readonly code: 'too-many-copies'; readonly copies: number; readonly most: number }
  /** The set is only for decks of its affiliation. */
  | { readonly code: 'other-affiliation'; readonly affiliation: string; readonly deck: string }
  | { readonly code: 'wrong-side'; readonly side: Side; readonly deck: Side }
  /** The decks of a team name more or fewer people than a team has. */
  | { readonly code: 'team-size'; readonly count: number; readonly needed: number }
  /** Somebody of the team has not one deck of each side. */
  | { readonly code: 'owner-without-deck'; readonly owner: string; readonly side: Side }
  /** Nobody knows it: the catalogue may be behind. */
  | {
      readonly code: 'unknown-card'
      readonly text: string
      /** The names of the cards it may be, the nearest first. */
      readonly nearest: readonly string[]
    }
  /** A second card of a name that there is once. */
  | { readonly code: 'unique-twice' }
  /** More of a card than a ship or a squad may have. */
  | { readonly code: 'limited-twice'; readonly most: number; readonly on: 'ship' | 'squad' }
  | { readonly code: 'pilot-not-of-ship'; readonly ship: string; readonly ships: readonly string[] }
  /** A card without a price is put into play by another one, never by a squad. */
  | { readonly code: 'without-cost' }
  | { readonly code: 'not-for-faction'; readonly factions: readonly string[] }
  | { readonly code: 'not-for-ship'; readonly because: ShipLack }
  | { readonly code: 'not-for-size'; readonly sizes: readonly string[] }
  | { readonly code: 'skill-too-low'; readonly skill: number; readonly needed: number }
  | { readonly code: 'no-slot'; readonly slot: string; readonly ship: string }
  /** It belongs to a card that is not there. */
  | { readonly code: 'needs-card'; readonly card: string; readonly on: 'ship' | 'squad' }
  | { readonly code: 'command-deck-size'; readonly count: number; readonly needed: number }
  | { readonly code: 'command-cost'; readonly cost: number; readonly most: number }
  | { readonly code: 'command-limit'; readonly count: number; readonly most: number }
  /** A card of certain figures, and none of them has it. */
  | { readonly code: 'figure-missing'; readonly figures: readonly string[] }
  | { readonly code: 'sleeves-missing' }
  | { readonly code: 'sleeves-see-through'; readonly marks: readonly string[] }
  | { readonly code: 'sleeves-not-alike'; readonly sleeves: Sleeves }
  | { readonly code: 'barred-mark'; readonly mark: string }
  | { readonly code: 'proxy'; readonly part: Part }
  | {
      readonly code: 'language-not-allowed'
      readonly language: string
      readonly allowed: readonly string[]
    }
  /** Cards of one name and cost are in several products; the list does not say which it is. */
  | { readonly code: 'name-ambiguous'; readonly products: readonly string[] }
  | {
      readonly code: 'not-released'
      readonly product: string
      readonly edition: Edition
      /** Null where this edition never came out. */
      readonly released: Day | null
      /** How many days it has to be out. */
      readonly days: number
      readonly date: Day
    }
  | { readonly code: 'release-unknown'; readonly product: string; readonly edition: Edition }
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
