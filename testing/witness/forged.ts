import type { PublicRecord } from '@topcut/engine'
import { witness } from './ask-witness.ts'

const { canonical, sha256 } = witness

/** A record that may be changed anywhere. */
// biome-ignore lint/suspicious/noExplicitAny: whoever forges keeps to no shape
export type Loose = any

/**
 * A record in which something was changed and every hash worked out anew, as somebody would who has
 * the program: what is still found is found by the rules alone.
 */
export const forged = (record: PublicRecord, change: (record: Loose) => void): PublicRecord => {
  const copy: Loose = structuredClone(record)
  change(copy)
  let previous = sha256(copy.event)
  copy.entries.forEach((entry: Loose, index: number) => {
    const { hash: _, ...open } = entry
    Object.assign(entry, { n: index + 1, previous })
    previous = sha256(canonical({ ...open, n: index + 1, previous }))
    entry.hash = previous
  })
  const { digest: _, ...told } = copy
  copy.digest = sha256(canonical(told))
  return copy
}

/** The facts of one kind, in order. */
export const factsOf = (record: Loose, kind: string): readonly Loose[] =>
  record.entries.map(({ fact }: Loose) => fact).filter((fact: Loose) => fact.kind === kind)
