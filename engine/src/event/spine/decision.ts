import type { Finding } from '../../vocabulary/finding.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Score } from '../../vocabulary/result.ts'
import type { RuleId } from '../../vocabulary/rule.ts'
import type { Fact, Refusal } from './answers.ts'

/** What a document asks for with *should*: the wish is granted, the leader is told. */
export type Warning = { readonly rule?: RuleId } & (
  | { readonly code: 'rematch'; readonly players: readonly [PlayerId, PlayerId] }
  | { readonly code: 'repeated-bye'; readonly player: PlayerId }
  | {
      readonly code: 'structure-differs'
      readonly what: 'rounds' | 'cut'
      readonly suggested: number
      readonly planned: number
    }
  | {
      readonly code: 'cut-size-unusual'
      readonly cut: number
      readonly sizes: readonly number[]
    }
  | {
      readonly code: 'cut-reading-differs'
      readonly in: readonly PlayerId[]
      readonly out: readonly PlayerId[]
    }
  | { readonly code: 'should-be-dropped'; readonly player: PlayerId }
  /** Who did not appear leaves with the entry. */
  | { readonly code: 'no-show-removed'; readonly player: PlayerId }
  /** Who came after the start and owes a list. */
  | { readonly code: 'late-without-list'; readonly players: readonly PlayerId[] }
  /** Nobody said what stood on the table of a match that is given up. */
  | { readonly code: 'score-assumed'; readonly table: number; readonly score: Score }
  /** Nobody said whether a game was decided in a match that is given up: both are lost. */
  | { readonly code: 'games-assumed'; readonly table: number }
  /** The first game was drawn by the time limit, and yet there is a second one. */
  | { readonly code: 'game-after-draw'; readonly table: number }
  /** The ships of the opponent do not add up to it; the nearest scores that they do. */
  | {
      readonly code: 'score-unreachable'
      readonly table: number
      readonly player: PlayerId
      readonly score: number
      readonly below: number
      readonly above: number
    }
  | { readonly code: 'tell-players'; readonly what: string }
  /** All tables of a round play one mission, and this one would have none. */
  | { readonly code: 'mission-missing'; readonly round: number }
  | { readonly code: 'pairing-discarded'; readonly round: number }
  | { readonly code: 'next-round-already-paired'; readonly round: number }
  /** The leader who should rule on this table plays there, and there is no other. */
  | { readonly code: 'no-ruling-leader'; readonly table: number }
  | { readonly code: 'list-finding'; readonly player: PlayerId; readonly finding: Finding }
  | { readonly code: 'points-unsigned'; readonly tables: readonly number[] }
  | { readonly code: 'investigate'; readonly player: PlayerId }
  | {
      readonly code: 'head-count-differs'
      readonly registered: number
      readonly present: number
    }
  | { readonly code: 'place-left-empty'; readonly player: PlayerId }
  /** Who moves up into a place after the cut, as the lowest seed. */
  | { readonly code: 'place-goes-to'; readonly player: PlayerId }
  | { readonly code: 'place-stays-empty'; readonly player: PlayerId }
  | {
      readonly code: 'cut-would-differ'
      readonly in: readonly PlayerId[]
      readonly out: readonly PlayerId[]
    }
  /** Somebody left before the start, and somebody else waits. */
  | { readonly code: 'place-free'; readonly next: PlayerId }
  | { readonly code: 'proposal-open'; readonly player: PlayerId }
  | { readonly code: 'call-open'; readonly table: number | null }
  | { readonly code: 'material-open'; readonly player: PlayerId }
  /** What the document asks of the players now. */
  | { readonly code: 'advice'; readonly key: string }
)

export type Decision =
  | {
      readonly granted: true
      readonly facts: readonly Fact[]
      readonly warnings: readonly Warning[]
    }
  | { readonly granted: false; readonly refusal: Refusal }

export const grant = (facts: readonly Fact[], warnings: readonly Warning[] = []): Decision => ({
  granted: true,
  facts,
  warnings,
})

export const refuse = (refusal: Refusal): Decision => ({ granted: false, refusal })
