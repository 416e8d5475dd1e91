import type { EventId } from '@topcut/engine'
import type { EventAnswer } from '@topcut/protocol'
import { browserClock, openEventStream } from '../state/live/event-stream.ts'
import { followEvent, type LiveEvent } from '../state/live/follow-event.ts'
import { whenLookedAtAgain } from '../state/live/looked-at-again.ts'
import { request } from '../state/sending/request.ts'

/** Follows an event until it is closed. Whoever only looks on gives no commands and decides none. */
export const openLive = (event: EventId): LiveEvent => {
  const live = followEvent({
    load: () => request<EventAnswer>('GET', `/api/events/${event}`),
    openStream: (after, link) => {
      const known = link === undefined ? '' : `&link=${encodeURIComponent(link)}`
      return openEventStream(`/api/events/${event}/live?after=${after}${known}`)
    },
    ...browserClock,
  })
  const forget = whenLookedAtAgain(live.refresh)
  return {
    ...live,
    close: () => {
      forget()
      live.close()
    },
  }
}
