import { type AboutChange, trimmedAbout } from '../../vocabulary/about.ts'
import { type CommandRecord, organizer } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { descriptionRefusal } from './description-refusal.ts'

/** Says some of it anew: what is not mentioned stays as it is. */
export type DescribeEvent = { readonly kind: 'describe-event'; readonly about: AboutChange }

/** Whoever comes reads it, so it may be put right on the day and after it. */
export const describeEvent: CommandRecord<DescribeEvent> = {
  may: organizer,
  touches: 'nothing',
  grave: false,
  afterTheEnd: true,
  takesName: false,
  decide: (state, { about: typed }) => {
    const about = trimmedAbout(typed)
    const refusal = descriptionRefusal(state, about)
    return refusal === null ? grant([{ kind: 'event-described', about }]) : refuse(refusal)
  },
}
