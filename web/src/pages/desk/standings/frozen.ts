import { type EventState, type Log, liveEntries, openEvent } from '@topcut/engine'

export type Frozen = {
  readonly state: EventState
  readonly closedAt: number
}

/** The event as it stood when a round was closed; null for a round that still runs. */
export const frozenAfter = (log: Log, round: number): Frozen | null => {
  const closed = liveEntries(log).findLast(
    ({ fact }) => fact.kind === 'round-closed' && fact.round === round,
  )
  if (closed === undefined) return null
  const { state } = openEvent(log.slice(0, closed.n))
  return state === null ? null : { state, closedAt: closed.at }
}
