import { clause } from '../../vocabulary/rule.ts'
import type { MaterialClauses } from '../material-clauses.ts'

export const material: MaterialClauses = {
  lost: null,
  damaged: null,
  proxies: clause('LCG-23', 'never'),
  proxyShows: null,
  sharing: null,
}
