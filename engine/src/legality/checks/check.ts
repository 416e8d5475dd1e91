import type { SquadClauses } from '../clauses.ts'
import type { Circumstances, Finding } from '../finding.ts'
import type { Squad } from '../squad.ts'

/** One question put to a squad list. */
export type Check = (
  squad: Squad,
  clauses: SquadClauses,
  circumstances: Circumstances,
) => readonly Finding[]
