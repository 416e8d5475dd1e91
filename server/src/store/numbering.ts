import type { Appending } from './store.ts'

/** A gap or a doubled number would make every later reader skip or repeat facts: never store one. */
export const checkNumbering = ({ expected, entries, record }: Appending): void => {
  const isNumbered = entries.every((entry, index) => entry.n === expected + 1 + index)
  const isRecorded = record.first === expected + 1 && record.last === expected + entries.length
  if (!isNumbered || !isRecorded)
    throw new Error('Entries are numbered on from the log, without a gap.')
}
