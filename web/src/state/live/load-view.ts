import type { EventId } from '@topcut/engine'
import type { PartReply } from './follow-public.ts'
import { hearServerTime } from './server-clock.ts'

const patience = 10_000

/** One view; where the browser holds the same already, only the tag travels. */
export const loadView = async (event: EventId, view: string): Promise<PartReply> => {
  const asked = Date.now()
  try {
    const response = await fetch(`/api/events/${event}/views/${view}`, {
      signal: AbortSignal.timeout(patience),
    })
    hearServerTime(response.headers.get('date'), asked, Date.now())
    if (response.status === 404) return { kind: 'missing' }
    if (!response.ok) return { kind: 'unreachable' }
    const body = (await response.json()) as { readonly view: unknown }
    return { kind: 'ok', tag: response.headers.get('etag') ?? '', view: body.view }
  } catch {
    return { kind: 'unreachable' }
  }
}
