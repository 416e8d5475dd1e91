import type { StructureRow } from '../structure/clauses.ts'

/** Three documents print the same two tables. */
export const basicRows: readonly StructureRow[] = [
  { from: 4, swissRounds: 3, cut: 0 },
  { from: 9, swissRounds: 4, cut: 0 },
  { from: 17, swissRounds: 4, cut: 4 },
  { from: 25, swissRounds: 5, cut: 4 },
  { from: 41, swissRounds: 5, cut: 8 },
  { from: 45, swissRounds: 6, cut: 8 },
  { from: 77, swissRounds: 6, cut: 16 },
  { from: 149, swissRounds: 7, cut: 16 },
]

export const advancedRows: readonly StructureRow[] = [
  { from: 9, swissRounds: 4, cut: 4 },
  { from: 13, swissRounds: 4, cut: 8 },
  { from: 25, swissRounds: 5, cut: 8 },
  { from: 41, swissRounds: 6, cut: 8 },
  { from: 77, swissRounds: 6, cut: 16 },
  { from: 149, swissRounds: 6, cut: 32 },
  { from: 289, swissRounds: 7, cut: 32 },
  { from: 513, swissRounds: 8, cut: 32 },
]
