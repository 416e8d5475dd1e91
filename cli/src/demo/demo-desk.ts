import { createHash } from 'node:crypto'
import {
  type Actor,
  type Command,
  commandId,
  type EventId,
  type EventState,
  instant,
  type PlayerId,
} from '@topcut/engine'
import { openDesk, openMemoryStore, type WholeEvent } from '@topcut/server'

type Given = {
  readonly by?: Actor
  /** Who is registered by it. */
  readonly name?: string
}

/** The server's own desk, at which a day that is over is played in a moment. */
export type DemoDesk = {
  readonly state: () => EventState
  /** From now on it is so many minutes before the demonstration is seen. */
  readonly setTime: (minutesAgo: number) => void
  readonly give: (command: Command, given?: Given) => Promise<void>
  readonly setClub: (player: PlayerId, name: string, club: string) => Promise<void>
  readonly whole: () => Promise<WholeEvent>
}

type CreateEvent = Extract<Command, { readonly kind: 'create-event' }>

/** Opens the desk with an event; all that is left to luck comes from its id, so every reset is the same. */
export const openDemoDesk = async (
  id: string,
  organizer: Actor,
  now: number,
  created: { readonly command: CreateEvent; readonly minutesAgo: number },
): Promise<DemoDesk> => {
  let minutes = created.minutesAgo
  let given = 0
  let lots = 0
  const store = openMemoryStore()
  const desk = openDesk({
    store,
    clock: () => instant(Math.round(now - minutes * 60_000)),
    luck: () => createHash('sha256').update(`${id} ${lots++}`).digest('hex').slice(0, 32),
  })
  const begun = await desk.create({ id: commandId(id), command: created.command, by: organizer })
  if (begun.kind !== 'granted') throw new Error(`${id}: ${JSON.stringify(begun)}`)
  const event: EventId = begun.event
  let state = await stateOf()

  async function stateOf(): Promise<EventState> {
    const held = (await desk.load(event))?.state ?? null
    if (held === null) throw new Error(`${id}: no event`)
    return held
  }

  return {
    state: () => state,
    setTime: (minutesAgo) => {
      minutes = minutesAgo
    },
    give: async (command, { by = organizer, name } = {}) => {
      const named = name === undefined ? {} : { name }
      const order = { id: commandId(`${id}-${++given}`), command, by, ...named }
      const answer = await desk.handle(event, order)
      if (answer.kind !== 'granted') throw new Error(`${command.kind}: ${JSON.stringify(answer)}`)
      state = await stateOf()
    },
    setClub: async (player, name, club) => {
      await desk.name(event, { player, name, club })
    },
    whole: async () => {
      const whole = await store.whole(event)
      if (whole === null) throw new Error(`${id}: no event`)
      return whole
    },
  }
}
