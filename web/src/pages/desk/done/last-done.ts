import type { Entry, Event } from '@topcut/engine'
import type { Done } from '../session.ts'

export type LastDone = {
  /** The entries of the last step, oldest first. */
  readonly entries: readonly Entry[]
  /** One entry of each command to take back, the latest first. */
  readonly undo: readonly number[]
  /** What this page was told about it; null where somebody else took the step. */
  readonly done: Done | null
}

/** The last step in the log: this page's own as a whole, or another's last command. */
export const lastDone = ({ log }: Event, done: Done | null): LastDone | null => {
  const last = log.at(-1)
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
