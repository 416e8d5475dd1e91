import { regulationOf } from '../regulations/catalogue.ts'
import { evolve } from './facts.ts'
import { type Builder, builderFrom, thaw } from './spine/builder.ts'
import type { Entry, Log } from './spine/entry.ts'
import { liveEntries } from './spine/live-entries.ts'
import type { EventState } from './spine/state.ts'

/**
 * An event is its log; the state is what the log says. Null before the event is created, and where
 * it is to be run by a document that is not known here: by another one everything would be wrong.
 */
export type Event = { readonly log: Log; readonly state: EventState | null }

export const emptyEvent: Event = { log: [], state: null }

/** Folds a whole log, once over it. */
export const openEvent = (log: Log): Event => {
  const builder = fold(null, liveEntries(log))
  if (builder !== null) builder.version = log.length
  return { log, state: builder }
}

/** Takes further entries in. The event handed in stays as it was. */
export const advance = (event: Event, entries: readonly Entry[]): Event => {
  const log = [...event.log, ...entries]
  if (entries.some((entry) => entry.fact.kind === 'undone')) return openEvent(log)
  const builder = fold(event.state === null ? null : thaw(event.state), entries)
  if (builder !== null) builder.version = log.length
  return { log, state: builder }
}

const fold = (start: Builder | null, entries: Log): Builder | null => {
  let builder = start
  for (const entry of entries) {
    if (builder === null) {
      const { fact } = entry
      const isCreation = fact.kind === 'event-created' && regulationOf(fact.regulation) !== null
      if (isCreation) builder = builderFrom(fact)
    } else evolve(builder, entry)
  }
  return builder
}
