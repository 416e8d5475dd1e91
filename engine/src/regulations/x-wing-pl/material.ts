import { clause } from '../../vocabulary/rule.ts'
import type { MaterialClauses } from '../material-clauses.ts'

export const material: MaterialClauses = {
  lost: null,
  damaged: null,
  proxies: clause('XWPL-31', 'never'),
  proxyShows: null,
  sharing: clause('XWPL-28', { items: ['dice', 'ruler', 'templates'], until: 'match-begins' }),
}
