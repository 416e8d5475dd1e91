import type { PlayerId } from './ids.ts'
import type { Pair } from './seat.ts'

export type ByeKind = 'odd-number' | 'earned' | 'opponent-withdrew'
export type Bye = {
  readonly player: PlayerId
  readonly kind: ByeKind
  /** Elimination only: the game that was not played. */
  readonly game?: string
}

/** Where a player of a game comes from. */
export type Source =
  | { readonly as: 'seed'; readonly seed: number }
  | { readonly as: 'winner' | 'loser'; readonly game: string }

/** Why two players meet: a code and its data; the words are elsewhere. */
export type Reason =
  | { readonly kind: 'first-round' }
  | { readonly kind: 'same-points'; readonly points: number }
  | {
      readonly kind: 'floats-down'
      readonly player: PlayerId
      readonly from: number
      readonly to: number
      /** An odd group loses one by lot; who has met all the others has to go; or it was best so. */
      readonly why?: 'odd-group' | 'met-everybody' | 'best-round'
      /** `met-everybody`: the rounds in which the others of the group were met. */
      readonly metInRounds?: readonly number[]
    }
  | { readonly kind: 'rematch-unavoidable'; readonly metInRounds: readonly number[] }
  | { readonly kind: 'fold' }
  | { readonly kind: 'seeds' }
  | { readonly kind: 'bracket'; readonly from: Pair<string> }
  | { readonly kind: 'chart'; readonly from: Pair<Source> }
  | { readonly kind: 'final-match' }
  | { readonly kind: 'by-hand' }
  | { readonly kind: 'fixed' }

export type Pairing = {
  readonly table: number
  readonly players: Pair<PlayerId>
  readonly reason: Reason
  /** Elimination only: the number of the game in its round, and the seeds of the two. */
  readonly game?: string
  readonly seeds?: Pair<number>
  readonly side?: SideChoice
}

/** Who plays the light side, or who may choose, in titles that have sides. */
export type SideChoice = { readonly light: PlayerId } | { readonly chooser: PlayerId }

/** The proof of quality that every paired round carries. */
export type Receipt = {
  /** Only where a leader forbade pairs: how many of them meet all the same. */
  readonly forbidden?: number
  /** Only where a leader fixed pairs: how many; everything else here is about the others. */
  readonly fixed?: number
  readonly rematches: number
  readonly softConflicts: number
  readonly crossings: readonly number[]
  readonly lowerBound: readonly number[]
  readonly spanSquares: number
  readonly certified: 'parity' | 'exact' | 'fold' | 'by-hand'
  /** The player whose bye would have avoided a rematch, if there is one. */
  readonly otherBye: PlayerId | null
}

/** How a leader wants two players treated by every pairing from now on. */
export type PairConstraint = 'forbidden' | 'fixed' | 'free'
