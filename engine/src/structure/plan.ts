import type { Clause } from '../vocabulary/rule.ts'
import type { StageKind, StagePlan, Structure } from '../vocabulary/stage.ts'
import type { StructureClauses, StructureRow } from './clauses.ts'

/** The row of a table for a head count; null below its first row. */
export const rowFor = (
  table: Clause<readonly StructureRow[]>,
  headCount: number,
): StructureRow | null => table.value.findLast((row) => row.from <= headCount) ?? null

export const stagesOf = (
  swissRounds: number,
  cut: number,
  finals: StageKind = 'elimination',
): readonly StagePlan[] => {
  const swiss: StagePlan = { kind: 'swiss', rounds: swissRounds, cut: null }
  return cut === 0 ? [swiss] : [swiss, { kind: finals, rounds: null, cut }]
}

/** The stages of an event for a head count; null where the chosen table has no row for it. */
export const planFor = (
  structure: Structure,
  headCount: number,
  clauses: StructureClauses,
): readonly StagePlan[] | null => {
  switch (structure.kind) {
    case 'custom':
      return structure.stages
    case 'open':
      return [{ kind: 'swiss', rounds: null, cut: null }]
    default: {
      const table = clauses.tables[structure.kind]
      const row = table === undefined ? null : rowFor(table, headCount)
      return row === null ? null : stagesOf(row.swissRounds, row.cut, clauses.finals)
    }
  }
}
