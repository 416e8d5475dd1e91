import {
  advance,
  type Command,
  chanceFrom,
  commandId,
  decide,
  type Entry,
  type Event,
  emptyEvent,
  eventId,
  instant,
  openMatches,
  openRound,
  playerId,
  publicRecord,
  type Regulation,
  recordText,
  wayOf,
} from '@topcut/engine'

/** The public record of a whole event, drawn from lots that were fixed before. */
export const playedRecord = (regulation: Regulation, players: number, rounds: number): string => {
  let event: Event = emptyEvent
  const chance = chanceFrom('bench')
  const way = wayOf(regulation.scoring.swiss)
  const give = (command: Command, override?: string): void => {
    const at = instant(1_443_860_000_000 + event.log.length * 1000)
    const by = { role: 'organizer' } as const
    const asked = { command, by, at, entropy: `${event.log.length}`, secret: 'bench' }
    const decision = decide(event, override === undefined ? asked : { ...asked, override })
    if (!decision.granted) throw new Error(`${command.kind}: ${JSON.stringify(decision.refusal)}`)
    const id = commandId(`bench-${event.log.length}`)
    const first = event.log.length + 1
    event = advance(
      event,
      decision.facts.map((fact, index): Entry => ({ n: first + index, at, by, command: id, fact })),
    )
  }
  give({
    kind: 'create-event',
    name: 'A large event',
    regulation: regulation.id,
    tier: 'casual',
    date: regulation.defaultDate,
    structure: { kind: 'custom', stages: [{ kind: 'swiss', rounds, cut: null }] },
    options: {},
  })
  for (let n = 1; n <= players; n += 1) {
    give({ kind: 'register-player', player: playerId(`p${n}`) })
    give({ kind: 'check-in-player', player: playerId(`p${n}`) })
  }
  give({ kind: 'announce-event' })
  give({ kind: 'start-stage' }, 'lists on paper')
  for (let round = 0; round < rounds; round += 1) {
    give({ kind: 'pair-round' })
    give({ kind: 'publish-round' })
    const { state } = event
    const open = state === null ? null : openRound(state)
    for (const { match } of state === null || open === null ? [] : openMatches(state, open)) {
      give({ kind: 'enter-result', match, result: way.byChance(chance) })
    }
    give({ kind: 'close-round' })
  }
  const names = new Map([...(event.state?.players.keys() ?? [])].map((id) => [id, `Name of ${id}`]))
  const record = publicRecord(eventId('bench'), event, names)
  if (record === null) throw new Error('nothing was published')
  return recordText(record)
}
