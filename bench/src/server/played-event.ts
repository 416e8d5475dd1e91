import {
  advance,
  type Command,
  type CommandId,
  commandId,
  day,
  decide,
  type Entry,
  type Event,
  type EventId,
  emptyEvent,
  instant,
  type MatchId,
  playerId,
  type Result,
  regulations,
} from '@topcut/engine'
import { exportText, importEvents, type Store } from '@topcut/server'

/** Two results of a match, so that it can be amended for ever. */
export const results: readonly [Result, Result] = [
  { ending: 'destruction', score: [100, 42] },
  { ending: 'destruction', score: [100, 57] },
]

type PlayedEvent = {
  readonly event: EventId
  readonly entries: readonly Entry[]
  /** The matches of the last round, which is published and open. */
  readonly matches: readonly MatchId[]
}

const regulation = regulations.find(({ scoring }) => scoring.swiss.method === 'destroyed-points')

type Structure = Extract<Command, { readonly kind: 'create-event' }>['structure']

/** An event as it stands in the middle of a day: some rounds closed, one being played. */
export const playedEvent = (
  name: string,
  players: number,
  closedRounds: number,
  structure: Structure = { kind: 'open' },
): PlayedEvent => {
  let event: Event = emptyEvent
  const give = (command: Command, more: { readonly override?: string } = {}): void => {
    const at = instant(1_443_860_000_000 + event.log.length)
    const by = { role: 'organizer' } as const
    const entropy = `${name} ${event.log.length}`
    const decision = decide(event, { command, by, at, entropy, ...more })
    if (!decision.granted) throw new Error(`${command.kind}: ${JSON.stringify(decision.refusal)}`)
    const id: CommandId = commandId(`bench-${event.log.length}`)
    const entries = decision.facts.map(
      (fact, index): Entry => ({ n: event.log.length + 1 + index, at, by, command: id, fact }),
    )
    event = advance(event, entries)
  }
  const open = (): readonly MatchId[] =>
    [...(event.state?.matches ?? [])].flatMap(([id, { result }]) => (result === null ? [id] : []))

  give({
    kind: 'create-event',
    name,
    regulation: regulation?.id ?? '',
    tier: 'casual',
    date: day('2015-10-03'),
    structure,
    options: {},
  })
  for (let n = 1; n <= players; n += 1) {
    give({ kind: 'register-player', player: playerId(`p${n}`) })
    give({ kind: 'check-in-player', player: playerId(`p${n}`) })
  }
  give({ kind: 'announce-event' })
  give({ kind: 'start-stage' }, { override: 'lists on paper' })
  for (let round = 0; round <= closedRounds; round += 1) {
    give({ kind: 'pair-round' })
    give({ kind: 'publish-round' })
    if (round === closedRounds) break
    for (const match of open()) give({ kind: 'enter-result', match, result: results[0] })
    give({ kind: 'close-round' })
  }
  return { event: name as EventId, entries: event.log, matches: open() }
}

/** Puts played events where a server will find them, with a name for everybody. */
export const keepEvents = async (store: Store, events: readonly PlayedEvent[]): Promise<void> => {
  const named = events.map(({ event, entries }) => ({
    event,
    entries,
    people: entries.flatMap(({ fact }) =>
      fact.kind === 'player-registered'
        ? [{ player: fact.player, name: `Player number ${fact.number}` }]
        : [],
    ),
  }))
  await importEvents(store, await exportText(named))
  await store.close()
}
