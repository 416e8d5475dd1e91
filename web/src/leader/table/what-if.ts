import {
  advance,
  type Command,
  commandId,
  type Entry,
  type Event,
  type Fact,
  instant,
  type Refusal,
  type Warning,
} from '@topcut/engine'
import { tryHere } from '../leading.ts'

export type Then = {
  readonly event: Event
  readonly facts: readonly Fact[]
  readonly warnings: readonly Warning[]
}

/** What would be after these commands, one after the other; or why one of them is refused. */
export const whatIf = (
  event: Event,
  commands: readonly Command[],
): Then | { readonly refusal: Refusal } => {
  let then: Then = { event, facts: [], warnings: [] }
  for (const command of commands) {
    const decision = tryHere(then.event, command)
    if (!decision.granted) return { refusal: decision.refusal }
    const { log } = then.event
    const entries = decision.facts.map((fact, index): Entry => {
      const at = instant(Date.now())
      const by = { role: 'organizer' } as const
      return { n: log.length + 1 + index, at, by, command: commandId('what-if'), fact }
    })
    then = {
      event: advance(then.event, entries),
      facts: [...then.facts, ...decision.facts],
      warnings: [...then.warnings, ...decision.warnings],
    }
  }
  return then
}
