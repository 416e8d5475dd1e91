import {
  type Ask,
  type Asked,
  advance,
  type Command,
  commandId,
  type Decision,
  decide,
  type Entry,
  type Event,
  type EventState,
  emptyEvent,
  instant,
} from '@topcut/engine'
import { refused } from '../refusal.ts'

/** A command with the place in the file that asks for it. */
export type Told = Partial<Omit<Ask, 'at'>> & {
  readonly command: Command
  readonly place?: string
}

/** Gives the engine one command after the other; a refusal ends the telling. */
export type Telling = {
  readonly event: () => Event
  readonly state: () => EventState
  readonly give: (command: Command, told?: Omit<Told, 'command'>) => readonly Entry[]
  /**
   * Commands that do not depend on each other, such as the results of one round, taken in at once:
   * the engine copies its state for each taking in, and a large round would cost the square.
   */
  readonly giveAll: (commands: readonly Told[]) => readonly Entry[]
}

/** Who tells, and when. */
export type Teller = Pick<Ask, 'by' | 'at'>

/** A file that is only computed with has neither. */
const nobody: Teller = { by: { role: 'organizer' }, at: instant(0) }

/** A file says nothing of lists, maps and leaders: what is asked of them is set aside. */
const notInFile: readonly string[] = ['lists-missing', 'missions-not-legal', 'organizer-missing']

const asInFile = (event: Event, ask: Asked): Decision => {
  const decision = decide(event, ask)
  return !decision.granted && notInFile.includes(decision.refusal.code)
    ? decide(event, { ...ask, override: 'not in the file' })
    : decision
}

export const telling = (start: Event = emptyEvent, { by, at }: Teller = nobody): Telling => {
  let event = start
  const giveAll: Telling['giveAll'] = (commands) => {
    const first = event.log.length + 1
    const entries: Entry[] = []
    for (const { command, place, ...told } of commands) {
      const ask: Asked = { command, by, at, entropy: '', ...told }
      const decision = asInFile(event, ask)
      if (!decision.granted) {
        return refused({ ...decision.refusal, ...(place === undefined ? {} : { at: place }) })
      }
      const id = commandId(`${first + entries.length}`)
      for (const fact of decision.facts) {
        entries.push({ n: first + entries.length, at, by: ask.by, command: id, fact })
      }
    }
    event = advance(event, entries)
    return entries
  }
  const state = () => event.state ?? refused({ code: 'no-such-event' })
  return {
    event: () => event,
    state,
    give: (command, told = {}) => giveAll([{ ...told, command }]),
    giveAll,
  }
}
