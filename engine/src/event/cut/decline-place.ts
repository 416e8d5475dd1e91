import type { PlayerId } from '../../vocabulary/ids.ts'
import { isActive } from '../reading/rounds.ts'
import { type CommandRecord, heads } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { placeAfterCut } from './place-after-cut.ts'

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
    const { cut, replacement } = place
    const isHere = isActive(state, player)
    if (!isHere && replacement === null) return refuse({ code: 'no-place-to-decline', player })
    const stay = cut.seeds.filter((seed) => seed !== player)
    // A chart has no fewer slots: with nobody left to move up, the last one stays and is forfeited.
    const last = replacement ?? (cut.kindOfStage === 'double-elimination' ? player : null)
    const seeds = last === null ? stay : [...stay, last]
    const after = state.rounds.filter((round) => round.stage < cut.stage).length
    return grant([
      { kind: 'place-declined', player, replacement, seeds },
      ...(isHere ? [{ kind: 'player-dropped' as const, player, after }] : []),
    ])
  },
}
