import { readdirSync, readFileSync } from 'node:fs'
import {
  type Event,
  type EventId,
  emptyEvent,
  eventId,
  type Log,
  openEvent,
  type Regulation,
  regulations,
} from '@topcut/engine'
import fc from 'fast-check'
import { anyPlan, liveThrough } from '../../engine/testing/any/any-event.ts'

export type PlayedEvent = { readonly id: EventId; readonly event: Event }

const golden = new URL('../../golden/logs/', import.meta.url)

/** Events of before lots were fixed at the creation. */
export const goldenEvents = (): readonly PlayedEvent[] =>
  readdirSync(golden).map((file) => ({
    id: eventId(file.replace('.json', '')),
    event: openEvent(JSON.parse(readFileSync(new URL(file, golden), 'utf8')) as Log),
  }))

/** A whole event of any kind under the document whose turn it is, its lots fixed at the creation. */
const drawnEvent = (seed: number): PlayedEvent => {
  const regulation = regulations[seed % regulations.length] as Regulation
  for (let tried = seed; ; tried += 1000) {
    const [plan] = fc.sample(anyPlan(regulation), { numRuns: 1, seed: tried })
    let event: Event = emptyEvent
    const see = (step: { readonly after: Event }) => {
      event = step.after
    }
    const ending =
      plan === undefined ? null : liveThrough(plan, see, { forks: Number.MAX_SAFE_INTEGER })
    // One that ended for want of players has hardly anything to forge.
    const isWhole = ending === 'champion' && event.state?.created.committed !== undefined
    if (isWhole) return { id: eventId(`drawn-${seed}`), event }
  }
}

/** Of every document in turn. */
export const drawnEvents = (count: number): readonly PlayedEvent[] =>
  Array.from({ length: count }, (_, index) => drawnEvent(index))
