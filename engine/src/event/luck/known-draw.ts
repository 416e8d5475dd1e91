import type { Entry, Log } from '../spine/entry.ts'

/**
 * The round of which an entry tells a draw; null where it tells none. The places of a bracket come
 * from the lot of the first round.
 */
const roundDrawnBy = ({ fact }: Entry): number | null => {
  if (fact.kind === 'round-paired') return fact.round
  return fact.kind === 'stage-started' && fact.places !== undefined ? 1 : null
}

/** Whether a draw of the round is on record; one that was taken back has been seen all the same. */
export const isDrawKnown = (log: Log, round: number): boolean =>
  log.some((entry) => roundDrawnBy(entry) === round)

/**
 * The round that was drawn since a word was said, or taken back: without it, or with it again, the
 * same round would come out otherwise. Null where the entry is about no word, or none was drawn.
 */
export const roundDrawnSince = (log: Log, entry: Entry): number | null => {
  if (!isAboutWord(log, entry)) return null
  const drawn = log.slice(entry.n).find((later) => roundDrawnBy(later) !== null)
  return drawn === undefined ? null : roundDrawnBy(drawn)
}

/** Said, taken back, or brought back; what an entry takes back stands before it. */
const isAboutWord = (log: Log, { fact, n }: Entry): boolean => {
  if (fact.kind !== 'undone') return fact.kind === 'luck-contributed'
  const before = fact.entry < n ? log[fact.entry - 1] : undefined
  return before !== undefined && isAboutWord(log, before)
}
