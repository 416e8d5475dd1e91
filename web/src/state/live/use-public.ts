import type { EventId, PublicPart } from '@topcut/engine'
import { useEffect, useState } from 'react'
import { isOverTls } from '../over-tls.ts'
import { openState } from '../state.ts'
import { useStateOf } from '../use-state-of.ts'
import type { Connection } from './connection.ts'
import { browserClock, openEventStream } from './event-stream.ts'
import { followPublic, type PublicLive, type PublicState } from './follow-public.ts'
import { keepPublic, readPublic } from './kept-public.ts'
import { loadView } from './load-view.ts'
import { whenLookedAtAgain } from './looked-at-again.ts'

const nothing = openState<PublicState>({ phase: 'loading', views: {} })
const live = openState<Connection>({ kind: 'live' })

/** What everybody may see of an event, for as long as the page is open. */
export const usePublic = (
  event: EventId,
  parts: readonly PublicPart[],
): PublicState & { readonly connection: Connection } => {
  const [followed, setFollowed] = useState<PublicLive | null>(null)
  useEffect(() => {
    // Over plain HTTP no page opens without a network that could show it.
    const isKept = isOverTls()
    const opened = followPublic({
      kept: isKept ? readPublic(event) : null,
      keep: (kept) => isKept && keepPublic(event, kept),
      load: (part) => loadView(event, part),
      openStream: openEventStream(`/api/events/${event}/live?audience=public`),
      ...browserClock,
    })
    setFollowed(opened)
    const forget = whenLookedAtAgain(opened.refresh)
    window.addEventListener('pagehide', opened.keepNow)
    return () => {
      window.removeEventListener('pagehide', opened.keepNow)
      forget()
      opened.close()
    }
  }, [event])
  useEffect(() => {
    for (const part of parts) followed?.want(part)
  }, [followed, parts])
  const { phase, views } = useStateOf(followed?.state ?? nothing)
  return { phase, views, connection: useStateOf(followed?.connection ?? live) }
}
