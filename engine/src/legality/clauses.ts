import type { Edition, Part, Sleeves } from '../vocabulary/card.ts'
import type { Tier } from '../vocabulary/details.ts'
import type { ListContent, LockedPart } from '../vocabulary/finding.ts'
import type { Day } from '../vocabulary/instant.ts'
import type { Side } from '../vocabulary/result.ts'
import type { Clause } from '../vocabulary/rule.ts'

type ListClause = {
  /** Every player hands a list in, whatever the event says. */
  readonly always: boolean
  /** The tiers at which an event asks for lists unless it says otherwise. */
  readonly askedAt: readonly Tier[]
  readonly contents: readonly ListContent[]
}

/** A faction a squad may be of, and the smaller ones whose cards it may include. */
export type FactionClause = { readonly faction: string; readonly includes: readonly string[] }

type ObstacleClause = {
  readonly count: number
  /** One list must not name the same obstacle twice; two opponents may choose alike. */
  readonly different: boolean
  readonly pool: readonly string[]
}

/** A damage deck and the event days it is for: from `from` on, up to the day before `before`. */
type DamageDeckClause = {
  readonly deck: string
  readonly from: Day | null
  readonly before: Day | null
}

/** A product may be played once this edition has been out for so many days. */
export type OutClause = {
  readonly edition: Edition
  readonly days: number
}

type ReleaseClause = OutClause & {
  /** The region this is about: elsewhere the organizer lists what is allowed. Null: anywhere. */
  readonly region: string | null
}

/** What was first sold at the show is not allowed at this one event. */
type ShowClause = {
  readonly show: string
  readonly eventKind: string
  readonly year: number
}

export type SleeveClauses = {
  /** The tiers at which sleeves are mandatory; elsewhere they are recommended, or ordered. */
  readonly mandatoryAt: Clause<readonly Tier[]> | null
  /** The sleeves of a deck in which cards of these marks can be told apart by their backs. */
  readonly hiding: Clause<{
    readonly marks: readonly string[]
    readonly sleeves: readonly Sleeves[]
  }> | null
  readonly barred: Clause<readonly Sleeves[]> | null
}

/** What follows from illegal cards in a deck that was looked through. */
type DeckCheckConsequence = 'games-annulled' | 'warning' | 'disqualified-if-not-legal'

type DeckCheckClauses = {
  readonly when: Clause<'after-result'>
  readonly consequences: Clause<readonly DeckCheckConsequence[]>
}

/** What a list of any kind is checked against, and what can be done about it. */
type AnyListClauses = {
  readonly list: Clause<ListClause>
  readonly barredMarks: readonly Clause<string>[]
  /** The parts nothing may stand in for. */
  readonly noProxies: readonly Clause<readonly Part[]>[]
  /** The languages a card may be in; null where nothing is said. */
  readonly languages: Clause<readonly string[]> | null
  readonly release: Clause<ReleaseClause>
  /** Languages whose cards wait by a rule of their own. */
  readonly releaseIn: readonly Clause<OutClause & { readonly language: string }>[]
  /** Whether what an event admits beyond the document has to wait as long; null: no such thing. */
  readonly admissionsWait: Clause<boolean> | null
  readonly excludedShows: Clause<readonly ShowClause[]> | null
  /** Whether a card of the same name and cost as another one has to say its product. */
  readonly sameName: Clause<boolean> | null
  readonly sleeves: SleeveClauses | null
  /** What stays as handed in from the start of the event to its end. */
  readonly locked: Clause<readonly LockedPart[]>
  /** Whether a correction that may be an advantage is looked into; null where nothing is said. */
  readonly investigate: Clause<boolean> | null
  readonly deckCheck: DeckCheckClauses | null
  /** The round before which players may be told to add up the opponent's list. */
  readonly pointsCheck: Clause<number> | null
}

/** What squads and armies have in common: points and a faction. */
type PointClauses = {
  readonly pointCap: Clause<number>
  readonly factions: Clause<readonly FactionClause[]>
  /** Whether a list is held to what its cards say of themselves: unique, limited, whose they are. */
  readonly cardLimits: Clause<boolean>
}

export type SquadClauses = AnyListClauses &
  PointClauses & {
    readonly kind: 'squad'
    /** The parts of a ship that have to be of the squad's faction; the others may be of any. */
    readonly oneFaction: Clause<readonly Part[]>
    readonly obstacles: Clause<ObstacleClause>
    readonly damageDecks: Clause<readonly DamageDeckClause[]>
    /** The mark that every huge ship bears, whether its list says so or not. */
    readonly hugeShips: Clause<string>
  }

export type ArmyClauses = AnyListClauses &
  PointClauses & {
    readonly kind: 'army'
    /** How many cards a command deck has, and what they may cost together. */
    readonly commandDeck: Clause<{ readonly cards: number; readonly cost: number }>
  }

export type DeckClauses = AnyListClauses & {
  readonly kind: 'decks' | 'team-decks'
  /** The decks that are brought, by their sides. */
  readonly decks: Clause<readonly Side[]>
  readonly affiliations: Clause<number>
  readonly leastSets: Clause<number>
  /** So many of one set in a deck, unless the set itself says fewer. */
  readonly copies: Clause<number>
  /** Whether every command card has to belong to an objective of its deck. */
  readonly ownSets: Clause<boolean>
  readonly team: {
    readonly size: Clause<number>
    /** Whether each of the team has one deck of each side. */
    readonly oneOfEachSide: Clause<boolean>
  } | null
}

/** Every ruled value a list is checked against. */
export type ListClauses = SquadClauses | ArmyClauses | DeckClauses

/** The way of play a document is about, and the tiers at which another one is tolerated. */
export type VariantClause = { readonly played: string; readonly othersAt: readonly Tier[] }
