import type { Actor, CallRow, EventState } from '@topcut/engine'
import { ownCallRefusal } from '../../../leader/matters/own-call.tsx'

/**
 * The calls that this judge's phone rings for, the longest waiting first: nobody is on the way, it
 * is not the own match or the own call, and it was not put off here.
 */
export const ringingCalls = (
  state: EventState,
  calls: readonly CallRow[],
  me: Actor,
  putOff: ReadonlySet<number>,
): readonly CallRow[] => {
  const own = state.leaders.find(({ leader }) => leader === me.leader)
  if (own?.acting === false) return []
  const isOthers = (call: CallRow) =>
    (me.leader === undefined || call.by.leader !== me.leader) &&
    ownCallRefusal(state, me, call) === null
  return calls
    .filter((call) => call.taken === null && !putOff.has(call.n) && isOthers(call))
    .toSorted((a, b) => a.at - b.at)
}
