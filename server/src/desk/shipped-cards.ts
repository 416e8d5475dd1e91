import { catalogueOf } from '@topcut/cards'
import { type Catalogue, type Command, type EventState, regulationOf } from '@topcut/engine'

/** The cards an event was created with, as they come with this version; null where it has none. */
export const shippedCards = ({ created }: Pick<EventState, 'created'>): Catalogue | null =>
  created.cards === undefined ? null : catalogueOf(created.cards)

/** The cards a command is judged by: an event that is only now created takes its document's. */
export const cardsFor = (state: EventState | null, command: Command): Catalogue | null => {
  if (state !== null) return shippedCards(state)
  const regulation = command.kind === 'create-event' ? regulationOf(command.regulation) : null
  return regulation?.cards == null ? null : catalogueOf(regulation.cards)
}
