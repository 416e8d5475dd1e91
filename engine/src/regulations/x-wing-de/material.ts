import { clause } from '../../vocabulary/rule.ts'
import type { MaterialClauses } from '../material-clauses.ts'

export const material: MaterialClauses = {
  lost: clause('XWDE-42', { whenTimeIsOver: 'concede', atNextRound: 'removed' }),
  damaged: clause('XWDE-43', {
    card: ['proxy'],
    model: ['kept'],
    die: ['shared'],
    ruler: ['shared'],
    template: ['shared'],
  }),
  proxies: clause('XWDE-46', 'for-damaged-cards'),
  proxyShows: clause('XWDE-43', ['card', 'lostText', 'madeBy', 'madeOn']),
  sharing: clause('XWDE-37', { items: ['dice', 'ruler', 'templates'], until: 'match-ends' }),
}
