import type { PlayerId } from '../../vocabulary/ids.ts'
import { isActive } from '../reading/rounds.ts'
import { type CommandRecord, heads } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { placeAfterCut, placeGivenUp } from './place-after-cut.ts'

export type DeclinePlace = { readonly kind: 'decline-place'; readonly player: PlayerId }

/**
 * Gives up a place after the cut. The next in the standings comes in as the lowest seed, everybody
 * below the gap moves up, and the first round is paired anew.
 */
export const declinePlace: CommandRecord<DeclinePlace> = {
  may: heads,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { player }) => {
    const place = placeAfterCut(state, player)
    if (place.refusal !== null) return refuse(place.refusal)
    const isHere = isActive(state, player)
    if (!isHere && place.replacement === null) {
      return refuse({ code: 'no-place-to-decline', player })
    }
    const { declined, after, warnings } = placeGivenUp(state, player, place)
    return grant(
      [declined, ...(isHere ? [{ kind: 'player-dropped' as const, player, after }] : [])],
      warnings,
    )
  },
}
