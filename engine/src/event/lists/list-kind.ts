import type { ListClauses } from '../../legality/clauses.ts'
import type { SquadList } from '../../vocabulary/squad-list.ts'

/** True for a list of another title's kind. A text can be anybody's, unless it says nothing. */
export const isOtherKind = (list: SquadList, clauses: ListClauses): boolean =>
  list.kind === 'text' ? list.text.trim() === '' : list.kind !== clauses.kind
