import { type Entry, type Event, isSameStep, liveEntries } from '@topcut/engine'
import type { Done } from '../commands.ts'

export type LastDone = {
  /** The entries of the last step, oldest first: all that one press did. */
  readonly entries: readonly Entry[]
  /** What this page was told about it; null where somebody else took the step. */
  readonly done: Done | null
}

/** The last step in the log, whoever took it and from which window. */
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
  return {
    entries: log.filter((entry) => isSameStep(entry, last)),
    done: done?.commands.includes(last.command) ? done : null,
  }
}
