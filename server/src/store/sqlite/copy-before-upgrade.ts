import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { beforeVersion, stampOf } from '../backup/stamp.ts'
import { storeFault } from '../faults.ts'
import { makeOwnFile, makeOwnFolder } from '../own-files.ts'
import { doneIn, migrations } from './migrations.ts'

const sync = (file: string): void => {
  const handle = openSync(file, 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** What is in the way of the copy may be in the way of this, too. */
const remove = (file: string): void => {
  try {
    rmSync(file, { force: true })
  } catch {}
}

/**
 * Keeps data of an earlier version as they are before they take today's form: there is no way back
 * from that, and whoever has to go back on the morning of an event needs them. Where there is no
 * room for the copy nothing is changed.
 */
export const copyBeforeUpgrade = (
  database: DatabaseSync,
  folder: string,
  now = new Date(),
): void => {
  const done = doneIn(database)
  const today = migrations.length
  if (done === 0 || done >= today) return
  const copies = join(folder, 'copies')
  const file = join(copies, `${beforeVersion(today)}-${stampOf(now)}.sqlite`)
  const unfinished = `${file}.unfinished`
  try {
    makeOwnFolder(copies)
    makeOwnFile(unfinished)
    // One moment of it, in one file that stands alone, and before anybody goes on: a backup by
    // pages would have to be waited for.
    database.prepare('vacuum into ?').run(unfinished)
    sync(unfinished)
    renameSync(unfinished, file)
  } catch (cause) {
    remove(unfinished)
    throw storeFault('no-copy', cause, file)
  }
  process.stderr.write(
    `topcut: the data are brought from version ${done} to ${today}; as they were before: ${file}\n`,
  )
}
