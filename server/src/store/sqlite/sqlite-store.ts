import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { EventId } from '@topcut/engine'
import type { Person } from '@topcut/protocol'
import { writeWhole } from '../backup/write-whole.ts'
import { checkNumbering } from '../numbering.ts'
import type { Appending, CommandRecord, Store, WholeEvent } from '../store.ts'
import { copyDatabase } from './copy-database.ts'
import { openDatabase } from './database.ts'
import { faultFrom } from './fault-from.ts'
import { openGroupCommit } from './group-commit.ts'
import {
  type EntryRow,
  type FirstRow,
  type PersonRow,
  type RecordRow,
  toEntry,
  toFirst,
  toPerson,
  toRecord,
} from './rows.ts'

import { recordsOn } from './sqlite-records.ts'

/** Keeps everything in the one file `topcut.sqlite` of a folder. */
export const openSqliteStore = (folder: string): Store => storeOn(openDatabase(folder))

/** The store on an open database, which it closes with itself. */
export const storeOn = (database: DatabaseSync): Store => {
  const counting = (text: string): StatementSync => {
    const statement = database.prepare(text)
    statement.setReadBigInts(true)
    return statement
  }
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
    record: counting(
      'select event, command, digest, first, last, warnings from command where event = ? and command = ?',
    ),
    records: counting(
      `select event, command, digest, first, last, warnings from command
       where event = ? order by first, last, command`,
    ),
    entries: counting(
      'select event, n, at, actor, command, fact from entry where event = ? and n > ? order by n',
    ),
    events: counting(
      `select event, version, n, at, actor, command, fact
       from event join entry using (event) where n = 1 order by at desc, event`,
    ),
    people: database.prepare('select event, person from person where event = ? order by player'),
    setPerson: database.prepare(
      `insert into person (event, player, person) values (?, ?, ?)
       on conflict do update set person = excluded.person`,
    ),
    erasePerson: database.prepare('delete from person where event = ? and player = ?'),
  }

  const versionOf = (event: EventId): number => Number(sql.version.get(event)?.['version'] ?? 0)
  const entriesOf = (event: EventId, after: number) =>
    (sql.entries.all(event, after) as unknown as EntryRow[]).map(toEntry)
  const recordOf = (event: EventId, command: string): readonly CommandRecord[] => {
    const row = sql.record.get(event, command)
    return row === undefined ? [] : [toRecord(row as RecordRow)]
  }
  const peopleOf = (event: EventId) => (sql.people.all(event) as PersonRow[]).map(toPerson)
  const setPerson = (event: EventId, person: Person) =>
    sql.setPerson.run(event, person.player, JSON.stringify(person))

  const add = ({ event, entries, records, people }: WholeEvent): void => {
    for (const { n, at, by, command, fact } of entries) {
      sql.addEntry.run(event, n, at, JSON.stringify(by), command, JSON.stringify(fact))
    }
    for (const { command, digest, first, last, warnings } of records) {
      sql.addRecord.run(event, command, digest, first, last, JSON.stringify(warnings))
    }
    for (const person of people) setPerson(event, person)
  }

  const write = (appending: Appending): 'ok' | 'stale' => {
    const { event, expected, entries, records } = appending
    if (versionOf(event) !== expected) return 'stale'
    if (records.some(({ command }) => recordOf(event, command).length > 0)) return 'stale'
    sql.setVersion.run(event, expected + entries.length)
    add(appending)
    return 'ok'
  }

  const takeAll = (wholes: readonly WholeEvent[]): 'ok' | 'taken' => {
    if (wholes.some(({ event }) => versionOf(event) > 0)) return 'taken'
    for (const whole of wholes) {
      sql.setVersion.run(whole.event, whole.entries.length)
      add(whole)
    }
    return 'ok'
  }

  /** What only looks, or writes by itself. */
  const told = async <T>(work: () => T): Promise<T> => {
    try {
      return work()
    } catch (cause) {
      throw faultFrom(cause)
    }
  }

  const inTransaction = <T>(begin: string, work: () => T): Promise<T> =>
    told(() => {
      database.exec(begin)
      try {
        const answer = work()
        database.exec('commit')
        return answer
      } finally {
        if (database.isTransaction) database.exec('rollback')
      }
    })

  const { append, finish } = openGroupCommit(database, write)

  return {
    records: recordsOn(database, told),
    append: async (appending) => {
      checkNumbering(appending)
      return append(appending)
    },
    read: (event, after = 0) => told(() => entriesOf(event, after)),
    list: () =>
      told(() =>
        (sql.events.all() as unknown as FirstRow[]).map((row) => ({
          event: row.event as EventId,
          version: Number(row.version),
          first: toFirst(row),
        })),
      ),
    findCommands: (event, commands) =>
      told(() => commands.flatMap((command) => recordOf(event, command))),
    people: (event) => told(() => peopleOf(event)),
    setPerson: (event, person) => told(() => void setPerson(event, person)),
    erasePerson: (event, player) =>
      told(() => {
        sql.erasePerson.run(event, player)
        // The journal still holds the name as it was written: empty it.
        database.exec('pragma wal_checkpoint(truncate)')
      }),
    whole: (event) =>
      inTransaction('begin', () => {
        const entries = entriesOf(event, 0)
        const records = (sql.records.all(event) as RecordRow[]).map(toRecord)
        return entries.length === 0 ? null : { event, entries, records, people: peopleOf(event) }
      }),
    take: (wholes) => inTransaction('begin immediate', () => takeAll(wholes)),
    backup: (folder, stamp) =>
      writeWhole(folder, `topcut-${stamp}.sqlite`, (unfinished) =>
        copyDatabase(database, unfinished),
      ),
    watch: () => () => {},
    close: async () => {
      finish()
      if (database.isOpen) database.close()
    },
  }
}
