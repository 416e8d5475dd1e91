import type { CommandId, Entry, EventId, PlayerId } from '@topcut/engine'
import type { Person } from '@topcut/protocol'
import { checkNumbering } from '../numbering.ts'
import type { CommandRecord, Store } from '../store.ts'

type Kept = {
  readonly log: Entry[]
  readonly records: Map<CommandId, CommandRecord>
  readonly people: Map<PlayerId, Person>
}

/** Forgets everything with the process: for tests and demonstrations. */
export const openMemoryStore = (): Store => {
  const events = new Map<EventId, Kept>()

  const kept = (event: EventId): Kept => {
    const known = events.get(event)
    if (known !== undefined) return known
    const begun: Kept = { log: [], records: new Map(), people: new Map() }
    events.set(event, begun)
    return begun
  }

  return {
    append: async (appending) => {
      checkNumbering(appending)
      const { event, expected, entries, record, people } = appending
      const version = events.get(event)?.log.length ?? 0
      if (version !== expected) return 'stale'
      if (events.get(event)?.records.has(record.command)) return 'stale'
      const place = kept(event)
      place.log.push(...entries.map((entry) => structuredClone(entry)))
      place.records.set(record.command, structuredClone(record))
      for (const person of people) place.people.set(person.player, { ...person })
      return 'ok'
    },
    read: async (event, after = 0) => events.get(event)?.log.slice(after) ?? [],
    list: async () =>
      [...events]
        .flatMap(([event, { log }]) =>
          log[0] === undefined ? [] : [{ event, version: log.length, first: log[0] }],
        )
        .sort((a, b) => b.first.at - a.first.at || (a.event < b.event ? -1 : 1)),
    findCommand: async (event, command) => events.get(event)?.records.get(command) ?? null,
    people: async (event) =>
      [...(events.get(event)?.people.values() ?? [])].sort((a, b) =>
        a.player < b.player ? -1 : 1,
      ),
    setPerson: async (event, person) => {
      const place = events.get(event)
      if (place === undefined) throw new Error('Nobody can be named in an unknown event.')
      place.people.set(person.player, { ...person })
    },
    erasePerson: async (event, player) => {
      events.get(event)?.people.delete(player)
    },
    close: async () => {},
  }
}
