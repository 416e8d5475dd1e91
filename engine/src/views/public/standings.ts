import type { Place } from '../../event/cut/final-places.ts'
import { countedRounds } from '../../event/reading/ledger-of.ts'
import type { EventState } from '../../event/spine/state.ts'
import type { Published } from '../redact.ts'
import { remembered } from '../remembered.ts'
import { type StandingRow, standingsView } from '../standings/standings.ts'
import { type PublicPlayer, publicPlayer } from './player.ts'

type Named = Pick<Published, 'names' | 'members'>

export type PublicStandings = {
  /** The last round that is closed: what is still being entered ranks nobody in public. */
  readonly afterRound: number
  readonly rows: readonly (StandingRow & PublicPlayer)[]
  /** Everybody's final place; null before the event is over. */
  readonly places: readonly (PublicPlayer & Pick<Place, 'place'>)[] | null
}

export const publicStandings = ({ state, names, members }: Published): PublicStandings =>
  standingsIn(state, namedBy(names, members))

/** One value for what is named together, so that the standings can be remembered for it. */
const namedBy = remembered((names: Published['names'], members: Published['members']) => ({
  names,
  members,
}))

/** The same for every player who asks. */
const standingsIn = remembered((state: EventState, named: Named): PublicStandings => {
  const redacted = { state, ...named }
  const after = countedRounds(state).findLast(({ status }) => status === 'closed')?.number ?? 0
  const { rows } = after === 0 ? { rows: [] } : standingsView(state, after)
  return {
    afterRound: after,
    rows: rows.map((row) => ({ ...row, ...publicPlayer(redacted, row.player) })),
    places:
      state.finished?.places.map(({ place, player }) => ({
        place,
        ...publicPlayer(redacted, player),
      })) ?? null,
  }
})
