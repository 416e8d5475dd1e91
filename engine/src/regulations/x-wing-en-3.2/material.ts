import { clause } from '../../vocabulary/rule.ts'
import type { MaterialClauses } from '../material-clauses.ts'

export const material: MaterialClauses = {
  lost: null,
  damaged: null,
  proxies: clause('XWEN-31', 'never'),
  proxyShows: null,
  sharing: clause('XWEN-38', { items: ['ruler', 'templates'], until: 'match-begins' }),
}
