import { unsignedTables } from '../reading/list-gate.ts'
import { rulesOf } from '../reading/rules.ts'
import type { Warning } from '../spine/decision.ts'
import type { EventState } from '../spine/state.ts'

/** Told when play begins and an ordered check of points is not signed everywhere. */
export const unsignedWarnings = (state: EventState): readonly Warning[] => {
  const tables = unsignedTables(state)
  const { pointsCheck } = rulesOf(state.created).regulation.lists
  if (tables.length === 0 || pointsCheck === null) return []
  return [{ code: 'points-unsigned', tables, rule: pointsCheck.rule }]
}
