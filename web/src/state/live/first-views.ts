import type { EventId } from '@topcut/engine'
import { type Reply, request } from '../sending/request.ts'
import type { PhonePart, Seen } from './phone-views.ts'

type Answer = Promise<Reply<Seen<unknown>>>

/** Asked for before the page that shows it has come; each answer is for whoever asks first. */
const asked = new Map<string, Answer>()

const pathOf = (event: EventId, part: PhonePart) => `/api/events/${event}/views/${part}`

export const askFirst = (event: EventId, part: PhonePart): Answer => {
  const path = pathOf(event, part)
  const answer = request<Seen<unknown>>('GET', path)
  asked.set(path, answer)
  return answer
}

/** A view of a phone. Asked for again, it is a newer one. */
export const loadPhoneView = (event: EventId, part: PhonePart): Answer => {
  const path = pathOf(event, part)
  const answer = asked.get(path) ?? request<Seen<unknown>>('GET', path)
  asked.delete(path)
  return answer
}
