import type { Clause } from '../../vocabulary/rule.ts'
import type { Created } from '../spine/state.ts'
import { rulesOf } from './rules.ts'

/** How many people play as one, where the document plays in teams; null where each plays alone. */
export const teamSize = (created: Created): Clause<number> | null => {
  const { lists } = rulesOf(created).regulation
  return 'team' in lists ? (lists.team?.size ?? null) : null
}
