import { commandId } from '../vocabulary/ids.ts'
import { type Command, may, recordOf, traitsOf } from './commands.ts'
import { changesLeaders } from './facts.ts'
import { offDutyRefusal } from './leaders/off-duty.ts'
import { secondGate } from './leaders/second-gate.ts'
import { advance, type Event } from './replay.ts'
import { rulerRefusals } from './ruler-at-table.ts'
import { ownPlayer, withSecondVoice } from './second-voice.ts'
import { createEvent } from './set-up/create-event.ts'
import type { Fact } from './spine/answers.ts'
import type { Ask } from './spine/ask.ts'
import { type Decision, grant, refuse } from './spine/decision.ts'
import type { Entry } from './spine/entry.ts'
import { overRefusal } from './spine/over-refusal.ts'
import { settle } from './spine/override.ts'
import type { EventState } from './spine/state.ts'

/** A command with who gives it, when, and the luck it may need. */
export type Asked = Ask & { readonly command: Command }

/** Answers a command with facts or with one refusal. The event itself is not changed. */
export const decide = (event: Event, asked: Asked): Decision => {
  const { state } = event
  if (state === null) return answer(event, asked)
  const own = ownPlayer(state, asked.by)
  // What a leader could also do as the player they are, is said as one.
  const asPlayer = (): Decision | null =>
    own === null || !may({ role: 'player' }, asked.command.kind)
      ? null
      : answer(event, { ...asked, by: { role: 'player', player: own } })
  const offDuty = asked.command.kind === 'change-duty' ? null : offDutyRefusal(state, asked.by)
  if (offDuty !== null) {
    const said = asPlayer()
    return said?.granted === true ? said : refuse(offDuty)
  }
  const decision = answer(event, asked)
  if (!decision.granted) return decision
  const voiced =
    own === null
      ? decision
      : withSecondVoice(state, event.log, own, decision, { ...asked, asPlayer })
  if (!voiced.granted) return voiced
  const { facts } = voiced
  const gate = facts.some(changesLeaders)
    ? secondGate(state, after(event, state, facts, asked))
    : []
  const ruler = rulerRefusals(state, event.log, facts, { by: asked.by, own })
  const settled = settle([...ruler, ...gate], asked)
  if (settled.refusal !== null) return refuse(settled.refusal)
  return grant([...facts, ...settled.facts], voiced.warnings)
}

const after = (
  event: Event,
  state: EventState,
  facts: readonly Fact[],
  { at, by }: Asked,
): EventState => {
  const entries = facts.map((fact, index): Entry => {
    return { n: event.log.length + index + 1, at, by, command: commandId('asked'), fact }
  })
  return advance(event, entries).state ?? state
}

const answer = (event: Event, asked: Asked): Decision => {
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
  const over = traitsOf(command.kind).afterTheEnd ? null : overRefusal(event.state)
  if (over !== null) return refuse(over)
  return recordOf(command.kind).decide(event.state, command, ask, event.log)
}
