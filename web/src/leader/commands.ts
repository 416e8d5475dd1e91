import type { Command, CommandId, Decision, Event, EventId, Warning } from '@topcut/engine'
import type { LiveEvent } from '../state/live/follow-event.ts'
import type { Outbox, Outcome, Parcel } from '../state/sending/outbox.ts'
import type { State } from '../state/state.ts'
import { who } from '../state/who.ts'
import { actorFrom } from './actor-from.ts'
import { askerOf } from './asker.ts'

/** What this page did last: the commands that belong together, and what was said about them. */
export type Done = {
  readonly commands: readonly CommandId[]
  readonly warnings: readonly Warning[]
  /** Where many commands are one step: what to say instead of the last one's sentence. */
  readonly summary?: string
}

/** Giving commands from one window. */
export type Commands = {
  /** What the rules say at this very moment; null while no event is held. */
  readonly askNow: (command: Command, override?: string) => Decision | null
  /** Sends what the rules allow; what they refuse comes back without being sent. */
  readonly act: (parcel: Parcel) => Promise<Outcome>
  /** Several commands as one step, answered in one sentence. */
  readonly actAll: (
    parcels: readonly Parcel[],
    summary: (granted: number) => string,
    progress?: (done: number) => void,
  ) => Promise<readonly Outcome[]>
}

type At = {
  readonly event: EventId
  readonly live: LiveEvent
  readonly outbox: Outbox
  readonly done: State<Done | null>
}

export const heldIn = ({ state }: LiveEvent): Event | null => {
  const now = state.get()
  return now.phase === 'held' ? now.held.event : null
}

export const commandsAt = ({ event: id, live, outbox, done }: At): Commands => {
  const askNow: Commands['askNow'] = (command, override) => {
    const event = heldIn(live)
    if (event?.state == null) return null
    return askerOf(event, actorFrom(who.get(), id, event.state.leaders))(command, override)
  }

  /** The refusal that the state held here already knows. A draw is left to the server's luck. */
  const refusedHere = ({ command, override }: Parcel): Outcome | null => {
    const decision = command.kind === 'pair-round' ? null : askNow(command, override)
    return decision?.granted === false ? { kind: 'refused', refusal: decision.refusal } : null
  }
  const give = async (parcel: Parcel): Promise<Outcome> =>
    refusedHere(parcel) ?? outbox.send(parcel)

  return {
    askNow,
    act: async (parcel) => {
      const outcome = await give(parcel)
      if (outcome.kind === 'granted') {
        done.set({ commands: [outcome.command], warnings: outcome.warnings })
      }
      return outcome
    },
    actAll: async (parcels, summary, progress) => {
      const outcomes: Outcome[] = []
      for (const parcel of parcels) {
        outcomes.push(await give(parcel))
        progress?.(outcomes.length)
      }
      const granted = outcomes.filter((outcome) => outcome.kind === 'granted')
      if (granted.length > 0) {
        done.set({
          commands: granted.map(({ command }) => command),
          warnings: granted.flatMap(({ warnings }) => warnings),
          ...(granted.length === 1 ? {} : { summary: summary(granted.length) }),
        })
      }
      return outcomes
    },
  }
}
