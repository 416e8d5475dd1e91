import type { EventList, ListedEvent } from '@topcut/protocol'
import { useEffect, useState } from 'react'
import { request } from '../../state/sending/request.ts'

type Listed = readonly ListedEvent[] | 'loading' | 'unreachable'

/** Asked again after a failure, whenever somebody looks at the page again, and when `n` changes. */
export const useEvents = (n = 0): Listed => {
  const [listed, setListed] = useState<Listed>('loading')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number asks again
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const load = async () => {
      const reply = await request<EventList>('GET', '/api/events')
      if (isGone) return
      if (reply.kind === 'ok') setListed(reply.body.events)
      else {
        setListed((before) => (typeof before === 'string' ? 'unreachable' : before))
        timer = setTimeout(load, 2000)
      }
    }
    const look = () => {
      if (document.visibilityState === 'visible') void load()
    }
    void load()
    document.addEventListener('visibilitychange', look)
    return () => {
      isGone = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [n])
  return listed
}
