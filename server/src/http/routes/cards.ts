import { type Catalogue, cardsOf } from '@topcut/engine'
import { catalogueSchema } from '@topcut/protocol'
import { shippedCards } from '../../desk/shipped-cards.ts'
import { sendTrouble } from '../problems/problem.ts'
import { type Packed, pack, sendPacked } from '../shown/packed.ts'
import { type Door, eventParams } from './door.ts'

/** The cards an event is played with: a phone asks for them when somebody opens a list. */
export const cardRoutes = ({ app, desk }: Door): void => {
  const known = new WeakMap<Catalogue, Packed>()
  const packed = (cards: Catalogue): Packed => {
    const made = known.get(cards) ?? pack(cards)
    known.set(cards, made)
    return made
  }

  app.get(
    '/api/events/:event/cards',
    {
      schema: { params: eventParams, response: { 200: catalogueSchema } },
      config: {
        who: 'everybody',
        troubles: ['no-cards'],
        about: 'The cards the event is played with, by which lists are judged. For everybody.',
      },
    },
    async (request, reply) => {
      const held = await desk.load(request.params.event)
      if (held?.state == null) return sendTrouble(request, reply, { code: 'no-such-event' })
      const cards = cardsOf(held.state, shippedCards(held.state))
      if (cards === null) return sendTrouble(request, reply, { code: 'no-cards' })
      return sendPacked(request, reply, packed(cards))
    },
  )
}
