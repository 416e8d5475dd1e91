import type { Catalogue } from '../../cards/catalogue.ts'
import type { About } from '../../vocabulary/about.ts'
import type { Details } from '../../vocabulary/details.ts'
import type { Embedding } from '../../vocabulary/embedding.ts'
import type { LeaderId, MatchId, PlayerId } from '../../vocabulary/ids.ts'
import type { Instant } from '../../vocabulary/instant.ts'
import type { Readings } from '../../vocabulary/option.ts'
import type { Bye, Pairing, Receipt } from '../../vocabulary/pairing.ts'
import type { PlayerStatus } from '../../vocabulary/player.ts'
import type { Result } from '../../vocabulary/result.ts'
import type { Actor, LeaderRole } from '../../vocabulary/role.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import type { ListsOpenTo, SquadList } from '../../vocabulary/squad-list.ts'
import type { RoundMinutes, StagePlan, Structure } from '../../vocabulary/stage.ts'
import type { AnnouncedChange, AnnouncedSecond } from '../set-up/answers.ts'
import type { Fact, FactOf } from './answers.ts'
import type { Call, Deduction, MaterialCase, Proposal, RulingOnRecord, Sharing } from './matters.ts'

export type Created = Extract<Fact, { kind: 'event-created' }>
export type CutMade = Extract<Fact, { kind: 'cut-made' }>
type Finished = Extract<Fact, { kind: 'event-finished' }>

export type PlayerState = {
  readonly player: PlayerId
  readonly number: number
  readonly status: PlayerStatus
  readonly checkedIn: boolean
  readonly earnedBye: boolean
  readonly avoid: readonly PlayerId[]
  readonly paid: boolean
  /** Dropped or disqualified: the last round this player takes part in. */
  readonly lastRound: number | null
  /** Dropped by the own wish, not by a leader. */
  readonly leftBySelf: boolean
  /** Why a leader disqualified this player; null for everybody else. */
  readonly disqualifiedFor: string | null
  /** Rounds missed before entering late or being readmitted: unpaired losses. */
  readonly missed: readonly number[]
  /** Tournament points taken away by rulings. */
  readonly deductions: readonly Deduction[]
  /** The table this player keeps to; null for any. */
  readonly table: number | null
}

export type Match = Pairing & {
  readonly match: MatchId
  readonly round: number
  readonly result: Result | null
  /** How many facts have touched this match; what a result entry expects. */
  readonly revision: number
  readonly startedAt: Instant | null
  readonly endedAt: Instant | null
  /** Minutes this match has beyond the round's clock. */
  readonly extension: number
  /** What each player last said the result is. */
  readonly reports: readonly { readonly player: PlayerId; readonly result: Result }[]
  /** The player whose word is still awaited; null where the result needs none. */
  readonly awaits: PlayerId | null
  /** Who has added up the opponent's list. */
  readonly signed: readonly PlayerId[]
}

export type RoundStatus = 'paired' | 'published' | 'closed'

export type Clock = {
  readonly startedAt: Instant
  /** With all extensions; null for a round without time limit. */
  readonly minutes: number | null
  readonly pausedAt: Instant | null
  /** Milliseconds of all pauses that are over. */
  readonly paused: number
  readonly calledAt: Instant | null
}

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
  /** Double elimination: how many places were announced; null where as many as entrants. */
  readonly chart: number | null
  readonly firstRound: number
}

export type Leader = {
  readonly leader: LeaderId
  readonly role: LeaderRole
  readonly plays: PlayerId | null
  /** Who rules on this leader's matches, where somebody was named. */
  readonly second: LeaderId | null
  /** False for a judge who is only watching for now. */
  readonly acting: boolean
}

/** A correction, and the list that it corrected. */
type Correction = FactOf<'list-corrected'> & { readonly before: SquadList }

