import { checkNames, checks } from './checks/catalogue.ts'
import type { SquadClauses } from './clauses.ts'
import type { Circumstances, Finding } from './finding.ts'
import type { Squad } from './squad.ts'

/** Everything that is wrong with a list here and today; null stands for a list nobody handed in. */
export const checkSquad = (
  squad: Squad | null,
  clauses: SquadClauses,
  circumstances: Circumstances,
): readonly Finding[] => {
  if (squad !== null) {
    return checkNames.flatMap((name) => checks[name](squad, clauses, circumstances))
  }
  const { rule, value } = clauses.list
  const isRequired = value.required === 'always' || circumstances.listsAsked
  return isRequired ? [{ code: 'list-missing', rule, severity: 'must' }] : []
}
