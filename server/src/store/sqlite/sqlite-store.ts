import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Entry, EventId } from '@topcut/engine'
import type { Person } from '@topcut/protocol'
import { everything } from '../backup/stamp.ts'
import { writeWhole } from '../backup/write-whole.ts'
import { isDamagedEntry } from '../faults.ts'
import { checkNumbering } from '../numbering.ts'
import type { Appending, CommandRecord, Store, WholeEvent } from '../store.ts'
import { entriesFrom, entryFrom, storedEntry } from '../stored-entry.ts'
import { openCheckpoints } from './checkpoints.ts'
import { copyDatabase } from './copy-database.ts'
import { type BeforeUpgrade, openDatabase } from './database.ts'
import { faultFrom } from './fault-from.ts'
import { openGroupCommit } from './group-commit.ts'
import { removeEventOn } from './remove-event.ts'
import {
  type FirstRow,
  type PersonRow,
  type RecordRow,
  toPerson,
  toRecord,
  type VersionedRow,
} from './rows.ts'
import { recordsOn } from './sqlite-records.ts'

/** Keeps everything in the one file `topcut.sqlite` of a folder. */
export const openSqliteStore = (folder: string, before?: BeforeUpgrade): Store =>
  storeOn(openDatabase(folder, before))

/** The store on an open database, which it closes with itself. `quiet`: see `openCheckpoints`. */
export const storeOn = (database: DatabaseSync, quiet?: number): Store => {
  // A damaged number may be larger than any we count with: that must not stop the reading.
  const counting = (text: string): StatementSync => {
    const statement = database.prepare(text)
    statement.setReadBigInts(true)
    return statement
  }
  const sql = {
    version: counting('select version from event where event = ?'),
    setVersion: database.prepare(
      'insert into event (event, version) values (?, ?) on conflict do update set version = excluded.version',
    ),
    addEntry: database.prepare(
      'insert into entry (event, n, at, actor, command, fact, digest, link) values (?, ?, ?, ?, ?, ?, ?, ?)',
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
      `select version, entry.event as of, n, at, actor, command, fact, digest, link
       from event left join entry on entry.event = event.event and n > ?
       where event.event = ? order by n`,
    ),
    // Row by row: where one key is damaged, the way to its neighbours may lead past them.
    scanned: counting(
      `select version, entry.event as of, n, at, actor, command, fact, digest, link
       from event left join entry on +entry.event = event.event and +n > ?
       where event.event = ? order by n`,
    ),
    events: counting(
      `select event.event, version, entry.event as of, n, at, actor, command, fact, digest, link
       from event left join entry on entry.event = event.event and n = 1
       order by at desc, event.event`,
    ),
    people: database.prepare('select event, person from person where event = ? order by player'),
    setPerson: database.prepare(
      `insert into person (event, player, person) values (?, ?, ?)
       on conflict do update set person = excluded.person`,
    ),
    erasePerson: database.prepare('delete from person where event = ? and player = ?'),
    forgetName: database.prepare(
      `update command set digest = substr(digest, 1, instr(digest, '.'))
       where event = ? and command = ?`,
    ),
  }

  const versionOf = (event: EventId): number => Number(sql.version.get(event)?.['version'] ?? 0)
  const scannedOf = (event: EventId, after: number) =>
    entriesFrom(event, after, sql.scanned.all(after, event) as VersionedRow[])
  const entriesOf = (event: EventId, after: number): readonly Entry[] => {
    try {
      return entriesFrom(event, after, sql.entries.all(after, event) as VersionedRow[])
    } catch (fault) {
      if (isDamagedEntry(fault)) return scannedOf(event, after)
      throw fault
    }
  }
  const firstOf = ({ event, ...row }: FirstRow): Entry | null => {
    try {
      return entryFrom(event, row) ?? scannedOf(event, 0)[0] ?? null
    } catch (fault) {
      if (isDamagedEntry(fault)) return null
      throw fault
    }
  }
  const recordOf = (event: EventId, command: string): readonly CommandRecord[] => {
    const row = sql.record.get(event, command)
    return row === undefined ? [] : [toRecord(row as RecordRow)]
  }
  const peopleOf = (event: EventId) => (sql.people.all(event) as PersonRow[]).map(toPerson)
  const setPerson = (event: EventId, person: Person) =>
    sql.setPerson.run(event, person.player, JSON.stringify(person))

  const add = ({ event, entries, records, people }: WholeEvent): void => {
    for (const entry of entries) {
      const { n, at, actor, command, fact, digest, link } = storedEntry(event, entry)
      sql.addEntry.run(event, n, at, actor, command, fact, digest, link)
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
  const checkpoints = openCheckpoints(database, quiet)
  const removeEvent = removeEventOn(database)
  // The journal still holds what was written: empty it.
  const emptyJournal = () => database.exec('pragma wal_checkpoint(truncate)')

  return {
    records: recordsOn(database, told),
    append: async (appending) => {
      checkNumbering(appending)
      const answer = await append(appending)
      const isPublished = appending.entries.some(({ fact }) => fact.kind === 'round-published')
      if (answer === 'ok' && isPublished) checkpoints.soon()
      return answer
    },
    read: (event, after = 0) => told(() => entriesOf(event, after)),
    since: (event, version) =>
      told(() => {
        const now = versionOf(event)
        if (now < Math.max(version, 1)) return null
        // A whole hall looks at what has not changed: the version alone tells.
        return now === version ? [] : entriesOf(event, version)
      }),
    list: () =>
      told(() =>
        (sql.events.all() as FirstRow[]).map((row) => ({
          event: row.event,
          version: Number(row.version),
          first: firstOf(row),
        })),
      ),
    findCommands: (event, commands) =>
      told(() => commands.flatMap((command) => recordOf(event, command))),
    people: (event) => told(() => peopleOf(event)),
    setPerson: (event, person) => told(() => void setPerson(event, person)),
    erasePerson: async (event, player, commands) => {
      await inTransaction('begin immediate', () => {
        sql.erasePerson.run(event, player)
        for (const command of commands) sql.forgetName.run(event, command)
      })
      await told(emptyJournal)
    },
    whole: (event) =>
      inTransaction('begin', () => {
        const entries = entriesOf(event, 0)
        const records = (sql.records.all(event) as RecordRow[]).map(toRecord)
        return entries.length === 0 ? null : { event, entries, records, people: peopleOf(event) }
      }),
    take: (wholes) => inTransaction('begin immediate', () => takeAll(wholes)),
    remove: async (removing) => {
      const answer = await inTransaction('begin immediate', () => {
        // Also of a damaged version, 0 among them: such an event must go, too.
        const row = sql.version.get(removing.event)
        if (row === undefined || Number(row['version']) !== removing.expected) return 'stale'
        removeEvent(removing)
        return 'ok'
      })
      if (answer === 'ok') await told(emptyJournal)
      return answer
    },
    backup: (folder, stamp) =>
      writeWhole(folder, `${everything}-${stamp}.sqlite`, (unfinished) =>
        copyDatabase(database, unfinished),
      ),
    watch: () => () => {},
    close: async () => {
      finish()
      checkpoints.stop()
      if (database.isOpen) database.close()
    },
  }
}
