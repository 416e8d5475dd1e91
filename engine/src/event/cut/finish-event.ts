import { openMatterWarnings } from '../reading/open-matters.ts'
import { type CommandRecord, organizer } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { settle } from '../spine/override.ts'
import { endRefusal, minimumAtTheEnd } from './end-of-stage.ts'
import { finalPlaces } from './final-places.ts'

export type FinishEvent = { readonly kind: 'finish-event' }

export const finishEvent: CommandRecord<FinishEvent> = {
  may: organizer,
  touches: 'rounds',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, _, ask) => {
    const refusal = endRefusal(state)
    if (refusal !== null) return refuse(refusal)
    const settled = settle(minimumAtTheEnd(state), ask)
    if (settled.refusal !== null) return refuse(settled.refusal)
    const places = finalPlaces(state)
    // A disqualified player stands in the list, without a place.
    const champion = places.find(({ place }) => place !== null)
    if (champion === undefined) return refuse({ code: 'too-few-players', needed: 1, present: 0 })
    return grant(
      [...settled.facts, { kind: 'event-finished', champion: champion.player, places }],
      openMatterWarnings(state),
    )
  },
}
