import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { storeFault } from '../faults.ts'
import { makeOwnFile, makeOwnFolder } from '../own-files.ts'
import { faultFrom, isBusy } from './fault-from.ts'

/** So long one that was just told to stop may still be closing. */
const patience = 4_000

/**
 * Keeps a second server off the folder: it would store beside the first, whose screens hear of
 * nothing. The lock is SQLite's own on a file that holds nothing, so it ends with the process,
 * however that ends. Answers with what releases it.
 */
export const lockFolder = (folder: string, patienceMs = patience): (() => void) => {
  let lock: DatabaseSync | undefined
  try {
    makeOwnFolder(folder)
    const file = join(folder, 'topcut.lock')
    makeOwnFile(file)
    lock = new DatabaseSync(file)
    lock.exec(`pragma busy_timeout = ${patienceMs}; begin exclusive`)
  } catch (cause) {
    lock?.close()
    throw isBusy(cause) ? storeFault('in-use', cause, folder) : faultFrom(cause)
  }
  const held = lock
  return () => held.close()
}
