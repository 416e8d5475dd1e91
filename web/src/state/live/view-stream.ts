import type { EventId } from '@topcut/engine'
import type { News, ViewEars } from './follow-phone.ts'

const names = ['me', 'round', 'parts', 'event', 'clock', 'standings'] as const

/** The browser's own event stream, closed at the first failure: who follows decides what is next. */
export const openViewStream =
  (event: EventId) =>
  (ears: ViewEars): (() => void) => {
    const source = new EventSource(`/api/events/${event}/live?audience=player`)
    source.addEventListener('open', ears.opened)
    for (const name of names) {
      source.addEventListener(name, ({ data }: MessageEvent<string>) =>
        ears.told({ name, data: JSON.parse(data) as News['data'] }),
      )
    }
    source.addEventListener('error', ears.failed)
    return () => source.close()
  }
