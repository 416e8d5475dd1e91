import type { DatabaseSync } from 'node:sqlite'
import type { Appending, Store } from '../store.ts'
import { faultFrom, isBusy } from './fault-from.ts'

type Waiting = {
  readonly appending: Appending
  readonly resolve: (answer: 'ok' | 'stale') => void
  readonly reject: (fault: unknown) => void
}

type GroupCommit = {
  readonly append: Store['append']
  /** Commits what still waits. */
  readonly finish: () => void
}

/**
 * Appends that come in one turn of the loop share one transaction, and with it one wait for the
 * disk. Nobody is answered before the commit.
 */
export const openGroupCommit = (
  database: DatabaseSync,
  write: (appending: Appending) => 'ok' | 'stale',
): GroupCommit => {
  let waiting: Waiting[] = []

  /** Whole or not at all; answers with what to tell its caller after the commit. */
  const writeOne = ({ appending, resolve, reject }: Waiting): (() => void) => {
    database.exec('savepoint one')
    try {
      const answer = write(appending)
      database.exec('release one')
      return () => resolve(answer)
    } catch (cause) {
      // A full disk ends the whole transaction: then nobody of the group has been stored.
      if (!database.isTransaction) throw cause
      database.exec('rollback to one; release one')
      return () => reject(faultFrom(cause))
    }
  }

  const commit = (): void => {
    const group = waiting
    waiting = []
    try {
      database.exec('begin immediate')
      const answers = group.map(writeOne)
      database.exec('commit')
      for (const answer of answers) answer()
    } catch (cause) {
      if (database.isTransaction) database.exec('rollback')
      // Another process that holds the file for long has been faster.
      for (const { resolve, reject } of group)
        isBusy(cause) ? resolve('stale') : reject(faultFrom(cause))
    }
  }

  const finish = (): void => {
    if (waiting.length > 0) commit()
  }
  return {
    append: (appending) =>
      new Promise((resolve, reject) => {
        waiting.push({ appending, resolve, reject })
        if (waiting.length === 1) setImmediate(finish)
      }),
    finish,
  }
}
