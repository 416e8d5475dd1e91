import type { EventId, PublicPart, PublicTables } from '@topcut/engine'
import type { PartReply, PublicEars, PublicPorts, Told } from './follow-public.ts'
import { hearServerTime } from './server-clock.ts'

const patience = 10_000

const parts: readonly PublicPart[] = [
  'event',
  'players',
  'tables',
  'standings',
  'bracket',
  'clock',
  'announcement',
  'pictures',
]

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

const openStream =
  (event: EventId) =>
  (ears: PublicEars): (() => void) => {
    const source = new EventSource(`/api/events/${event}/live?audience=public`)
    const on = <T>(name: string, then: (data: T) => void) =>
      source.addEventListener(name, ({ data }: MessageEvent<string>) => then(JSON.parse(data) as T))
    source.addEventListener('open', ears.opened)
    source.addEventListener('error', ears.failed)
    on<{ readonly tags: Parameters<PublicEars['tags']>[0] }>('parts', ({ tags }) => ears.tags(tags))
    on<Pick<PublicTables, 'number' | 'status'>>('round', ears.round)
    for (const part of parts) on<Told>(part, (told) => ears.told(part, told))
    return () => source.close()
  }

export const publicPorts = (event: EventId): PublicPorts => ({
  load: (part) => loadView(event, part),
  openStream: openStream(event),
  now: Date.now,
  later: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  },
})
