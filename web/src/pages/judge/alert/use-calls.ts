import { type CallRow, instant, mattersView } from '@topcut/engine'
import { useMemo } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { useServerTime } from '../../../state/use-server-time.ts'
import { useStateOf } from '../../../state/use-state-of.ts'
import { putOff, putOffIn } from './put-off.ts'
import { ringingCalls } from './ringing-calls.ts'

type Calls = {
  /** Who waits, the longest first; taken ones as well. */
  readonly calls: readonly CallRow[]
  readonly ringing: readonly CallRow[]
}

export const useCalls = (): Calls => {
  const { workplace, state, me } = useLeading()
  const { event } = workplace
  const all = useStateOf(putOff)
  const now = useServerTime([...state.calls.values()].some(({ closedAt }) => closedAt === null))
  return useMemo(() => {
    const calls = mattersView(state, instant(now)).calls.toSorted((a, b) => a.at - b.at)
    const off = putOffIn(all, event)
    return { calls, ringing: ringingCalls(state, calls, me, off) }
  }, [event, state, me, all, now])
}
