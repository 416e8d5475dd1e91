import { type Actor, type Event, isSameStep, liveEntries } from '@topcut/engine'
import type { Done } from '../../leader/commands.ts'
import type { LastDone } from '../../leader/done/last-done.ts'

/**
 * The last step of this leader that still stands, from whichever of their windows; at a busy hall
 * the last one in the log is mostly somebody else's.
 */
export const ownLast = ({ log }: Event, me: Actor, done: Done | null): LastDone | null => {
  if (me.leader === undefined) return null
  const last = liveEntries(log).findLast(({ by }) => by.leader === me.leader)
  if (last === undefined || last.fact.kind === 'event-created') return null
  return {
    entries: log.filter((entry) => isSameStep(entry, last)),
    done: done?.commands.includes(last.command) ? done : null,
  }
}
