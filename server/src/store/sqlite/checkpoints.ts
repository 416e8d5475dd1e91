import type { DatabaseSync } from 'node:sqlite'

/** So long nothing is written before a moment counts as quiet. */
const quiet = 1_000

type Checkpoints = {
  /** Once the loop has a moment: nobody waits for it. */
  readonly soon: () => void
  readonly stop: () => void
}

/**
 * Brings what stands in the journal into the main file, after a published round and whenever
 * nothing has been written for a while. Left to itself SQLite does so after thousands of results:
 * until then whoever carries the file away has next to nothing, and one damaged place in the
 * journal takes everything behind it along.
 */
export const openCheckpoints = (database: DatabaseSync, every = quiet): Checkpoints => {
  const counted = database.prepare('select total_changes() as changes')
  const changes = (): number => Number(counted.get()?.['changes'])
  let seen = changes()
  let done = seen

  const checkpoint = (): void => {
    if (!database.isOpen) return
    try {
      const upTo = changes()
      // Passive: waits for no reader. What one holds back comes at the next quiet moment.
      const said = database.prepare('pragma wal_checkpoint(passive)').get()
      if (said?.['busy'] === 0 && said['log'] === said['checkpointed']) done = upTo
    } catch {
      // A full disk, say. What was stored is in the journal, and stays there.
    }
  }

  const timer = setInterval(() => {
    const now = changes()
    if (now === seen && now !== done) checkpoint()
    seen = now
  }, every).unref()

  return {
    soon: () => void setImmediate(checkpoint),
    stop: () => clearInterval(timer),
  }
}
