import type { Chance } from '../chance/chance.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import type { Readings } from '../vocabulary/option.ts'
import type { Earned } from '../vocabulary/outcome.ts'
import type { Ending, Result, ResultFault, Score } from '../vocabulary/result.ts'
import type { Clause, RuleId } from '../vocabulary/rule.ts'
import type { Pair, Seat } from '../vocabulary/seat.ts'
import type { StageKind } from '../vocabulary/stage.ts'

export type ByeClauses = {
  /** A bye is worth a full win. */
  readonly outcome: Clause<'win'>
  /** Null where the document has no margin of victory. */
  readonly marginOfVictory: Clause<number> | null
  /** The margin of victory of a bye won elsewhere; null where the document knows none. */
  readonly earned: Clause<number> | null
}

/** Where a result stands: what it is judged by besides the clauses of its way. */
export type Setting = {
  readonly bye: ByeClauses
  readonly readings: Readings
  readonly stage: StageKind
  /** What says that time does not end this game; absent where it can. */
  readonly untimed?: RuleId
  /** Who plays the light side, where that is settled, and what says so. */
  readonly light?: { readonly seat: Seat; readonly player: PlayerId; readonly rule: RuleId }
}

/** Why a result cannot be: the same codes that a refusal has. */
export type Objection = { readonly rule?: RuleId; readonly overridable?: true } & (
  | ResultFault
  | { readonly code: 'ending-unknown'; readonly ending: Ending }
  | { readonly code: 'field-unknown'; readonly field: string }
)

/** Why a result is odd: it stands, and the leader is told. */
type Doubt = { readonly code: 'game-after-draw'; readonly rule: RuleId }

/** Turns results into points: first ask for an objection, then for what was earned. */
export type Scorer = {
  readonly objection: (result: Result) => Objection | null
  readonly earned: (result: Result) => Pair<Earned>
  /** The tournament points of a full win, which is what a bye is worth. */
  readonly winPoints: number
  readonly hasMargin: boolean
}

/** Everything in which ways of scoring differ, by the clauses of a document. */
export type Way = {
  readonly scorer: (setting: Setting) => Scorer
  /** How many games are a match. */
  readonly games: 1 | 2
  /** What a Swiss match can come to besides winning and losing. */
  readonly outcomes: readonly ('modified-win' | 'draw')[]
  /** What a result says beside equal scores, so that somebody has won. */
  readonly deciders: readonly ('initiative' | 'salvo' | 'tie')[]
  /** The rule by which giving up counts what was scored until then; null where it does not. */
  readonly concessionScore: RuleId | null
  /** Giving up a running match, as the document records it; without a score nothing was made. */
  readonly concession: (by: Seat, score?: Score) => Result
  /**
   * Every way two who play can end a match, and of each range of margins both ends; what the
   * scorer objects to does not count.
   */
  readonly ends: () => readonly Result[]
  /** How a match may end, by chance. */
  readonly byChance: (chance: Chance) => Result
  /** What the document leaves no room for in a result that it does not forbid; null for nothing. */
  readonly doubt: (result: Result) => Doubt | null
  /** What says how many tournament points there are. */
  readonly pointsRule: (readings: Readings) => RuleId
  /** Null where there is no margin of victory. */
  readonly marginRule: RuleId | null
}

/** For a way in which a player who leaves has no points to keep. */
export const concessionBy =
  (endings: readonly Ending[]) =>
  (by: Seat): Result => ({
    ending: endings.includes('concession') ? 'concession' : 'match-loss',
    by,
  })

export const seatByChance = (chance: Chance): Seat => (chance.below(2) === 0 ? 'first' : 'second')
