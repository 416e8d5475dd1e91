import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isStoreFault } from '../../server/src/store/faults.ts'
import { lockFolder } from '../../server/src/store/sqlite/lock-folder.ts'

const folderOf = (cache: string, data: string): string =>
  join(cache, `desk-${createHash('sha256').update(data).digest('hex').slice(0, 16)}`)

const noteIn = (folder: string): string => join(folder, 'address.txt')

/** So long a second click may be looking whether the desk runs. */
const patience = 500

/**
 * Remembers where the desk of these data is opened; not the link, which lets somebody in. Answers
 * with what forgets it. The lock beside the note ends with this process, however that ends, or with
 * the answer: whoever drops it lets go of the lock as well.
 */
export const noteDesk = (cache: string, data: string, address: string): (() => void) => {
  const folder = folderOf(cache, data)
  try {
    const release = lockFolder(folder, patience)
    writeFileSync(noteIn(folder), new URL(address).origin, { mode: 0o600 })
    return () => {
      rmSync(noteIn(folder), { force: true })
      release()
    }
  } catch {
    // It is only missed by whoever clicks twice.
    return () => {}
  }
}

/** A note may outlive its desk, and another Topcut may have the port by then. */
const isHeld = (folder: string): boolean => {
  try {
    lockFolder(folder, 0)()
    return false
  } catch (fault) {
    return isStoreFault(fault) && fault.storeFault === 'in-use'
  }
}

/** Where a desk on these data answers already, for whoever clicks a second time; else null. */
export const runningDesk = async (cache: string, data: string): Promise<string | null> => {
  const folder = folderOf(cache, data)
  try {
    const origin = readFileSync(noteIn(folder), 'utf8')
    if (!isHeld(folder)) return null
    const answer = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(2_000) })
    return answer.ok ? origin : null
  } catch {
    return null
  }
}
