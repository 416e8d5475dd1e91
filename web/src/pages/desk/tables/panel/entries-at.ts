import { type Entry, type Event, liveEntries, type MatchId } from '@topcut/engine'

const kinds: readonly string[] = [
  'match-started',
  'match-ended',
  'result-reported',
  'result-entered',
  'result-confirmed',
  'result-amended',
  'result-annulled',
]

/** What is on record about the play at a table, the latest first: in this order it can be undone. */
export const entriesAt = (event: Event, match: MatchId): readonly Entry[] =>
  liveEntries(event.log)
    .filter(({ fact }) => kinds.includes(fact.kind) && 'match' in fact && fact.match === match)
    .toReversed()
