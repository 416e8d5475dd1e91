import type { Tier } from '../vocabulary/details.ts'
import type { RuleId } from '../vocabulary/rule.ts'
import type { StagePlan } from '../vocabulary/stage.ts'
import type { StructureClauses } from './clauses.ts'
import { rowFor } from './plan.ts'

/** Where a plan departs from what the document has for this tier and head count. */
type Departure = {
  readonly strength: 'suggested' | 'minimum'
  readonly what: 'rounds' | 'cut'
  readonly ruled: number
  readonly planned: number
  readonly rule: RuleId
}

export const departures = (
  plan: readonly StagePlan[],
  tier: Tier,
  headCount: number,
  clauses: StructureClauses,
): readonly Departure[] => {
  const { value: ruled, rule } = clauses.tiers[tier]
  if (ruled.strength === 'free') return []
  const table = clauses.tables[ruled.table]
  const row = table === undefined ? null : rowFor(table, headCount)
  if (row === null) return []
  const first = plan[0]
  // A plan without a fixed end departs from no number until it has ended.
  if (first === undefined || first.rounds === null) return []
  const isDeparture = (planned: number, expected: number) =>
    ruled.strength === 'minimum' ? planned < expected : planned !== expected
  const compared = [
    { what: 'rounds' as const, planned: first.rounds, ruled: row.swissRounds },
    { what: 'cut' as const, planned: plan[1]?.cut ?? 0, ruled: row.cut },
  ]
  return compared
    .filter((line) => isDeparture(line.planned, line.ruled))
    .map((line) => ({ ...line, strength: ruled.strength, rule }))
}
