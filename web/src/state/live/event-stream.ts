import type { Entry, EventId, PlayerId } from '@topcut/engine'
import type { Person } from '@topcut/protocol'
import type { StreamEars } from './follow-event.ts'

/** The browser's own event stream, closed at the first failure: who follows decides what is next. */
export const openEventStream =
  (event: EventId) =>
  (after: number, ears: StreamEars): (() => void) => {
    const source = new EventSource(`/api/events/${event}/live?after=${after}`)
    source.addEventListener('open', ears.opened)
    source.addEventListener('entry', ({ data }: MessageEvent<string>) =>
      ears.entry(JSON.parse(data) as Entry),
    )
    source.addEventListener('people', ({ data }: MessageEvent<string>) =>
      ears.people(JSON.parse(data) as readonly Person[]),
    )
    source.addEventListener('erased', ({ data }: MessageEvent<string>) =>
      ears.erased(JSON.parse(data) as readonly PlayerId[]),
    )
    source.addEventListener('error', () => ears.failed(source.readyState === EventSource.CLOSED))
    return () => source.close()
  }
