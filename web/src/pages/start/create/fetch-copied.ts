import { type EventId, openEvent } from '@topcut/engine'
import type { EventAnswer } from '@topcut/protocol'
import { request } from '../../../state/sending/request.ts'
import { type Copied, copiedFrom } from './copied.ts'
import { today } from './today.ts'

/** Null where it cannot be read or reached: the form is then empty, as for any new one. */
export const fetchCopied = async (event: EventId): Promise<Copied | null> => {
  const reply = await request<EventAnswer>('GET', `/api/events/${event}`)
  if (reply.kind !== 'ok') return null
  const { state } = openEvent(reply.body.log)
  return state === null ? null : copiedFrom(state, today(new Date()))
}
