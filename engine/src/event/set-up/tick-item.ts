import type { TextPlace } from '../../regulations/texts.ts'
import { rulesOf } from '../reading/rules.ts'
import type { Decider } from '../spine/ask.ts'
import { grant, refuse } from '../spine/decision.ts'

/** The places whose lines are something to be done before the start. */
const checklists: readonly TextPlace[] = ['documents', 'venue', 'seating', 'kit']

export const tickItem: Decider<'tick-item'> = (state, { item, ticked }) => {
  const isListed = rulesOf(state.created).regulation.texts.some(
    ({ value }) => value.key === item && checklists.includes(value.place),
  )
  if (!isListed) return refuse({ code: 'unknown-item', item })
  return grant([{ kind: 'item-ticked', item, ticked }])
}
