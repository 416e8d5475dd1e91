import type { TextPlace } from '../../regulations/texts.ts'
import { rulesOf } from '../reading/rules.ts'
import { type CommandRecord, desk } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'

/** The places whose lines are something to be done before the start. */
const checklists: readonly TextPlace[] = ['documents', 'venue', 'seating', 'kit']

/** One line of a checklist of the document. */
export type TickItem = {
  readonly kind: 'tick-item'
  readonly item: string
  readonly ticked: boolean
}

export const tickItem: CommandRecord<TickItem> = {
  may: desk,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { item, ticked }) => {
    const isListed = rulesOf(state.created).regulation.texts.some(
      ({ value }) => value.key === item && checklists.includes(value.place),
    )
    if (!isListed) return refuse({ code: 'unknown-item', item })
    return grant([{ kind: 'item-ticked', item, ticked }])
  },
}
