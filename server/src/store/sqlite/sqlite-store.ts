import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Entry, EventId, PlayerId } from '@topcut/engine'
import { checkNumbering } from '../numbering.ts'
import type { Appending, CommandRecord, Store } from '../store.ts'
import { migrate } from './migrations.ts'

type EntryRow = { n: number; at: number; actor: string; command: string; fact: string }
type FirstRow = EntryRow & { event: string; version: number }
type RecordRow = { command: string; digest: string; first: number; last: number; warnings: string }
type PersonRow = { player: string; name: string }

const toEntry = (row: EntryRow): Entry =>
  ({
    n: row.n,
    at: row.at,
    by: JSON.parse(row.actor),
    command: row.command,
    fact: JSON.parse(row.fact),
  }) as Entry

const toRecord = (row: RecordRow): CommandRecord =>
  ({ ...row, warnings: JSON.parse(row.warnings) }) as CommandRecord

const open = (folder: string): DatabaseSync => {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, 'topcut.sqlite'))
  try {
    // secure_delete: an erased name must not stay readable in the free pages of the file.
    database.exec(`
      pragma busy_timeout = 2000;
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma foreign_keys = on;
      pragma secure_delete = on;
    `)
    migrate(database)
  } catch (fault) {
    database.close()
    throw fault
  }
  return database
}

/** SQLITE_BUSY; its refinements stand in the higher bits. */
const busy = 5
const isBusy = (fault: unknown): boolean =>
  typeof fault === 'object' &&
  fault !== null &&
  'errcode' in fault &&
  (Number(fault.errcode) & 0xff) === busy

/** Keeps everything in the one file `topcut.sqlite` of a folder. */
export const openSqliteStore = (folder: string): Store => {
  const database = open(folder)
  const sql = {
    version: database.prepare('select version from event where event = ?'),
    setVersion: database.prepare(
      'insert into event (event, version) values (?, ?) on conflict do update set version = excluded.version',
    ),
    addEntry: database.prepare(
      'insert into entry (event, n, at, actor, command, fact) values (?, ?, ?, ?, ?, ?)',
    ),
    addRecord: database.prepare(
      'insert into command (event, command, digest, first, last, warnings) values (?, ?, ?, ?, ?, ?)',
    ),
    record: database.prepare(
      'select command, digest, first, last, warnings from command where event = ? and command = ?',
    ),
    entries: database.prepare(
      'select n, at, actor, command, fact from entry where event = ? and n > ? order by n',
    ),
    events: database.prepare(
      `select event, version, n, at, actor, command, fact
       from event join entry using (event) where n = 1 order by at desc, event`,
    ),
    people: database.prepare('select player, name from person where event = ? order by player'),
    setPerson: database.prepare(
      `insert into person (event, player, name) values (?, ?, ?)
       on conflict do update set name = excluded.name`,
    ),
    erasePerson: database.prepare('delete from person where event = ? and player = ?'),
  }

  const recordOf = (event: EventId, command: string): CommandRecord | null => {
    const row = sql.record.get(event, command)
    return row === undefined ? null : toRecord(row as RecordRow)
  }

  const write = ({ event, expected, entries, record, people }: Appending): 'ok' | 'stale' => {
    const version = Number(sql.version.get(event)?.['version'] ?? 0)
    if (version !== expected || recordOf(event, record.command) !== null) return 'stale'
    sql.setVersion.run(event, expected + entries.length)
    for (const { n, at, by, command, fact } of entries) {
      sql.addEntry.run(event, n, at, JSON.stringify(by), command, JSON.stringify(fact))
    }
    const { command, digest, first, last, warnings } = record
    sql.addRecord.run(event, command, digest, first, last, JSON.stringify(warnings))
    for (const { player, name } of people) sql.setPerson.run(event, player, name)
    return 'ok'
  }

  /** Whole or not at all; another process that holds the file for long counts as `stale`. */
  const append = (appending: Appending): 'ok' | 'stale' => {
    checkNumbering(appending)
    try {
      database.exec('begin immediate')
    } catch (fault) {
      if (isBusy(fault)) return 'stale'
      throw fault
    }
    try {
      const answer = write(appending)
      database.exec(answer === 'ok' ? 'commit' : 'rollback')
      return answer
    } catch (fault) {
      if (database.isTransaction) database.exec('rollback')
      throw fault
    }
  }

  return {
    append: async (appending) => append(appending),
    read: async (event, after = 0) => (sql.entries.all(event, after) as EntryRow[]).map(toEntry),
    list: async () =>
      (sql.events.all() as FirstRow[]).map((row) => ({
        event: row.event as EventId,
        version: row.version,
        first: toEntry(row),
      })),
    findCommand: async (event, command) => recordOf(event, command),
    people: async (event) =>
      (sql.people.all(event) as PersonRow[]).map(({ player, name }) => ({
        player: player as PlayerId,
        name,
      })),
    setPerson: async (event, { player, name }) => {
      sql.setPerson.run(event, player, name)
    },
    erasePerson: async (event, player) => {
      sql.erasePerson.run(event, player)
      // The journal still holds the name as it was written: empty it.
      database.exec('pragma wal_checkpoint(truncate)')
    },
    close: async () => {
      if (database.isOpen) database.close()
    },
  }
}
