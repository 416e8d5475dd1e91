import type { EventId } from '@topcut/engine'
import { openState } from '../../../state/state.ts'

type PutOff = { readonly event: EventId; readonly call: number }

/** What this judge has put off; another one may still go. */
export const putOff = openState<readonly PutOff[]>([])

export const putCallOff = (event: EventId, call: number): void =>
  putOff.set([...putOff.get(), { event, call }])

/** By number, in one event: the next one has calls of the same numbers, and those must ring. */
export const putOffIn = (all: readonly PutOff[], event: EventId): ReadonlySet<number> =>
  new Set(all.flatMap((one) => (one.event === event ? [one.call] : [])))
