import type { Entry, Log } from './entry.ts'

/** The entries that have not been undone. Undoing an `undone` brings its entry back. */
export const liveEntries = (log: Log): Log => {
  const undone = new Set<number>()
  for (let index = log.length - 1; index >= 0; index--) {
    const entry = log[index] as Entry
    if (entry.fact.kind === 'undone' && !undone.has(entry.n)) undone.add(entry.fact.entry)
  }
  return undone.size === 0 ? log : log.filter((entry) => !undone.has(entry.n))
}
