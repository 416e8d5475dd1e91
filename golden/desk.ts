import {
  type Actor,
  advance,
  type Command,
  commandId,
  decide,
  type Entry,
  type Event,
  type EventState,
  emptyEvent,
  type FactKind,
  instant,
  leaderId,
  type PlayerId,
} from '@topcut/engine'

const start = Date.UTC(2026, 0, 10, 9)

export const host: Actor = { role: 'organizer', leader: leaderId('host') }
export const chief: Actor = { role: 'marshal', leader: leaderId('chief') }
export const watch: Actor = { role: 'judge', leader: leaderId('watch') }
export const asPlayer = (player: PlayerId): Actor => ({ role: 'player', player })

/** A desk of its own, a minute from command to command. What it refuses ends the recording. */
export type GoldenDesk = {
  readonly event: () => Event
  readonly state: () => EventState
  readonly give: (command: Command, by?: Actor, override?: string) => void
  /** The number of the last entry of a kind. */
  readonly last: (kind: FactKind) => number
}

export const goldenDesk = (name: string): GoldenDesk => {
  let event: Event = emptyEvent
  let given = 0
  const give = (command: Command, by: Actor = host, override?: string): void => {
    given++
    const at = instant(start + given * 60_000)
    const ask = { command, by, at, entropy: `${name} ${given}` }
    const decision = decide(event, override === undefined ? ask : { ...ask, override })
    if (!decision.granted) throw new Error(`${command.kind}: ${JSON.stringify(decision.refusal)}`)
    const first = event.log.length + 1
    event = advance(
      event,
      decision.facts.map((fact, index): Entry => {
        return { n: first + index, at, by, command: commandId(`${given}`), fact }
      }),
    )
  }
  return {
    event: () => event,
    state: () => event.state as EventState,
    give,
    last: (kind) => event.log.findLast(({ fact }) => fact.kind === kind)?.n ?? 0,
  }
}
