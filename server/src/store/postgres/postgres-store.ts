import type { EventId } from '@topcut/engine'
import type { Pool, PoolClient, QueryResultRow } from 'pg'
import { writeExport } from '../backup/export-file.ts'
import { personFrom, warningsFrom } from '../beside-entries.ts'
import { isStoreFault } from '../faults.ts'
import { checkNumbering } from '../numbering.ts'
import type { CommandRecord, Store, WholeEvent } from '../store.ts'
import { entriesFrom, entryFrom } from '../stored-entry.ts'
import { faultFrom } from './fault-from.ts'
import { openGroupCommit, type Write } from './group-commit.ts'
import { migrate } from './migrations.ts'
import { openPool } from './open-pool.ts'
import { recordsOn } from './postgres-records.ts'
import { removeEventOn } from './remove-event.ts'
import type { FirstRow, PersonRow, RecordRow, VersionedRow } from './rows.ts'
import { type StatementName, statement, valuesOf } from './statements.ts'
import { inTransaction } from './transaction.ts'
import { openWatching } from './watching.ts'

export type PostgresOptions = {
  /** Milliseconds to wait at the start for a database that is starting too. */
  readonly patience?: number
}

/** A server allows about a hundred connections; eight and one to listen leave room for ten of us. */
const connections = 8

/** Milliseconds: a database that does not answer must not make people wait without a word. */
const connectionTimeoutMillis = 5_000
const query_timeout = 20_000

/** Keeps everything in a PostgreSQL that any number of processes share. */
export const openPostgresStore = async (
  connectionString: string,
  { patience = 10_000 }: PostgresOptions = {},
): Promise<Store> => {
  const config = { connectionString, connectionTimeoutMillis, query_timeout, keepAlive: true }
  const pool = openPool({ ...config, max: connections })
  const own = new Set<number>()
  pool.on('connect', (client) => own.add(backendOf(client)))
  pool.on('remove', (client) => own.delete(backendOf(client)))
  const watching = openWatching(config, (backend) => own.has(backend))

  const close = async (): Promise<void> => {
    await watching.close()
    if (!pool.ended) await pool.end()
  }
  try {
    await whenThere(() => migrate(pool), patience)
  } catch (fault) {
    await close()
    throw fault
  }

  const told = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (cause) {
      throw faultFrom(cause)
    }
  }
  const rowsOf = <R extends QueryResultRow>(name: StatementName, values: unknown[] = []) =>
    told(async () => (await pool.query<R>(statement(name, values))).rows)

  const read: Store['read'] = async (event, after = 0) =>
    entriesFrom(event, after, await rowsOf<VersionedRow>('entries', [event, after]))
  const list: Store['list'] = async () =>
    (await rowsOf<FirstRow>('events')).map((row) => ({
      event: row.event,
      version: row.version,
      first: entryFrom(row.event, row),
    }))
  const whole: Store['whole'] = (event) =>
    told(() =>
      inTransaction(pool, 'begin isolation level repeatable read, read only', async (client) => {
        const { rows } = await client.query<VersionedRow>(statement('entries', [event, 0]))
        if (rows.length === 0) return null
        const records = await client.query<RecordRow>(statement('records', [event]))
        const people = await client.query<PersonRow>(statement('people', [event]))
        return {
          event,
          entries: entriesFrom(event, 0, rows),
          records: records.rows.map((row) => toRecord(event, row)),
          people: people.rows.map(({ person }) => personFrom(event, person)),
        }
      }),
    )

  const append = openGroupCommit(pool, write)
  const remove = removeEventOn(pool)

  return {
    records: recordsOn(rowsOf),
    append: async (appending) => {
      checkNumbering(appending)
      return append(appending)
    },
    read,
    since: async (event, version) => {
      const rows = await rowsOf<VersionedRow>('entries', [event, version])
      const reaches = (rows[0]?.version ?? 0) >= Math.max(version, 1)
      return reaches ? entriesFrom(event, version, rows) : null
    },
    list,
    findCommands: async (event, commands) =>
      (await rowsOf<RecordRow>('someRecords', [event, commands])).map((row) =>
        toRecord(event, row),
      ),
    people: async (event) =>
      (await rowsOf<PersonRow>('people', [event])).map(({ person }) => personFrom(event, person)),
    setPerson: async (event, person) => {
      await rowsOf('setPerson', [event, person.player, JSON.stringify(person)])
    },
    erasePerson: async (event, player, commands) => {
      await rowsOf('erasePerson', [event, player, commands])
    },
    whole,
    take: (wholes) => told(() => takeAll(pool, wholes)),
    remove: (removing) => told(() => remove(removing)),
    backup: (folder, stamp, event) => writeExport({ list, whole }, folder, stamp, event),
    watch: watching.watch,
    close,
  }
}

const toRecord = (event: EventId, row: RecordRow): CommandRecord => ({
  ...row,
  warnings: warningsFrom(event, row.warnings),
})

/** The number a notification carries of whoever sent it; `pg` keeps it without saying so. */
const backendOf = (client: PoolClient): number =>
  (client as unknown as { readonly processID: number }).processID

/** Answers with the events that were written; all of them begin, or none. */
const write: Write = async (to, appendings) => {
  const name = appendings[0]?.expected === 0 ? 'begin' : 'append'
  const { rows } = await to.query<{ event: EventId }>(statement(name, valuesOf(appendings)))
  return new Set(rows.map(({ event }) => event))
}

const takeAll = async (pool: Pool, wholes: readonly WholeEvent[]): Promise<'ok' | 'taken'> => {
  const taken = new Error('taken')
  try {
    await inTransaction(pool, 'begin', async (client) => {
      for (const each of wholes) {
        if (!(await write(client, [{ ...each, expected: 0 }])).has(each.event)) throw taken
      }
    })
    return 'ok'
  } catch (cause) {
    if (cause === taken) return 'taken'
    throw cause
  }
}

/** A machine that starts everything at once starts the database last. */
const whenThere = async (work: () => Promise<void>, patience: number): Promise<void> => {
  const end = performance.now() + patience
  for (;;) {
    try {
      return await work()
    } catch (cause) {
      const fault = faultFrom(cause)
      const isAway = isStoreFault(fault) && fault.storeFault === 'unavailable'
      if (!isAway || performance.now() > end) throw fault
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}
