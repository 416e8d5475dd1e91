import type { EventId, PublicPart } from '@topcut/engine'
import { useEffect, useState } from 'react'
import { openState } from '../state.ts'
import { useStateOf } from '../use-state-of.ts'
import { followPublic, type PublicLive, type PublicState } from './follow-public.ts'
import { publicPorts } from './load-view.ts'
import { whenLookedAtAgain } from './looked-at-again.ts'

const nothing = openState<PublicState>({
  phase: 'loading',
  views: {},
  connection: { kind: 'live' },
})

/** What everybody may see of an event, for as long as the page is open. */
export const usePublic = (event: EventId, parts: readonly PublicPart[]): PublicState => {
  const [live, setLive] = useState<PublicLive | null>(null)
  useEffect(() => {
    const opened = followPublic(publicPorts(event))
    setLive(opened)
    const forget = whenLookedAtAgain(opened.refresh)
    return () => {
      forget()
      opened.close()
    }
  }, [event])
  useEffect(() => {
    for (const part of parts) live?.want(part)
  }, [live, parts])
  return useStateOf(live?.state ?? nothing)
}
