import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'
import type { Instant } from '../../vocabulary/instant.ts'
import type { MaterialOutcome, ProxyCard } from '../../vocabulary/material.ts'
import type { Actor } from '../../vocabulary/role.ts'
import type { Ruling } from '../../vocabulary/ruling.ts'
import type { FactOf } from './answers.ts'

/** What leaders have to settle. `n` is the number of the entry that began it. */
type Begun = { readonly n: number; readonly at: Instant; readonly by: Actor }

type Appeal = {
  readonly player: PlayerId
  readonly decision: {
    readonly upheld: boolean
    readonly text: string
    readonly by: Actor
  } | null
}

export type RulingOnRecord = Begun & {
  readonly ruling: Ruling
  /** The latest round when it was made. */
  readonly round: number
  readonly appeal: Appeal | null
}

/** `round` is the last one that counted for the player when the points were taken away. */
export type Deduction = {
  readonly round: number
  readonly points: number
  readonly reason: string
}

export type Call = Begun & {
  readonly match: MatchId | null
  readonly player: PlayerId | null
  readonly about: string
  readonly taken: { readonly at: Instant; readonly by: Actor } | null
  readonly closedAt: Instant | null
}

export type Proposal = Begun & {
  readonly player: PlayerId
  readonly reason: string
  readonly answer: { readonly confirmed: boolean; readonly reason: string } | null
}

export type MaterialCase = Begun &
  Pick<FactOf<'material-reported'>, 'player' | 'what' | 'component' | 'name' | 'round'> & {
    readonly match: MatchId | null
    /** The time given to find a replacement. */
    readonly granted: { readonly at: Instant; readonly minutes: number } | null
    readonly outcome: MaterialOutcome | null
    readonly proxy: ProxyCard | null
  }

export type Sharing = Omit<FactOf<'sharing-ordered'>, 'kind'> & { readonly by: Actor }
