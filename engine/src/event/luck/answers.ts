import type { PlayerId } from '../../vocabulary/ids.ts'

export type LuckFact = {
  readonly kind: 'luck-contributed'
  /** A word called out, the eyes of dice: whatever nobody could know before. */
  readonly text: string
  /** Whose phone it came from; absent where a leader wrote down what the hall said. */
  readonly player?: PlayerId
}

export type LuckRefusal =
  /** The event draws by fresh entropy, as in every log of before. */
  | { readonly code: 'luck-not-committed' }
  /** Once a draw is known, one more word would be a search for a better one. */
  | { readonly code: 'luck-closed'; readonly round: number }
