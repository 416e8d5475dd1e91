import type { Sha256 } from '../chance/sha256.ts'
import type { LinkedEntry } from './link-entries.ts'
import { beforeTheFirst, linkOf } from './open-entry.ts'
import { at, type RecordProblem } from './problem.ts'
import { digestOf, type PublicRecord } from './public-record.ts'
import { isCodeOf } from './short-code.ts'

/** Whether every entry is as it was when the next one was joined to it. */
export const checkChain = (record: PublicRecord, sha256: Sha256): readonly RecordProblem[] => {
  const { digest, ...told } = record
  let previous = beforeTheFirst(record.event, sha256)
  const broken = record.entries.flatMap((entry, index): readonly RecordProblem[] => {
    const how = howBroken(entry, index + 1, previous, sha256)
    // Each entry is held against what the one before says of itself: one change is one finding.
    previous = entry.hash
    return how === null ? [] : [{ ...at(index + 1), code: 'chain-broken', how }]
  })
  const isWhole = broken.length > 0 || digest === digestOf(told, sha256)
  return isWhole ? broken : [{ ...at(), code: 'chain-broken', how: 'around' }]
}

const howBroken = (
  { hash, ...open }: LinkedEntry,
  n: number,
  previous: string,
  sha256: Sha256,
): 'hash' | 'previous' | 'number' | null => {
  if (linkOf(open, sha256) !== hash) return 'hash'
  if (open.previous !== previous) return 'previous'
  return open.n === n ? null : 'number'
}

/** The entry that a code from a sheet belongs to; null where the record has none. */
export const entryOfCode = (record: PublicRecord, code: string): number | null =>
  record.entries.findLast(({ hash }) => isCodeOf(hash, code))?.n ?? null
