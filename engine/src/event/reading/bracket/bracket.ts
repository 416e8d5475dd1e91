import type { ChartLine } from '../../../pairing/elimination/play-chart.ts'
import type { BracketGame } from '../../../pairing/elimination/single.ts'
import type { PlayerId } from '../../../vocabulary/ids.ts'
import type { Match } from '../../spine/state.ts'

/** A game of the bracket with what became of it. */
export type PlayedGame = BracketGame & {
  readonly match: Match | null
  /** Null while undecided, and where nobody is left to move on. */
  readonly winner: PlayerId | null
  readonly isDecided: boolean
}

export type Bracket = {
  readonly rounds: readonly (readonly PlayedGame[])[]
  /** The games of the round to come; empty when one player is left. */
  readonly next: readonly BracketGame[]
  /** Every game that could be played now, those of later slots too. */
  readonly ready: readonly BracketGame[]
  /** Double elimination: the whole chart, games that are still to come among it. */
  readonly chart: readonly ChartLine[]
  /** The last player left, once the bracket is played out. */
  readonly champion: PlayerId | null
  readonly isDecided: boolean
  /** The best place of everybody who is out, 1 for the champion. */
  readonly outAt: ReadonlyMap<PlayerId, number>
}
