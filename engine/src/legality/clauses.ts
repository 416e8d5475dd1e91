import type { Day } from '../vocabulary/instant.ts'
import type { Clause } from '../vocabulary/rule.ts'
import type { Tier } from '../vocabulary/tier.ts'
import type { Part } from './squad.ts'

/** What a list has to say. `ships` always means the ships with their upgrades. */
export type ListContent = 'ships' | 'total' | 'obstacles' | 'damage-deck'

export type ListClause = {
  /** `by-event`: the organizer of each event says whether lists are handed in. */
  readonly required: 'always' | 'by-event'
  readonly contents: readonly ListContent[]
}

/** A faction a squad may be of, and the smaller ones whose cards it may include. */
export type FactionClause = { readonly faction: string; readonly includes: readonly string[] }

export type ObstacleClause = {
  readonly count: number
  /** One list must not name the same obstacle twice; two opponents may choose alike. */
  readonly different: boolean
  readonly pool: readonly string[]
}

/** A damage deck and the event days it is for: from `from` on, up to the day before `before`. */
export type DamageDeckClause = {
  readonly deck: string
  readonly from: Day | null
  readonly before: Day | null
}

export type ReleaseClause = {
  /** Regions in which a product is allowed from its own release day on. */
  readonly fromReleaseIn: readonly string[]
  readonly elsewhere: 'organizers-list'
}

/** What was first sold at the show is not allowed at this one event. */
export type ShowClause = { readonly show: string; readonly excludedEvent: string }

export type LockedPart = 'ships' | 'obstacles' | 'damage-deck'

/** Every ruled value a squad list is checked against. */
export type SquadClauses = {
  readonly list: Clause<ListClause>
  readonly pointCap: Clause<number>
  readonly factions: Clause<readonly FactionClause[]>
  /** The parts of a ship that have to be of the squad's faction; the others may be of any. */
  readonly oneFaction: Clause<readonly Part[]>
  readonly obstacles: Clause<ObstacleClause>
  readonly damageDecks: Clause<readonly DamageDeckClause[]>
  readonly barredMarks: Clause<readonly string[]>
  /** The parts nothing may stand in for. */
  readonly noProxies: Clause<readonly Part[]>
  /** Null where the regulation's own gate says from when a product may be played. */
  readonly release: Clause<ReleaseClause> | null
  readonly excludedShows: Clause<readonly ShowClause[]> | null
  /** What stays as handed in from the start of the event to its end. */
  readonly locked: Clause<readonly LockedPart[]>
  /** Which factions count as the same one when two squads meet. */
  readonly mirrorMatch: Clause<'parent-faction' | 'own-faction'>
  /** How the players find out who decides about initiative. */
  readonly initiative: Clause<{
    readonly decides: 'lower-total'
    readonly equal: 'coin' | 'lot'
  }>
}

/** The way of play a document is about, and the tiers at which another one is tolerated. */
export type VariantClause = { readonly played: string; readonly othersAt: readonly Tier[] }
