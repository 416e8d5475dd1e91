import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { storeFault } from '../faults.ts'
import { closeFilesIn, makeOwnFile, makeOwnFolder } from '../own-files.ts'
import { copyBeforeUpgrade } from './copy-before-upgrade.ts'
import { faultFrom } from './fault-from.ts'
import { migrate } from './migrations.ts'

export const databaseIn = (folder: string): string => join(folder, 'topcut.sqlite')

/**
 * Writing to a damaged file would damage more of it: look before anything is written. What stands
 * in a row is not looked at: one that is damaged concerns its event alone, and is named there.
 */
export const checkWhole = (database: DatabaseSync): void => {
  database.exec('pragma ignore_check_constraints = on')
  const said = database.prepare('pragma quick_check(1)').get()?.['quick_check']
  database.exec('pragma ignore_check_constraints = off')
  if (said !== 'ok') throw storeFault('damaged', undefined, String(said))
}

/** What becomes of data in an earlier form: a copy is kept, or they are one themselves. */
export type BeforeUpgrade = 'copied' | 'a-copy-already'

/** Opens the one file of a folder, made anew where there is none, in today's form. */
export const openDatabase = (folder: string, before: BeforeUpgrade = 'copied'): DatabaseSync => {
  let database: DatabaseSync | undefined
  try {
    const file = databaseIn(folder)
    makeOwnFolder(folder)
    // SQLite gives the journal beside it the permissions of the file.
    if (!existsSync(file)) makeOwnFile(file)
    closeFilesIn(folder, (name) => name.startsWith(basename(file)))
    database = new DatabaseSync(file)
    database.exec('pragma busy_timeout = 2000')
    checkWhole(database)
    // secure_delete: an erased name must not stay readable in the free pages of the file.
    // wal_autocheckpoint: with results of many events the usual 1,000 pages are full after a few
    // commits, and emptying the journal so often waits for the disk more than storing does.
    database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma foreign_keys = on;
      pragma secure_delete = on;
      pragma wal_autocheckpoint = 8000;
    `)
    if (before === 'copied') copyBeforeUpgrade(database, folder)
    migrate(database)
    return database
  } catch (cause) {
    database?.close()
    throw faultFrom(cause)
  }
}
