import {
  advance,
  type Command,
  type CommandId,
  commandId,
  day,
  decide,
  type Entry,
  type Event,
  type EventState,
  emptyEvent,
  instant,
  type PlayerId,
  playerId,
  type Result,
  regulations,
} from '@topcut/engine'

export const player = (n: number): PlayerId => playerId(`p${n}`)

type Creation = Extract<Command, { kind: 'create-event' }>

const creation: Creation = {
  kind: 'create-event',
  name: 'Spring Open',
  regulation: regulations[0]?.id ?? '',
  tier: 'competitive',
  date: day('2026-05-02'),
  structure: { kind: 'competitive' },
  options: {},
}

/** An event that grows by commands, as the server would let it grow; its lots from `secret`. */
export const sampleEvent = (other: Partial<Creation> = {}, secret?: string) => {
  let event: Event = emptyEvent
  const give = (
    command: Command,
    override?: string,
    id: CommandId = commandId(`c${event.log.length}`),
  ): readonly Entry[] => {
    const by = { role: 'organizer' } as const
    const at = instant(1_000_000 + event.log.length * 60_000)
    const reason = override === undefined ? {} : { override }
    const lots = secret === undefined ? {} : { secret }
    const luck = { entropy: `${event.log.length}`, ...lots }
    const decision = decide(event, { command, by, at, ...luck, ...reason })
    if (!decision.granted) throw new Error(`${command.kind}: ${decision.refusal.code}`)
    const entries = decision.facts.map((fact, index): Entry => {
      return { n: event.log.length + 1 + index, at, by, command: id, fact }
    })
    event = advance(event, entries)
    return entries
  }
  const state = (): EventState => {
    if (event.state === null) throw new Error('not created')
    return event.state
  }
  give({ ...creation, ...other })
  return { give, state, event: () => event }
}

export type SampleEvent = ReturnType<typeof sampleEvent>

export const register = ({ give }: SampleEvent, count: number): void => {
  for (let n = 1; n <= count; n++) give({ kind: 'register-player', player: player(n) })
}

/** Everybody is there, announced and started. */
export const start = (sample: SampleEvent, count: number): void => {
  register(sample, count)
  for (let n = 1; n <= count; n++) sample.give({ kind: 'check-in-player', player: player(n) })
  sample.give({ kind: 'announce-event' })
  sample.give({ kind: 'start-stage' }, 'the lists are on paper')
}

export const publish = ({ give }: SampleEvent, override?: string): void => {
  give({ kind: 'pair-round' }, override)
  give({ kind: 'publish-round' })
}

const win: Result = { ending: 'destruction', score: [100, 40] }

/** All results of the round that is played, then its end. */
export const playOut = ({ give, state }: SampleEvent, result: Result = win): void => {
  for (const match of state().rounds.at(-1)?.matches ?? []) {
    if (state().matches.get(match)?.result === null) {
      give({ kind: 'enter-result', match, result })
    }
  }
  give({ kind: 'close-round' })
}
