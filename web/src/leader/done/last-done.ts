import { type Entry, type Event, liveEntries } from '@topcut/engine'
import type { Done } from '../commands.ts'

export type LastDone = {
  /** The entries of the last step, oldest first. */
  readonly entries: readonly Entry[]
  /** One entry of each command to take back, the latest first. */
  readonly undo: readonly number[]
  /** What this page was told about it; null where somebody else took the step. */
  readonly done: Done | null
}

/** The last step in the log: this page's own as a whole, or another's last command. */
export const lastDone = ({ log }: Event, done: Done | null): LastDone | null =>
  stepOf(log, log.at(-1), done)

export const isUndo = ({ entries }: LastDone): boolean =>
  entries.every(({ fact }) => fact.kind === 'undone')

/** What undo takes back: the last step that still stands, and not the taking back of one. */
export const lastStanding = (event: Event, done: Done | null): LastDone | null => {
  const standing = liveEntries(event.log).filter(({ fact }) => fact.kind !== 'undone')
  return stepOf(standing, standing.at(-1), done)
}

const stepOf = (
  log: readonly Entry[],
  last: Entry | undefined,
  done: Done | null,
): LastDone | null => {
  if (last === undefined || last.fact.kind === 'event-created') return null
  const own = done?.commands.includes(last.command) ? done : null
  const commands = new Set(own?.commands ?? [last.command])
  const entries = log.filter(({ command }) => commands.has(command))
  const undo = [...commands].flatMap((command) => {
    const first = entries.find((entry) => entry.command === command)
    return first === undefined ? [] : [first.n]
  })
  return { entries, undo: undo.sort((a, b) => b - a), done: own }
}
