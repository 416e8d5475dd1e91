import { join, resolve } from 'node:path'
import { clearGone, openKnownStore, stampOf } from '@topcut/server'
import type { Arguments } from '../arguments.ts'
import { dataFolder } from './data-folder.ts'

/** A consistent copy of everything, also of what a server has open. */
export const backup = async (flags: Arguments['flags']) => {
  const data = dataFolder(flags)
  const store = await openKnownStore(data)
  try {
    const folder = resolve(flags.get('to') ?? join(data, 'copies'))
    const copy = await store.backup(folder, stampOf(new Date()))
    await clearGone(store, folder)
    return { copy }
  } finally {
    await store.close()
  }
}
