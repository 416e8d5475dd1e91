import type { Catalogue, EventId } from '@topcut/engine'
import { keep, readKept } from './kept.ts'
import { request } from './sending/request.ts'
import { openState, type State, type Watched } from './state.ts'

/** What a device keeps for a cellar: the cards of the event whose list was opened last. */
type KeptCards = { readonly event: EventId; readonly cards: Catalogue }

const local = () => window.localStorage
const key = 'topcut.cards'

const readCards = (event: EventId): Catalogue | null => {
  try {
    const kept = JSON.parse(readKept(local, key) ?? 'null') as KeptCards | null
    return kept?.event === event ? kept.cards : null
  } catch {
    return null
  }
}

const held = new Map<EventId, State<Catalogue | null>>()

const stateFor = (event: EventId): State<Catalogue | null> => {
  const state = held.get(event) ?? openState<Catalogue | null>(null)
  held.set(event, state)
  return state
}

/** The cards of an event as far as they have come; null before somebody opens a list. */
export const cardsHere = (event: EventId): Watched<Catalogue | null> => stateFor(event)

/**
 * Brings the cards that have this id, from what was kept where they are the same: a catalogue never
 * changes under its id. Answers whether they are here, or nobody has them.
 */
export const bringCards = async (event: EventId, id: string): Promise<boolean> => {
  const state = stateFor(event)
  if (state.get()?.id === id) return true
  const kept = readCards(event)
  if (kept?.id === id) {
    state.set(kept)
    return true
  }
  const reply = await request<Catalogue>('GET', `/api/events/${event}/cards`)
  if (reply.kind !== 'ok') return reply.kind === 'problem'
  state.set(reply.body)
  keep(local, key, JSON.stringify({ event, cards: reply.body } satisfies KeptCards))
  return reply.body.id === id
}
