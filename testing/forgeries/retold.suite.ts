import {
  advance,
  type Chance,
  type Command,
  commandId,
  type Decision,
  decide,
  type Entry,
  type Event,
  type EventState,
  instant,
  type Log,
  openEvent,
} from '@topcut/engine'
import { expect } from 'vitest'
import { finish } from '../../engine/testing/any/any-ending.ts'

type Retelling = {
  readonly event: () => Event
  readonly state: () => EventState
  /** Whether it was granted, where somebody says so with a rule set aside. */
  readonly give: (command: Command, more?: { readonly override?: string }) => boolean
  /** To the end, by sensible steps and as the engine has it: nothing in it contradicts itself. */
  readonly toTheEnd: (chance: Chance) => Log
}

/** The event as it stood after so many entries, told on otherwise by somebody who has its log. */
export const retold = (log: Log, length = log.length): Retelling => {
  let event = openEvent(log.slice(0, length))
  const state = () => event.state ?? expect.fail('no event')
  const ask = (command: Command, more: object = {}): Decision => {
    const n = event.log.length + 1
    const last = event.log.at(-1) ?? expect.fail('nothing to go on from')
    const at = instant(last.at + 1000)
    const by = { role: 'organizer' } as const
    const decision = decide(event, { command, by, at, entropy: `retold ${n}`, ...more })
    if (!decision.granted) return decision
    const id = commandId(`retold-${n}`)
    const entries = decision.facts.map(
      (fact, index): Entry => ({ n: n + index, at, by, command: id, fact }),
    )
    event = advance(event, entries)
    return decision
  }
  return {
    event: () => event,
    state,
    give: (command, more) => ask(command, more).granted,
    toTheEnd: (chance) => {
      finish({ state, give: ask }, chance)
      return event.log
    },
  }
}
