/** Runs as a thread of its own, for `needs-apart.ts`: works out what players need. */
import { parentPort } from 'node:worker_threads'
import { advance, type Event, type EventId, emptyEvent } from '@topcut/engine'
import type { NeedsAnswered, NeedsAsked } from './needs-apart.ts'
import { needsOf } from './needs-of.ts'

const held = new Map<EventId, Event>()

const viewOf = ({ event, after, entries, player, own }: NeedsAsked): unknown => {
  const known = after === 0 ? emptyEvent : (held.get(event) ?? emptyEvent)
  const grown = entries.length === 0 ? known : advance(known, entries)
  held.set(event, grown)
  return grown.state === null ? null : needsOf(grown.state, player, own)
}

const answer = (asked: NeedsAsked): NeedsAnswered => {
  try {
    return { id: asked.id, view: viewOf(asked) }
  } catch (fault) {
    return { id: asked.id, fault: fault instanceof Error ? fault.stack : String(fault) }
  }
}

parentPort?.on('message', (asked: NeedsAsked | { readonly forget: EventId }) => {
  if ('forget' in asked) held.delete(asked.forget)
  else parentPort?.postMessage(answer(asked))
})