/** A list as it stands, and every correction a leader made. */
export type ListState = {
  readonly list: SquadList
  /** The number of the entry that brought the list as it is. */
  readonly entry: number
  readonly corrections: readonly Correction[]
  /** Who has looked through it by hand, as it stands; absent where nobody has. */
  readonly checkedBy?: Actor
}

/** How a leader wants two players treated by every pairing. */
export type Constraint = {
  readonly players: Pair<PlayerId>
  readonly as: 'forbidden' | 'fixed'
}

/** What the hall has added to the lot of one round. A round that is drawn anew keeps its words. */
type Word = {
  readonly text: string
  readonly player: PlayerId | null
  readonly round: number
}

/** What rounds are drawn from, besides their lots. */
type LuckState = {
  readonly hall: readonly Word[]
  /** How often each round had been drawn before it was last, also if it was taken back since. */
  readonly drawn: Readonly<Record<number, number>>
}

/** Everything an announcement tells, kept to see what is not so any more. */
export type ToldBefore = Pick<FactOf<'event-announced'>, 'stages' | 'headCount'> & {
  readonly structure: Structure
  readonly seconds: readonly AnnouncedSecond[]
  readonly missions: readonly string[]
  readonly options: Readings
  readonly roundMinutes: RoundMinutes
  readonly details: Details
}

export type AnnouncedAnew = {
  readonly at: Instant
  /** How many rounds there were then. */
  readonly rounds: number
  readonly changes: readonly AnnouncedChange[]
  /** Null where the head count says why. */
  readonly reason: string | null
}

/** Everything the facts say, and nothing that can be worked out from it. */
export type EventState = {
  readonly version: number
  readonly created: Created
  readonly about: About
  readonly details: Details
  /** The lines of checklists that are done. */
  readonly ticked: readonly string[]
  /** Null also where something was laid down after the announcement. */
  readonly announced: Extract<Fact, { kind: 'event-announced' }> | null
  /** What players heard last, as it was then; null before the first announcement. */
  readonly told: ToldBefore | null
  /** What was announced otherwise than before, in order. */
  readonly announcedAnew: readonly AnnouncedAnew[]
  /** The line everybody in the hall is told, and since when; null while there is none. */
  readonly message: { readonly text: string; readonly at: Instant } | null
  /** Whose pages may show the public page in a frame. */
  readonly embedding: Embedding
  readonly leaders: readonly Leader[]
  /** How many players the hall holds; null for any number. */
  readonly capacity: number | null
  /** Those of one club who do not meet in round 1; null where clubs may. */
  readonly clubsApart: readonly (readonly PlayerId[])[] | null
  readonly players: ReadonlyMap<PlayerId, PlayerState>
  /** The cards that were loaded for it; null where it is played with those it was created with. */
  readonly cards: Catalogue | null
  readonly lists: ReadonlyMap<PlayerId, ListState>
  readonly listsOpenTo: ListsOpenTo
  readonly deckChecks: readonly FactOf<'deck-checked'>[]
  readonly pointsCheckOrdered: boolean
  readonly constraints: readonly Constraint[]
  readonly luck: LuckState
  readonly tables: { readonly first: number; readonly closed: readonly number[] }
  /** The table that the stream shows; null for the first one of each round. */
  readonly featured: number | null
  readonly stages: readonly Stage[]
  readonly rounds: readonly Round[]
  readonly matches: ReadonlyMap<MatchId, Match>
  /** The missions drawn by hand, by the number of their round. */
  readonly missionCards: ReadonlyMap<number, { readonly mission: string; readonly by: Actor }>
  readonly cut: CutMade | null
  readonly rulings: ReadonlyMap<number, RulingOnRecord>
  readonly calls: ReadonlyMap<number, Call>
  readonly proposals: ReadonlyMap<number, Proposal>
  readonly cases: ReadonlyMap<number, MaterialCase>
  readonly sharings: readonly Sharing[]
  readonly finished: Finished | null
  /** The entry that called it off, and why. */
  readonly cancelled: {
    readonly entry: number
    readonly reason: string
    readonly at: Instant
  } | null
}
