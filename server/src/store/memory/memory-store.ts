import type { CommandId, Entry, EventId, PlayerId } from '@topcut/engine'
import type { Person } from '@topcut/protocol'
import { writeExport } from '../backup/export-file.ts'
import { checkNumbering } from '../numbering.ts'
import type { CommandRecord, Store, WholeEvent } from '../store.ts'
import { memoryRecords } from './memory-records.ts'

type Kept = {
  readonly log: Entry[]
  readonly records: Map<CommandId, CommandRecord>
  readonly people: Map<PlayerId, Person>
}

const withoutName = (record: CommandRecord): CommandRecord => ({
  ...record,
  digest: record.digest.slice(0, record.digest.indexOf('.') + 1),
})

/** Forgets everything with the process: for tests and demonstrations. */
export const openMemoryStore = (): Store => {
  const events = new Map<EventId, Kept>()

  const add = (more: WholeEvent): void => {
    const { event, entries, records, people } = structuredClone(more)
    const begun: Kept = { log: [], records: new Map(), people: new Map() }
    const kept = events.get(event) ?? begun
    events.set(event, kept)
    kept.log.push(...entries)
    for (const record of records) kept.records.set(record.command, record)
    for (const person of people) kept.people.set(person.player, person)
  }

  const read: Store['read'] = async (event, after = 0) => events.get(event)?.log.slice(after) ?? []
  const people: Store['people'] = async (event) =>
    [...(events.get(event)?.people.values() ?? [])].sort((a, b) => (a.player < b.player ? -1 : 1))
  const list = async () =>
    [...events]
      .flatMap(([event, { log }]) =>
        log[0] === undefined ? [] : [{ event, version: log.length, first: log[0] }],
      )
      .sort((a, b) => b.first.at - a.first.at || (a.event < b.event ? -1 : 1))
  const whole: Store['whole'] = async (event) => {
    const kept = events.get(event)
    if (kept === undefined) return null
    const records = [...kept.records.values()]
    return { event, entries: await read(event), records, people: await people(event) }
  }

  const records = memoryRecords()

  return {
    records,
    append: async (appending) => {
      checkNumbering(appending)
      const { event, expected, records: granted } = appending
      const kept = events.get(event)
      if ((kept?.log.length ?? 0) !== expected) return 'stale'
      if (granted.some(({ command }) => kept?.records.has(command))) return 'stale'
      add(appending)
      return 'ok'
    },
    read,
    since: async (event, version) => {
      const log = events.get(event)?.log
      return log === undefined || log.length < version ? null : log.slice(version)
    },
    list,
    findCommands: async (event, commands) =>
      commands.flatMap((command) => events.get(event)?.records.get(command) ?? []),
    people,
    setPerson: async (event, person) => {
      const kept = events.get(event)
      if (kept === undefined) throw new Error('Nobody can be named in an unknown event.')
      kept.people.set(person.player, structuredClone(person))
    },
    erasePerson: async (event, player, commands) => {
      const kept = events.get(event)
      kept?.people.delete(player)
      for (const command of commands) {
        const record = kept?.records.get(command)
        if (record !== undefined) kept?.records.set(command, withoutName(record))
      }
    },
    whole,
    take: async (wholes) => {
      if (wholes.some(({ event }) => events.has(event))) return 'taken'
      for (const each of wholes) add(each)
      return 'ok'
    },
    remove: async ({ event, expected, records: keys }) => {
      if (expected === 0 || events.get(event)?.log.length !== expected) return 'stale'
      events.delete(event)
      for (const { kind, key } of keys) await records.remove(kind, key)
      return 'ok'
    },
    backup: (folder, stamp, event) => writeExport({ list, whole }, folder, stamp, event),
    watch: () => () => {},
    close: async () => {},
  }
}
