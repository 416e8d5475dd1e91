import { existsSync } from 'node:fs'
import { copyFile, readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import type { EventId } from '@topcut/engine'
import { closeFilesIn, makeOwnFolder } from '../own-files.ts'
import type { Store } from '../store.ts'
import { clearGone, noteGone } from './gone-events.ts'
import { prune } from './prune.ts'
import { instantIn, stamped, stampOf } from './stamp.ts'
import { writeWhole } from './write-whole.ts'

export type CopyOptions = {
  readonly folder: string
  /** Where every copy goes as well: a stick, another disk. */
  readonly second?: string
  /** How many copies of a kind stay in a folder. */
  readonly keep?: number
  readonly report: (fault: unknown, where: string) => void
  readonly now?: () => Date
}

/** A folder that copies go to, and when the latest one in it was made. */
export type CopyPlace = { readonly folder: string; readonly at: number | null }

type KeptCopies = {
  /** The store, which from now on copies itself after every published round. */
  readonly store: Store
  /** A copy of everything, now; answers with the files. */
  readonly copy: () => Promise<readonly string[]>
  /** What there is, folder by folder: a stick that was pulled out has none. */
  readonly places: () => Promise<readonly CopyPlace[]>
}

const latestIn = async (folder: string): Promise<number | null> => {
  const names = await readdir(folder).catch(() => [])
  const made = names.filter((name) => stamped.test(name)).map(instantIn)
  return made.length === 0 ? null : Math.max(...made)
}

export const keepCopies = (store: Store, options: CopyOptions): KeptCopies => {
  const { folder, second, keep = 24, report, now = () => new Date() } = options
  if (existsSync(folder)) {
    makeOwnFolder(folder)
    closeFilesIn(folder, (name) => stamped.test(name))
  }

  const copyTo = async (event?: EventId): Promise<readonly string[]> => {
    makeOwnFolder(folder)
    const at = now()
    const file = await store.backup(folder, stampOf(at), event)
    await prune(folder, file, keep)
    await clearGone(store, folder, at)
    if (second === undefined) return [file]
    const twin = await writeWhole(second, basename(file), (unfinished) =>
      copyFile(file, unfinished),
    )
    await prune(second, twin, keep)
    await clearGone(store, second, at)
    return [file, twin]
  }

  // One after another: two copies at once would only make each other slow.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (event?: EventId): Promise<readonly string[]> => {
    const copying = last.then(() => copyTo(event))
    last = copying.catch(() => {})
    return copying
  }

  const append: Store['append'] = async (appending) => {
    const answer = await store.append(appending)
    const isPublished = appending.entries.some(({ fact }) => fact.kind === 'round-published')
    // Nobody waits for it: a stick that is missing must not hold up the round.
    if (answer === 'ok' && isPublished)
      inTurn(appending.event).catch((fault) => report(fault, 'copy after a published round'))
    return answer
  }
  const remove: Store['remove'] = async (removing) => {
    await noteGone(store.records, removing.event, now())
    return store.remove(removing)
  }
  const close = async (): Promise<void> => {
    await last
    await store.close()
  }
  const places = () =>
    Promise.all(
      [folder, ...(second === undefined ? [] : [second])].map(async (one) => ({
        folder: one,
        at: await latestIn(one),
      })),
    )
  return { store: { ...store, append, remove, close }, copy: () => inTurn(), places }
}
