import type { FactKind } from './spine/answers.ts'
import type { Log } from './spine/entry.ts'

/** What moves an event from round to round; results have revisions of their own. */
const moving: ReadonlySet<FactKind> = new Set<FactKind>([
  'stage-started',
  'round-paired',
  'round-unpaired',
  'round-published',
  'round-repaired',
  'round-closed',
  'cut-made',
  'event-finished',
  'undone',
])

/**
 * The number of the last entry that moved the rounds on: what pairing, publishing, closing and the
 * cut expect. 0 before the first; results entered meanwhile do not change it.
 */
export const roundsRevision = (log: Log): number =>
  log.findLast(({ fact }) => moving.has(fact.kind))?.n ?? 0
