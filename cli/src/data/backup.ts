import { join, resolve } from 'node:path'
import { clearGone, openKnownStore, prune, stampOf } from '@topcut/server'
import { type Arguments, numberFlag, wrongUse } from '../arguments.ts'
import { dataFolder } from './data-folder.ts'

/** More than anybody looks through. */
const most = 10_000

const keptOf = (flags: Arguments['flags']): number | null => {
  const keep = numberFlag(flags, 'keep')
  return keep === 0 || (keep ?? 0) > most
    ? wrongUse({ problem: 'out-of-range', word: '--keep', least: 1, most })
    : keep
}

type Copied = {
  readonly copy: string
  /** The oldest ones, where there were more than are kept. */
  readonly removed?: readonly string[]
}

/** A consistent copy of everything, also of what a server has open. */
export const backup = async (flags: Arguments['flags']): Promise<Copied> => {
  const data = dataFolder(flags)
  const keep = keptOf(flags)
  const store = await openKnownStore(data)
  try {
    const folder = resolve(flags.get('to') ?? join(data, 'copies'))
    const copy = await store.backup(folder, stampOf(new Date()))
    const removed = keep === null ? [] : await prune(folder, copy, keep)
    await clearGone(store, folder)
    return removed.length === 0 ? { copy } : { copy, removed }
  } finally {
    await store.close()
  }
}
