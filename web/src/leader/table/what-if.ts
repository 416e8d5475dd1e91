import {
  type Actor,
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
import { askerOf } from '../asker.ts'

export type Then = {
  readonly event: Event
  readonly facts: readonly Fact[]
  readonly warnings: readonly Warning[]
}

/** What would be after these commands, one after the other; or why one of them is refused. */
export const whatIf = (
  event: Event,
  me: Actor,
  commands: readonly Command[],
): Then | { readonly refusal: Refusal } => {
  let then: Then = { event, facts: [], warnings: [] }
  for (const command of commands) {
    const decision = askerOf(then.event, me)(command)
    if (!decision.granted) return { refusal: decision.refusal }
    const { log } = then.event
    const entries = decision.facts.map((fact, index): Entry => {
      const at = instant(Date.now())
      return { n: log.length + 1 + index, at, by: me, command: commandId('what-if'), fact }
    })
    then = {
      event: advance(then.event, entries),
      facts: [...then.facts, ...decision.facts],
      warnings: [...then.warnings, ...decision.warnings],
    }
  }
  return then
}
