import { type Event, instant, type RoundEnd, roundEnd } from '@topcut/engine'
import { useEffect, useState } from 'react'
import { serverTime } from '../../state/live/server-clock.ts'
import { useLeading } from '../leading.ts'

/** Nobody reads an expectation by the second, and every table is looked at for it. */
const beat = 20_000

const known = new WeakMap<Event, { readonly beat: number; readonly end: RoundEnd }>()

const endAt = (event: Event, now: number): RoundEnd => {
  const before = known.get(event)
  if (before?.beat === now) return before.end
  const end = roundEnd(event, instant(serverTime(now * beat)))
  known.set(event, { beat: now, end })
  return end
}

/** When the round is likely to be over, and the tables it will wait for. */
export const useRoundEnd = (): RoundEnd => {
  const { event } = useLeading()
  const [now, setNow] = useState(() => Math.floor(Date.now() / beat))
  useEffect(() => {
    const timer = setInterval(() => setNow(Math.floor(Date.now() / beat)), beat)
    return () => clearInterval(timer)
  }, [])
  return endAt(event, now)
}
