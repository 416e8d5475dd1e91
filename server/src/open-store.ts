import { statSync } from 'node:fs'
import { storeFault } from './store/faults.ts'
import { openPostgresStore, type PostgresOptions } from './store/postgres/postgres-store.ts'
import { databaseIn } from './store/sqlite/database.ts'
import { lockFolder } from './store/sqlite/lock-folder.ts'
import { openSqliteStore } from './store/sqlite/sqlite-store.ts'
import type { Store } from './store/store.ts'

/** The PostgreSQL that the machine's settings name; null where the data are a file. */
export const databaseUrl = (): string | null => process.env['DATABASE_URL'] || null

/** What `pg` takes: an address, or the folder of a socket. Anything else it would ask the network for. */
const postgresForm = /^(postgres(ql)?:\/\/|socket:|\/)/i

/** Waiting for a database that was never named would end with the word that it is away. */
const checkUrl = (url: string): void => {
  if (postgresForm.test(url)) return
  // Without what stands there: most of these hold a password.
  const about = 'DATABASE_URL is no address of a PostgreSQL, such as postgres://user@host/database'
  throw storeFault('unavailable', undefined, about)
}

/** The PostgreSQL that is named, else the file in a folder. The one place that chooses a store. */
export const openStore = async (data: string, options?: PostgresOptions): Promise<Store> => {
  const url = databaseUrl()
  if (url === null) return openSqliteStore(data)
  checkUrl(url)
  return openPostgresStore(url, options)
}

/**
 * For the one server of a folder. What looks at data or adds to them from the terminal goes on
 * beside it; any number of servers share a PostgreSQL.
 */
export const openServedStore = async (data: string): Promise<Store> => {
  if (databaseUrl() !== null) return openStore(data)
  const release = lockFolder(data)
  try {
    const store = await openStore(data)
    return { ...store, close: () => store.close().finally(release) }
  } catch (fault) {
    release()
    throw fault
  }
}

/** A mistyped folder must not become an empty database, nor one of somebody else's an empty folder. */
const checkKnown = (data: string): void => {
  if (databaseUrl() !== null) return
  try {
    statSync(databaseIn(data))
  } catch (cause) {
    const { code } = cause as { readonly code?: string }
    const isClosed = code === 'EACCES' || code === 'EPERM'
    throw storeFault(isClosed ? 'not-writable' : 'no-data', cause, data)
  }
}

/** For whoever only takes something out. */
export const openKnownStore = async (data: string): Promise<Store> => {
  checkKnown(data)
  return openStore(data, { patience: 0 })
}

/** For whoever takes something away: the server of a folder would go on showing it. */
export const openIdleStore = async (data: string): Promise<Store> => {
  checkKnown(data)
  return openServedStore(data)
}
