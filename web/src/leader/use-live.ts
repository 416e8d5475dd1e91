import type { EventId } from '@topcut/engine'
import { useEffect, useState } from 'react'
import type { LiveEvent } from '../state/live/follow-event.ts'
import { openLive } from './open-live.ts'

/** An event followed while one looks at the page; nothing is given to it from here. */
export const useLive = (event: EventId): LiveEvent | null => {
  const [live, setLive] = useState<LiveEvent | null>(null)
  useEffect(() => {
    const opened = openLive(event)
    setLive(opened)
    return opened.close
  }, [event])
  return live
}
