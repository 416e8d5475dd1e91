import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Ruling } from '../../vocabulary/ruling.ts'

/** Rulings and proposals are known by the number of the entry that began them. */
export type RulingFact =
  | { readonly kind: 'ruling-recorded'; readonly ruling: Ruling }
  | { readonly kind: 'ruling-appealed'; readonly ruling: number; readonly player: PlayerId }
  | {
      readonly kind: 'appeal-decided'
      readonly ruling: number
      /** Whether the ruling stands. */
      readonly upheld: boolean
      readonly text: string
    }
  | {
      readonly kind: 'points-deducted'
      readonly player: PlayerId
      readonly points: number
      readonly reason: string
      /** The last round that counted then: the standings of earlier ones do not show it. */
      readonly round?: number
    }
  | {
      readonly kind: 'disqualification-proposed'
      readonly player: PlayerId
      readonly reason: string
    }
  | {
      readonly kind: 'proposal-answered'
      readonly proposal: number
      readonly confirmed: boolean
      readonly reason: string
    }

export type RulingRefusal =
  | { readonly code: 'ruling-final'; readonly ruling: number }
  | { readonly code: 'appeal-missing'; readonly ruling: number }
  | { readonly code: 'proposal-needed'; readonly player: PlayerId }
  | { readonly code: 'players-needed' }
