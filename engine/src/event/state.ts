import type { Fact } from '../log/fact.ts'
import type { LeaderId, MatchId, PlayerId } from '../vocabulary/ids.ts'
import type { Instant } from '../vocabulary/instant.ts'
import type { Bye, Pairing, Receipt } from '../vocabulary/pairing.ts'
import type { PlayerStatus } from '../vocabulary/player.ts'
import type { Result } from '../vocabulary/result.ts'
import type { LeaderRole } from '../vocabulary/role.ts'
import type { StagePlan } from '../vocabulary/stage.ts'

export type Created = Extract<Fact, { kind: 'event-created' }>
export type CutMade = Extract<Fact, { kind: 'cut-made' }>
export type Finished = Extract<Fact, { kind: 'event-finished' }>

export type PlayerState = {
  readonly player: PlayerId
  readonly number: number
  readonly status: PlayerStatus
  readonly checkedIn: boolean
  readonly earnedBye: boolean
  readonly avoid: readonly PlayerId[]
  /** Dropped or disqualified: the last round this player takes part in. */
  readonly lastRound: number | null
  /** Rounds missed before entering late or being readmitted: unpaired losses. */
  readonly missed: readonly number[]
  /** Tournament points taken away by rulings. */
  readonly deducted: number
}

export type Match = Pairing & {
  readonly match: MatchId
  readonly round: number
  readonly result: Result | null
  /** How many facts have touched this match; what a result entry expects. */
  readonly revision: number
}

export type RoundStatus = 'paired' | 'published' | 'closed'

export type Clock = { readonly startedAt: Instant; readonly minutes: number | null }

export type Round = {
  readonly number: number
  readonly stage: number
  readonly status: RoundStatus
  readonly matches: readonly MatchId[]
  readonly byes: readonly Bye[]
  readonly method: string
  readonly entropy: string
  readonly receipt: Receipt | null
  readonly leftOut: readonly PlayerId[]
  readonly mission: string | null
  readonly clock: Clock | null
}

export type Stage = {
  readonly plan: StagePlan
  readonly entrants: readonly PlayerId[]
  /** The places of the bracket where lots gave them; null where seeds do. */
  readonly places: readonly (PlayerId | null)[] | null
  readonly firstRound: number
}

export type Leader = {
  readonly leader: LeaderId
  readonly role: LeaderRole
  readonly plays: PlayerId | null
}

/** Everything the facts say, and nothing that can be worked out from it. */
export type EventState = {
  readonly version: number
  readonly created: Created
  readonly announced: Extract<Fact, { kind: 'event-announced' }> | null
  readonly leaders: readonly Leader[]
  readonly players: ReadonlyMap<PlayerId, PlayerState>
  readonly stages: readonly Stage[]
  readonly rounds: readonly Round[]
  readonly matches: ReadonlyMap<MatchId, Match>
  readonly cut: CutMade | null
  readonly rulings: readonly Extract<Fact, { kind: 'ruling-recorded' }>[]
  readonly finished: Finished | null
}
