import type { SquadClauses } from '../legality/clauses.ts'
import type { ByeOrderName } from '../pairing/bye.ts'
import type { ByeClauses, ScoringClauses } from '../scoring/clauses.ts'
import type { HalfPointsClause } from '../scoring/destroyed-points/squad-score.ts'
import type { ScheduleFormulaName } from '../standings/schedule/catalogue.ts'
import type { TieBreakerName } from '../standings/tie-breakers/catalogue.ts'
import type { RoundLengthClauses, StructureClauses } from '../structure/clauses.ts'
import type { Day } from '../vocabulary/instant.ts'
import type { OptionName, Options } from '../vocabulary/option.ts'
import type { Role } from '../vocabulary/role.ts'
import type { Clause } from '../vocabulary/rule.ts'
import type { Tier } from '../vocabulary/tier.ts'
import type { Sheet } from './sheet.ts'

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
  readonly scoring: ScoringClauses
  readonly bye: ByeClauses & {
    readonly firstRound: Clause<ByeOrderName>
    readonly laterRounds: Clause<ByeOrderName>
    /** Byes won elsewhere; null where the document knows none. */
    readonly earned: Clause<number> | null
  }
  readonly pairing: {
    readonly firstRound: Clause<'random'>
    readonly laterRounds: Clause<'random-in-points-groups'>
    readonly rematch: Clause<'until-elimination'>
    /** The tiers in which players may ask not to meet somebody in round 1. */
    readonly avoidInFirstRound: Clause<readonly Tier[]> | null
  }
  readonly standings: {
    readonly tieBreakers: Clause<readonly TieBreakerName[]>
    /** By the value of the option `strengthOfSchedule`. */
    readonly strengthOfSchedule: {
      readonly sum: Clause<ScheduleFormulaName>
      readonly tome: Clause<ScheduleFormulaName>
    }
    readonly winner: Clause<'most-tournament-points'>
  }
  readonly cut: {
    /** What decides who goes on, by the value of the option `cutOrder`. */
    readonly tieBreakers: Clause<readonly TieBreakerName[]>
    readonly seeding: Clause<'by-standings'>
  }
  readonly elimination: {
    readonly bracket: Clause<'fixed'>
    readonly champion: Clause<'last-player-left'>
  }
  readonly leaders: {
    /** The tiers in which a leader may play if a second judge is announced. */
    readonly mayPlay: Clause<readonly Tier[]>
    readonly mayNotPlay: Clause<readonly Tier[]>
    /** Who may remove a player for unsporting conduct. */
    readonly mayRemove: Clause<readonly Role[]>
  }
  /** What a squad list must contain and what may stand on it. */
  readonly squads: SquadClauses
  readonly halfPoints: Clause<HalfPointsClause>
  /** What is displayed, printed and announced. */
  readonly sheet: Sheet
  /** The readings of this document that an organizer may choose between, with their defaults. */
  readonly options: { readonly [N in OptionName]?: Options[N] & string }
}
