import type { LeaderId, MatchId, PlayerId } from '../../vocabulary/ids.ts'
import type { Ending, Result, ResultFault } from '../../vocabulary/result.ts'

export type ResultFact =
  | { readonly kind: 'match-started'; readonly match: MatchId }
  | { readonly kind: 'match-ended'; readonly match: MatchId }
  | {
      readonly kind: 'result-reported'
      readonly match: MatchId
      readonly player: PlayerId
      readonly result: Result
    }
  | {
      readonly kind: 'result-entered'
      readonly match: MatchId
      readonly result: Result
      /** The opponent of a leader who entered the own result: the second voice is awaited. */
      readonly awaits?: PlayerId
    }
  | { readonly kind: 'result-confirmed'; readonly match: MatchId; readonly player: PlayerId }
  | {
      readonly kind: 'result-amended'
      readonly match: MatchId
      readonly result: Result
      readonly reason: string
      /** As above; a log of before says nobody. */
      readonly awaits?: PlayerId
    }
  /** A game that needs a winner and does not count: it is played again. */
  | { readonly kind: 'result-annulled'; readonly match: MatchId; readonly reason: string }
  | {
      readonly kind: 'lot-drawn'
      readonly about: string
      readonly among: readonly string[]
      readonly drawn: string
      readonly entropy: string
    }

export type ResultRefusal =
  | ResultFault
  /** No judge or marshal who is acting as one has seen two agree on a draw. */
  | { readonly code: 'witness-not-on-duty'; readonly leader: LeaderId }
  | { readonly code: 'witness-plays-here'; readonly leader: LeaderId; readonly table: number }
  /** Two players cannot say by themselves that somebody was there. */
  | { readonly code: 'draw-needs-judge' }
  /** A player says that time ended a match whose clock still runs. */
  | { readonly code: 'time-not-over'; readonly table: number }
  | { readonly code: 'unknown-match'; readonly match: MatchId }
  | { readonly code: 'result-already-entered'; readonly match: MatchId; readonly table: number }
  | { readonly code: 'result-not-entered'; readonly match: MatchId; readonly table: number }
  | { readonly code: 'result-carried-on'; readonly match: MatchId; readonly table: number }
  | { readonly code: 'winner-needed'; readonly ending: Ending }
  /** Both would be out, and nobody is left: the game is played again. */
  | { readonly code: 'nobody-left' }
  | { readonly code: 'not-your-match'; readonly match: MatchId; readonly table: number }
  | {
      readonly code: 'match-under-way'
      readonly tables: readonly number[]
      /** Nobody has said so of these tables, but the clock of their round was started. */
      readonly byClock?: true
    }
  | { readonly code: 'match-not-started'; readonly table: number }
  | { readonly code: 'match-already-ended'; readonly table: number }
  /** Who did not appear is taken out; overridden where a leader keeps the player. */
  | { readonly code: 'no-show-leaves'; readonly player: PlayerId }
