import {
  type Ask,
  advance,
  type Command,
  commandId,
  decide,
  type Entry,
  type Event,
  type EventState,
  emptyEvent,
  instant,
} from '@topcut/engine'
import { refused } from '../refusal.ts'

/** Gives the engine one command after the other; a refusal ends the telling. */
export type Telling = {
  readonly event: () => Event
  readonly state: () => EventState
  readonly give: (command: Command, by?: Partial<Ask>) => readonly Entry[]
}

export const telling = (start: Event = emptyEvent): Telling => {
  let event = start
  const give: Telling['give'] = (command, by = {}) => {
    const ask: Ask = { command, by: { role: 'organizer' }, at: instant(0), entropy: '', ...by }
    const decision = decide(event, ask)
    if (!decision.granted) return refused(decision.refusal)
    const first = event.log.length + 1
    const entries = decision.facts.map(
      (fact, index): Entry => ({
        n: first + index,
        at: ask.at,
        by: ask.by,
        command: commandId(`${first}`),
        fact,
      }),
    )
    event = advance(event, entries)
    return entries
  }
  const state = () => event.state ?? refused({ code: 'no-such-event' })
  return { event: () => event, state, give }
}
