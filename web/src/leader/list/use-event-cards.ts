import { type Catalogue, cardsOf } from '@topcut/engine'
import { useCards } from '../../state/use-cards.ts'
import { useLeading } from '../leading.ts'

/** The cards of the event that is led; undefined while they are on their way, null without any. */
export const useEventCards = (): Catalogue | null | undefined => {
  const { workplace, state } = useLeading()
  // Those that were loaded for it stand in its log.
  const shipped = useCards(workplace.event, state.cards === null ? state.created.cards : undefined)
  return shipped === undefined ? undefined : cardsOf(state, shipped)
}
