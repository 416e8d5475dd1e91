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
  type LeaderId,
  type LeaderRole,
  leaderId,
  type PlayerId,
  type Refusal,
  type RefusalCode,
  type Warning,
} from '@topcut/engine'

const start = Date.UTC(2026, 0, 10, 9)

/** Somebody who runs the day. */
export type Official = { readonly role: LeaderRole; readonly leader: LeaderId }

const official = (role: LeaderRole, name: string): Official => ({ role, leader: leaderId(name) })

export const host = official('organizer', 'host')
export const chief = official('marshal', 'chief')
export const watch = official('judge', 'watch')
export const deputy = official('organizer', 'deputy')
export const third = official('marshal', 'third')
export const asPlayer = (player: PlayerId): Actor => ({ role: 'player', player })

/** What somebody asked for in vain, and how many entries the log had by then. */
export type Refused = {
  readonly after: number
  readonly by: Actor
  readonly command: Command
  readonly refusal: Refusal
}

/** A desk of its own, a minute from command to command. What it refuses ends the recording. */
export type GoldenDesk = {
  readonly event: () => Event
  readonly state: () => EventState
  readonly give: (command: Command, by?: Actor, override?: string) => void
  /** Gives a command of which the leader has to be told something. */
  readonly tells: (code: Warning['code'], command: Command, by?: Actor) => void
  /** Asks for what the document refuses. Nothing comes of it but the refusal. */
  readonly refuses: (code: RefusalCode, command: Command, by?: Actor) => void
  readonly refused: () => readonly Refused[]
  /** The number of the last entry of a kind. */
  readonly last: (kind: FactKind) => number
}

export const goldenDesk = (name: string): GoldenDesk => {
  let event: Event = emptyEvent
  let given = 0
  const refused: Refused[] = []
  const askFor = (command: Command, by: Actor) => {
    given++
    return { command, by, at: instant(start + given * 60_000), entropy: `${name} ${given}` }
  }
  const give = (command: Command, by: Actor = host, override?: string): readonly Warning[] => {
    const ask = askFor(command, by)
    const { at } = ask
    const decision = decide(event, override === undefined ? ask : { ...ask, override })
    if (!decision.granted) throw new Error(`${command.kind}: ${JSON.stringify(decision.refusal)}`)
    const first = event.log.length + 1
    event = advance(
      event,
      decision.facts.map((fact, index): Entry => {
        return { n: first + index, at, by, command: commandId(`${given}`), fact }
      }),
    )
    return decision.warnings
  }
  const tells: GoldenDesk['tells'] = (code, command, by = host) => {
    const codes = give(command, by).map((warning) => warning.code)
    if (!codes.includes(code)) throw new Error(`${command.kind} told ${codes.join(', ')}`)
  }
  const refuses: GoldenDesk['refuses'] = (code, command, by = host) => {
    const decision = decide(event, askFor(command, by))
    if (decision.granted) throw new Error(`${command.kind} was granted`)
    const { refusal } = decision
    if (refusal.code !== code) throw new Error(`${command.kind}: ${JSON.stringify(refusal)}`)
    refused.push({ after: event.log.length, by, command, refusal })
  }
  return {
    event: () => event,
    state: () => event.state as EventState,
    give,
    tells,
    refuses,
    refused: () => refused,
    last: (kind) => event.log.findLast(({ fact }) => fact.kind === kind)?.n ?? 0,
  }
}
