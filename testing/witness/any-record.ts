import {
  type Event,
  emptyEvent,
  eventId,
  type PublicRecord,
  publicRecord,
  type Regulation,
} from '@topcut/engine'
import fc from 'fast-check'
import { expect } from 'vitest'
import { anyPlan, liveThrough } from '../../engine/testing/any/any-event.ts'

/** The record of an event that chance has played to its end; null where no round was published. */
export const anyRecord = (regulation: Regulation, seed: number): PublicRecord | null => {
  const [plan = expect.fail('no plan')] = fc.sample(anyPlan(regulation), { seed, numRuns: 1 })
  let last: Event = emptyEvent
  const see = ({ after }: { readonly after: Event }) => {
    last = after
  }
  // Nothing is tried out beside it: only where it ends is looked at.
  liveThrough(plan, see, { forks: Number.POSITIVE_INFINITY })
  return publicRecord(eventId(`any-${seed}`), last, null)
}
