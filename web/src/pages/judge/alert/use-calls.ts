import { type CallRow, instant, mattersView } from '@topcut/engine'
import { useMemo } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { openState } from '../../../state/state.ts'
import { useServerTime } from '../../../state/use-server-time.ts'
import { useStateOf } from '../../../state/use-state-of.ts'
import { ringingCalls } from './ringing-calls.ts'

/** What this judge has put off, by the number of the call; another one may still go. */
const putOff = openState<ReadonlySet<number>>(new Set())

export const putCallOff = (call: number): void => putOff.set(new Set([...putOff.get(), call]))

type Calls = {
  /** Who waits, the longest first; taken ones as well. */
  readonly calls: readonly CallRow[]
  readonly ringing: readonly CallRow[]
  readonly now: number
}

export const useCalls = (): Calls => {
  const { state, me } = useLeading()
  const off = useStateOf(putOff)
  const now = useServerTime([...state.calls.values()].some(({ closedAt }) => closedAt === null))
  return useMemo(() => {
    const calls = mattersView(state, instant(now)).calls.toSorted((a, b) => a.at - b.at)
    return { calls, ringing: ringingCalls(state, calls, me, off), now }
  }, [state, me, off, now])
}
