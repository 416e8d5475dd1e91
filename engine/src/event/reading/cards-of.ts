import type { Catalogue } from '../../cards/catalogue.ts'
import type { EventState } from '../spine/state.ts'

/**
 * The cards an event is played with: those it was told to load, else those it was created with.
 * Null where nobody knows them, as in every log of before: other cards than those must not judge.
 */
export const cardsOf = (
  { cards, created }: Pick<EventState, 'cards' | 'created'>,
  shipped: Catalogue | null | undefined,
): Catalogue | null => {
  if (cards !== null) return cards
  return shipped?.id === created.cards ? (shipped ?? null) : null
}
