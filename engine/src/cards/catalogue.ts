import type { Day } from '../vocabulary/instant.ts'
import type { Side } from '../vocabulary/result.ts'

/** The name printed in English, and those of other editions where there are any. */
export type CardName = {
  readonly name: string
  readonly names?: { readonly de?: string; readonly pl?: string }
  /** Other spellings it is met by in files and texts. */
  readonly also?: readonly string[]
}

/** A box; the day is that of its first, North American, release. */
export type CardProduct = CardName & { readonly id: string; readonly released?: Day }

type AnyCatalogue = {
  /** What an event keeps on record: a catalogue is never changed under its id. */
  readonly id: string
  /** Where the facts are from and under which licence. */
  readonly about: string
  readonly products: readonly CardProduct[]
}

export type ShipStats = {
  readonly attack: number
  readonly agility: number
  readonly hull: number
  readonly shields: number
}
export type Stat = keyof ShipStats | 'skill'
type ShipSize = 'small' | 'large' | 'huge'

/** A kind of ship; its pilots fly it. */
export type ShipCard = CardName &
  ShipStats & {
    readonly id: string
    readonly factions: readonly string[]
    readonly size: ShipSize
    readonly actions: readonly string[]
  }

export type PilotCard = CardName & {
  /** Not alone: a pilot can fly for two factions under one id. */
  readonly id: string
  readonly ship: string
  readonly faction: string
  /** Absent where the card has none printed: then it is in nobody's squad. */
  readonly skill?: number
  readonly points?: number
  readonly unique?: boolean
  readonly slots?: readonly string[]
  /** Where its ship is not as the others of its kind. */
  readonly stats?: ShipStats
  readonly products: readonly string[]
}

/** What an upgrade gives its ship. */
type Grant =
  | { readonly slot: string }
  | { readonly action: string }
  | { readonly stat: Stat; readonly by: number }

/**
 * What a card does to its ship or asks of it, where no plain field says so, and why. A slot is one of
 * the kinds in `of`, where it says so only for one card or for cards up to so many points.
 */
export type Exception = {
  readonly because: string
} /** The other upgrades of its ship, or those of one slot, cost less, but never below 0. */ & (
  | { readonly is: 'cheaper'; readonly slot?: string; readonly by: number }
  | {
      readonly is: 'slot'
      readonly of: readonly string[]
      readonly most?: number
      readonly card?: string
    }
  /** Its ship has no slots of this kind, or so many less. */
  | { readonly is: 'loses'; readonly slot: string; readonly count?: number }
  /** Which cards may be in slots of this kind. */
  | {
      readonly is: 'only'
      readonly slot: string
      readonly most?: number
      readonly unique?: boolean
    }
  /** No two alike in slots of this kind. */
  | { readonly is: 'different'; readonly slot: string }
  | { readonly is: 'takes'; readonly slots: number }
  | {
      readonly is: 'needs'
      readonly stat: Stat
      readonly least?: number
      readonly most?: number
    }
  | { readonly is: 'needs-action'; readonly action: string }
  | { readonly is: 'needs-slot'; readonly slot: string }
  | { readonly is: 'bars-slot'; readonly slot: string }
  | { readonly is: 'needs-card'; readonly card: string; readonly on: 'ship' | 'squad' }
  /** For one faction more, where a card of this name is in the squad. */
  | { readonly is: 'also-for'; readonly faction: string; readonly with: string }
  | { readonly is: 'epic' }
)
export type ExceptionOf<K extends Exception['is']> = Extract<Exception, { readonly is: K }>

export type UpgradeCard = CardName & {
  readonly id: string
  readonly slot: string
  readonly points: number
  readonly unique?: boolean
  /** Once on a ship. */
  readonly limited?: boolean
  /** So many in a squad. */
  readonly most?: number
  readonly factions?: readonly string[]
  readonly ships?: readonly string[]
  readonly sizes?: readonly ShipSize[]
  readonly grants?: readonly Grant[]
  readonly exceptions?: readonly Exception[]
  readonly products: readonly string[]
}

/** A kind of place for an upgrade; `every`: each ship has one, whatever its pilot says. */
export type SlotKind = CardName & { readonly id: string; readonly every?: boolean }

/** A faction and the smaller ones whose cards count as its own. */
export type FactionKind = CardName & {
  readonly id: string
  readonly includes: readonly string[]
}

export type SquadCatalogue = AnyCatalogue & {
  readonly kind: 'squad'
  readonly factions: readonly FactionKind[]
  readonly slots: readonly SlotKind[]
  readonly damageDecks: readonly (CardName & { readonly id: string })[]
  /** Where a fact is not as its source has it. */
  readonly corrections: readonly { readonly card: string; readonly because: string }[]
  readonly ships: readonly ShipCard[]
  readonly pilots: readonly PilotCard[]
  readonly upgrades: readonly UpgradeCard[]
}

export type DeploymentCard = CardName & {
  readonly id: string
  readonly subtitle?: string
  /** Absent for a card that every faction may use. */
  readonly faction?: string
  readonly points: number
  /** Absent for an upgrade: it is no figure. */
  readonly figures?: number
  /** What one figure of a group counts; absent where it is the whole card. */
  readonly figurePoints?: number
  readonly unique?: boolean
  readonly elite?: boolean
  readonly traits: readonly string[]
  readonly campaignOnly?: boolean
  /** Only beside one of these figures. */
  readonly needs?: readonly string[]
  /** Another faction whose cards may stand in its army. */
  readonly allies?: string
  /** Why it is an exception. */
  readonly because?: string
  readonly products: readonly string[]
}

export type CommandCard = CardName & {
  readonly id: string
  readonly cost: number
  /** So many in a command deck. */
  readonly most: number
  readonly products: readonly string[]
}

export type ArmyCatalogue = AnyCatalogue & {
  readonly kind: 'army'
  readonly factions: readonly (CardName & { readonly id: string })[]
  readonly deployments: readonly DeploymentCard[]
  readonly commands: readonly CommandCard[]
  readonly maps: readonly { readonly name: string; readonly products: readonly string[] }[]
}

export type ObjectiveSet = CardName & {
  readonly number: number
  readonly side: Side
  /** Absent for a set of no affiliation. */
  readonly affiliation?: string
  /** Only in a deck of its affiliation. */
  readonly locked?: boolean
  /** So many in a deck; absent: as the rules say of every set. */
  readonly most?: number
  readonly product: string
  readonly octgn: string
  readonly cards: readonly {
    readonly title: string
    readonly type: string
    readonly unique?: boolean
    readonly octgn: string
  }[]
}

/** The card that a deck plays under. */
export type AffiliationCard = CardName & { readonly side: Side }

export type DeckCatalogue = AnyCatalogue & {
  readonly kind: 'decks'
  readonly affiliations: readonly AffiliationCard[]
  readonly sets: readonly ObjectiveSet[]
}

/** Facts about the cards of a title: ids, names, numbers and dates; no texts and no pictures. */
export type Catalogue = SquadCatalogue | ArmyCatalogue | DeckCatalogue
