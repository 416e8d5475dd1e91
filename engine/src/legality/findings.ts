import type { Finding } from '../vocabulary/finding.ts'
import type { SquadList } from '../vocabulary/squad-list.ts'
import { checkNames, checks } from './checks/catalogue.ts'
import type { Circumstances } from './circumstances.ts'
import type { ListClauses } from './clauses.ts'

/** Everything that is wrong with a list here and today. */
export const checkList = (
  list: SquadList,
  clauses: ListClauses,
  circumstances: Circumstances,
): readonly Finding[] =>
  list.kind === 'text'
    ? [{ code: 'unchecked', rule: clauses.list.rule, severity: 'should' }]
    : checkNames.flatMap((name) => checks[name](list, clauses, circumstances))
