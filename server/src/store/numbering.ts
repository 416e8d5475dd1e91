import type { Appending } from './store.ts'

/** A gap or a doubled number would make every later reader skip or repeat facts: never store one. */
export const checkNumbering = ({ expected, entries, records }: Appending): void => {
  let next = expected + 1
  const isRecorded = records.every(({ first, last }) => {
    const follows = first === next && last >= first - 1
    next = last + 1
    return follows
  })
  const isNumbered = entries.every((entry, index) => entry.n === expected + 1 + index)
  if (!isNumbered || !isRecorded || next !== expected + entries.length + 1)
    throw new Error('Entries are numbered on from the log, without a gap.')
}
