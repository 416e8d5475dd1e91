import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { isStoreFault, storeFault } from '../faults.ts'
import { makeOwnFolder } from '../own-files.ts'
import { checkWhole, databaseIn } from './database.ts'
import { faultFrom, isBusy } from './fault-from.ts'
import { checkVersion } from './migrations.ts'

/** The database and what SQLite keeps beside it. */
const parts = ['', '-wal', '-shm']

/**
 * Puts a copy in the place of the data. What was there is moved aside, not lost; answers with
 * where to, null where there was nothing.
 */
export const restoreSqlite = (folder: string, copy: string, stamp: string): string | null => {
  const file = databaseIn(folder)
  const ready = `${file}.restoring`
  try {
    makeOwnFolder(folder)
    // Whole and on the same disk before anything is moved: a full one must not leave nothing.
    copyFileSync(copy, ready)
    checkCopy(ready)
    sync(ready, 'r+')
    checkUnused(file)
  } catch (fault) {
    // A copy of a later version has been opened by then, and SQLite leaves its journal beside it.
    for (const part of parts) rmSync(ready + part, { force: true })
    throw faultFrom(fault)
  }
  const aside = existsSync(file) ? `${file}.${stamp}` : null
  for (const part of parts) {
    if (aside !== null && existsSync(file + part)) renameSync(file + part, aside + part)
  }
  renameSync(ready, file)
  // Windows opens no folders; there the name is on the disk with the file.
  if (process.platform !== 'win32') sync(folder, 'r')
  return aside
}

/** The journal that follows is on the disk at once; below it the file has to be so too. */
const sync = (path: string, flags: string): void => {
  const handle = openSync(path, flags)
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

const checkCopy = (copy: string): void => {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(copy, { readOnly: true })
    checkWhole(database)
    checkVersion(database)
    database.prepare('select version from event').get()
  } catch (cause) {
    if (isStoreFault(cause) && cause.storeFault === 'later-version') throw cause
    throw storeFault('damaged-file', cause)
  } finally {
    database?.close()
  }
}

/** A Topcut that runs would go on writing into the file that was moved aside. */
const checkUnused = (file: string): void => {
  if (!existsSync(file)) return
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file)
    // Only whoever has the file alone may do this.
    database.exec('pragma journal_mode = delete')
  } catch (cause) {
    // Damaged data are what a copy is for.
    if (isBusy(cause)) throw storeFault('in-use', cause)
  } finally {
    database?.close()
  }
}
