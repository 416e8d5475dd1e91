import { clause } from '../../vocabulary/rule.ts'
import type { MaterialClauses } from '../material-clauses.ts'

export const material: MaterialClauses = {
  lost: clause('IA-25', { whenTimeIsOver: 'concede', atNextRound: 'removed' }),
  damaged: clause('IA-26', { card: ['proxy'], die: ['shared'] }),
  proxies: clause('IA-28', 'for-damaged-cards'),
  proxyShows: clause('IA-26', ['card', 'lostText', 'madeBy', 'madeOn']),
  sharing: clause('IA-21', { items: ['dice'], until: 'match-ends' }),
}
