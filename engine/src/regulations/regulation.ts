import type { ListClauses } from '../legality/clauses.ts'
import type { ByeOrderName } from '../pairing/bye.ts'
import type { ScoringClauses } from '../scoring/catalogue.ts'
import type { HalfPointsClause } from '../scoring/destroyed-points/squad-score.ts'
import type { ByeClauses } from '../scoring/way.ts'
import type { TieBreakerName } from '../standings/measures.ts'
import type { ExtendedFormulaName, ScheduleFormulaName } from '../standings/schedule.ts'
import type { RoundLengthClauses, StructureClauses } from '../structure/clauses.ts'
import type { Tier } from '../vocabulary/details.ts'
import type { Day } from '../vocabulary/instant.ts'
import type { OptionName, Options, OptionValue } from '../vocabulary/option.ts'
import type { Clause } from '../vocabulary/rule.ts'
import type { Announcement } from './announcement.ts'
import type { LegalMapsClause } from './legal-maps.ts'
import type { MaterialClauses } from './material-clauses.ts'
import type { PeopleClauses } from './people-clauses.ts'
import type { RulingClauses } from './ruling-clauses.ts'
import type { ScopeClauses } from './scope-clauses.ts'
import type { SetUpClauses } from './set-up-clauses.ts'
import type { OwnTerms } from './terms/own-terms.ts'
import type { Text } from './texts.ts'

/** One ruled value, or one for each reading an organizer may choose. */
export type ByOption<N extends OptionName, T> =
  | Clause<T>
  | { readonly [V in OptionValue<N>]: Clause<T> }

/**
 * A published document as data: every ruled value is a clause with its rule. A published document
 * never changes, so neither does a regulation that events have been run by: a new version is a new
 * regulation.
 */
export type Regulation = {
  readonly id: string
  /** What its rule ids begin with. */
  readonly document: string
  readonly title: string
  /** What other tools call it, letters and digits alone. */
  readonly namesElsewhere: readonly string[]
  readonly name: string
  readonly language: 'en' | 'de' | 'pl'
  /** The day from which the document applies; null where the document carries none. */
  readonly published: Day | null
  /** A day on which the document was in force, for events that name none. */
  readonly defaultDate: Day
  readonly tiers: Clause<{ readonly [T in Tier]: string }>
  readonly structure: StructureClauses
  readonly roundLength: RoundLengthClauses
  readonly scoring: { readonly swiss: ScoringClauses; readonly elimination: ScoringClauses }
  readonly bye: ByeClauses & {
    readonly firstRound: Clause<ByeOrderName>
    readonly laterRounds: Clause<ByeOrderName>
  }
  readonly pairing: {
    readonly firstRound: Clause<'random'>
    readonly laterRounds: Clause<'random-in-points-groups' | 'fold'>
    /** How far back a meeting counts: within the stage, or in all Swiss rounds. */
    readonly rematch: Clause<'in-stage' | 'in-swiss'>
    /** The tiers in which players may ask not to meet somebody in round 1. */
    readonly avoidInFirstRound: Clause<readonly Tier[]> | null
  }
  readonly standings: {
    readonly tieBreakers: Clause<readonly TieBreakerName[]>
    /** One formula, or one for each value of the option `strengthOfSchedule`. */
    readonly strengthOfSchedule: ByOption<'strengthOfSchedule', ScheduleFormulaName>
    /** The same for the option `extendedSchedule`; null where the document has none. */
    readonly extended: ByOption<'extendedSchedule', ExtendedFormulaName> | null
    readonly winner: Clause<'most-tournament-points'>
    /** Whether a ruling may take tournament points away; null where it may not. */
    readonly deduction: Clause<'not-below-zero'> | null
  }
  readonly cut: {
    /** What decides who goes on where the option `cutOrder` says so; null for the standings. */
    readonly tieBreakers: Clause<readonly TieBreakerName[]> | null
    readonly seeding: Clause<'by-standings'>
    /** Until when a place that was given up goes to the next in the standings. */
    readonly replacement: Clause<'until-seeded' | 'until-first-match'>
  }
  readonly elimination: {
    readonly bracket: Clause<'by-game-number' | 'chart'>
    readonly champion: Clause<'last-player-left'>
    readonly withdrawal: Clause<'opponent-moves-on'>
    /** Who plays which side; null where a title has none. */
    readonly sides: {
      readonly firstRound: Clause<'better-seed-chooses'>
      readonly laterRounds: Clause<'by-balance'>
      /** In the game that decides a grand final. */
      readonly lastGame: Clause<'swapped'>
    } | null
    /** What a game is that both lose; null where a game of the bracket must have a winner. */
    readonly doubleLoss: Clause<'loss-for-each'> | null
  }
  /** A match for the title between the first two if they are level; null where there is none. */
  readonly finalMatch: Clause<'first-two-if-level'> | null
  /** One mission for all tables of a round, none again before all were played. */
  readonly missions: Clause<'bag'> | null
  /** The maps whose missions have to be played; null where nothing is said. */
  readonly legalMaps: Clause<LegalMapsClause> | null
  readonly leaving: {
    readonly noShowIsRemoved: Clause<boolean> | null
    readonly readmission: Clause<'in-same-stage'> | null
  }
  readonly people: PeopleClauses
  readonly scope: ScopeClauses
  readonly rulings: RulingClauses
  readonly material: MaterialClauses
  /** What a squad list must contain and what may stand on it. */
  readonly lists: ListClauses
  /** The catalogue that says which cards there are, where an event loads no other; null: none. */
  readonly cards: string | null
  readonly setUp: SetUpClauses
  readonly halfPoints: Clause<HalfPointsClause> | null
  /** What its title calls things where other titles say otherwise. */
  readonly terms: OwnTerms
  /** What people read, place by place. */
  readonly texts: readonly Clause<Text>[]
  /** What players hear before the start. */
  readonly announcements: readonly Clause<Announcement>[]
  /** The readings of this document that an organizer may choose between, with their defaults. */
  readonly options: { readonly [N in OptionName]?: Options[N] & string }
}
