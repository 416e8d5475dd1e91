import { regulations, standingsOf } from '@topcut/engine'
import { bigEvent } from '../big-event.ts'
import type { SwissState } from '../pairing/swiss-state.ts'
import { organized } from './tournament-organizer.ts'

/** `prepare` is not timed; what it returns is, and tells how many lines came out. */
type Contestant = {
  readonly name: string
  /** Ours are exact; the others go by decimals. */
  readonly isOurs: boolean
  readonly prepare: (played: SwissState) => () => number
}

/** Ours by every document, as each has its own tie-breakers, and the one package with some. */
export const contestants: readonly Contestant[] = [
  ...regulations.map(
    (regulation): Contestant => ({
      name: `topcut, ${regulation.id}`,
      isOurs: true,
      prepare: (played) => {
        const { state } = bigEvent(regulation, played)
        // Standings are kept for each state: a new one has none yet.
        return () => (state === null ? 0 : standingsOf({ ...state }).length)
      },
    }),
  ),
  {
    name: 'tournament-organizer',
    isOurs: false,
    prepare: (played) => {
      const event = organized(played)
      return () => event.getStandings().length
    },
  },
]
