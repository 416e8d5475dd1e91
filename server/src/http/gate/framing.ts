import type { Embedding, EventId } from '@topcut/engine'
import { eventId } from '@topcut/engine'
import type { Access } from '../../access/access.ts'
import type { Desk } from '../../desk/desk.ts'

/** The one page for a frame on somebody else's: it shows what is public, and nothing is pressed. */
const framed = /^\/events\/([A-Za-z0-9._:~-]+)\/embed\/?(?:\?|$)/

/** Whose pages may hold the one at this address in a frame, as a content policy says it. */
export type FramingOf = (url: string) => Promise<string> | string

const nobody = "'none'"

const asPolicy = (on: Embedding): string => {
  if (on === 'nowhere') return nobody
  return on === 'everywhere' ? '*' : on.join(' ')
}

/** As the organizer of the event allows it now; of a hidden event nobody may know. */
export const openFraming = (desk: Desk, access: Access): FramingOf => {
  const allowedFor = async (event: EventId): Promise<string> => {
    if ((await access.keeping.of(event)).isHidden) return nobody
    return asPolicy((await desk.load(event))?.state?.embedding ?? 'nowhere')
  }
  return (url) => {
    const [, event] = framed.exec(url) ?? []
    // A store that cannot be read must not open anything.
    return event === undefined ? nobody : allowedFor(eventId(event)).catch(() => nobody)
  }
}
