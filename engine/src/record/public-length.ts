import type { Event } from '../event/replay.ts'
import type { FactKind } from '../event/spine/answers.ts'
import type { Log } from '../event/spine/entry.ts'
import { isEndKept } from '../views/kept-end.ts'

/**
 * After these the record goes on: what is drawn, typed and taken back in between is nobody's until
 * the next of them, a pairing that waits to be published above all. One that was undone counts as
 * well, because its code has been read: what was public once never becomes less.
 */
const ends: readonly FactKind[] = [
  'round-published',
  'round-closed',
  'cut-made',
  'event-finished',
  'event-cancelled',
]

/** How many entries of a log everybody may see; 0 before the first round is published. */
export const publicLength = ({ log, state }: Event): number => {
  // What comes after the end, a correction among it, changes what everybody has seen.
  if (state !== null && state.finished !== null) return log.length
  // While it is kept who has won, the record ends where the last round began.
  const shown = state !== null && isEndKept(state) ? ends.slice(0, 1) : ends
  return log.findLast(({ fact }) => shown.includes(fact.kind))?.n ?? 0
}

/** The part of an event that everybody may see. */
export const publicPart = (event: Event): Log => event.log.slice(0, publicLength(event))

/** The hash of the last entry that everybody may see; null where there is none. */
export const publicHead = (event: Event): string | null => publicPart(event).at(-1)?.link ?? null
