import {
  alsoOf,
  type Command,
  type CommandId,
  cardsOf,
  type Decision,
  type Event,
  type EventId,
  type Warning,
} from '@topcut/engine'
import { cardsHere } from '../state/held-cards.ts'
import type { LiveEvent } from '../state/live/follow-event.ts'
import { newId } from '../state/sending/new-id.ts'
import type { Outbox, Outcome, Parcel } from '../state/sending/outbox.ts'
import type { State } from '../state/state.ts'
import { who } from '../state/who.ts'
import { actorFrom } from './actor-from.ts'
import { askerOf } from './asker.ts'
import { clubsAnew } from './player/clubs.ts'

/** What this page did last: the commands of one press, and what was said about them. */
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
  /**
   * Sends what the rules allow; what they refuse comes back without being sent. `also`: the command
   * that the same press gave before, so that undo takes back both.
   */
  readonly act: (parcel: Parcel, also?: CommandId) => Promise<Outcome>
  /** Several commands as one step, answered in one sentence; null where the log says it as well. */
  readonly actAll: (
    parcels: readonly Parcel[],
    summary: ((granted: number) => string) | null,
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
    const me = actorFrom(who.get(), id, event.state.leaders)
    return askerOf(event, me, cardsHere(id).get())(command, override)
  }

  /**
   * A draw is left to the server's luck, a file to what it checks, a list to its cards where they
   * have not come here yet.
   */
  const isLeftToServer = ({ kind }: Command): boolean => {
    if (kind === 'pair-round' || kind === 'load-cards') return true
    const state = heldIn(live)?.state ?? null
    const isJudged = kind === 'submit-list' || kind === 'correct-list'
    if (!isJudged || state === null || state.created.cards === undefined) return false
    return cardsOf(state, cardsHere(id).get()) === null
  }

  /** The refusal that the state held here already knows. */
  const refusedHere = ({ command, override }: Parcel): Outcome | null => {
    const decision = isLeftToServer(command) ? null : askNow(command, override)
    return decision?.granted === false ? { kind: 'refused', refusal: decision.refusal } : null
  }
  const give = async (parcel: Parcel, also?: CommandId): Promise<Outcome> => {
    const id = also === undefined ? undefined : alsoOf(also, newId().slice(0, 8))
    return refusedHere(parcel) ?? outbox.send(parcel, id)
  }

  /** Whoever of a club came after the choice was made is kept apart, too; one press does both. */
  const keepClubsApart = async (): Promise<CommandId | undefined> => {
    const now = live.state.get()
    if (now.phase !== 'held') return undefined
    const { event, people } = now.held
    const clubs = event.state === null ? null : clubsAnew(event.state, people)
    const outcome = clubs === null ? null : await give({ command: clubs })
    return outcome?.kind === 'granted' ? outcome.command : undefined
  }

  return {
    askNow,
    act: async (parcel, also) => {
      // Not awaited for all others: a result goes out before the window is drawn again for it.
      const clubs = parcel.command.kind === 'pair-round' ? await keepClubsApart() : undefined
      const outcome = await give(parcel, also ?? clubs)
      if (outcome.kind !== 'granted') return outcome
      const last = done.get()
      const before = also !== undefined && last?.commands.includes(also) ? last : null
      const given = [...(before?.commands ?? []), ...(clubs === undefined ? [] : [clubs])]
      done.set({
        commands: [...given, outcome.command],
        warnings: [...(before?.warnings ?? []), ...outcome.warnings],
      })
      return outcome
    },
    actAll: async (parcels, summary, progress) => {
      const outcomes: Outcome[] = []
      let first: CommandId | undefined
      for (const parcel of parcels) {
        const outcome = await give(parcel, first)
        if (outcome.kind === 'granted') first ??= outcome.command
        outcomes.push(outcome)
        progress?.(outcomes.length)
      }
      const granted = outcomes.filter((outcome) => outcome.kind === 'granted')
      if (granted.length > 0) {
        done.set({
          commands: granted.map(({ command }) => command),
          warnings: granted.flatMap(({ warnings }) => warnings),
          ...(granted.length === 1 || summary === null ? {} : { summary: summary(granted.length) }),
        })
      }
      return outcomes
    },
  }
}
