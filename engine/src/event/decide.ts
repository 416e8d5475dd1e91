import { type Command, may, recordOf, traitsOf } from './commands.ts'
import type { Event } from './replay.ts'
import { createEvent } from './set-up/create-event.ts'
import type { Ask } from './spine/ask.ts'
import { type Decision, refuse } from './spine/decision.ts'

/** A command with who gives it, when, and the luck it may need. */
export type Asked = Ask & { readonly command: Command }

/** Answers a command with facts or with one refusal. The event itself is not changed. */
export const decide = (event: Event, asked: Asked): Decision => {
  const { command, ...ask } = asked
  if (!may(ask.by, command.kind)) {
    return refuse({ code: 'not-allowed', role: ask.by.role, command: command.kind })
  }
  const [first] = event.log
  if (event.state === null && first?.fact.kind === 'event-created') {
    return refuse({ code: 'unknown-regulation', regulation: first.fact.regulation })
  }
  if (command.kind === 'create-event') {
    return event.state === null
      ? createEvent.decide(command, ask)
      : refuse({ code: 'event-exists' })
  }
  if (event.state === null) return refuse({ code: 'no-such-event' })
  if (event.state.finished !== null && !traitsOf(command.kind).afterTheEnd) {
    return refuse({ code: 'event-finished' })
  }
  return recordOf(command.kind).decide(event.state, command, ask, event.log)
}
