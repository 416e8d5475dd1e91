import type { SquadClauses } from '../legality/clauses.ts'
import type { ReleaseGate } from '../legality/release-gate.ts'
import type { ByeOrderName } from '../pairing/bye.ts'
import type { ByeClauses, ScoringClauses } from '../scoring/clauses.ts'
import type { HalfPointsClause } from '../scoring/destroyed-points/squad-score.ts'
import type { ScheduleFormulaName } from '../standings/schedule/catalogue.ts'
import type { ExtendedFormulaName } from '../standings/schedule/extended.ts'
import type { TieBreakerName } from '../standings/tie-breakers/catalogue.ts'
import type { RoundLengthClauses, StructureClauses } from '../structure/clauses.ts'
import type { Day } from '../vocabulary/instant.ts'
import type { OptionName, Options, OptionValue } from '../vocabulary/option.ts'
import type { LeaderRole, Role } from '../vocabulary/role.ts'
import type { Clause } from '../vocabulary/rule.ts'
import type { Tier } from '../vocabulary/tier.ts'
import type { Announcement, Sheet } from './sheet.ts'

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
    readonly sides: Clause<'by-balance'> | null
  }
  /** A match for the title between the first two if they are level; null where there is none. */
  readonly finalMatch: Clause<'first-two-if-level'> | null
  /** One mission for all tables of a round, none again before all were played. */
  readonly missions: Clause<'bag'> | null
  readonly leaving: {
    readonly noShowIsRemoved: Clause<boolean> | null
    readonly readmission: Clause<'in-same-stage'> | null
  }
  readonly leaders: {
    /** The tiers in which a leader may play if a second judge is announced. */
    readonly mayPlay: Clause<readonly Tier[]>
    readonly mayNotPlay: Clause<readonly Tier[]>
    /** Who can be that second one; absent where only a judge or a marshal can. */
    readonly second?: Clause<readonly LeaderRole[]>
    /** Who may remove a player for unsporting conduct. */
    readonly mayRemove: Clause<readonly Role[]>
  }
  /** What a squad list must contain and what may stand on it. */
  readonly squads: SquadClauses | null
  readonly halfPoints: Clause<HalfPointsClause> | null
  /** From when a product may be played; null where the squad clauses say it. */
  readonly release: Clause<ReleaseGate> | null
  /** How cards of one name and cost are told apart on a list; null where nothing is said. */
  readonly sameName: Clause<'name-and-product'> | null
  /** What is displayed, printed and announced. */
  readonly sheet: Sheet | null
  readonly announcements: readonly Clause<Announcement>[]
  /** The readings of this document that an organizer may choose between, with their defaults. */
  readonly options: { readonly [N in OptionName]?: Options[N] & string }
}
