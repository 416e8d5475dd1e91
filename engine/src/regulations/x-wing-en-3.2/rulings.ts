import { clause } from '../../vocabulary/rule.ts'
import type { MaterialClauses } from '../material-clauses.ts'
import type { RulingClauses } from '../ruling-clauses.ts'

export const rulings: RulingClauses = {
  lastWord: clause('XWEN-3', ['marshal']),
  mayOverrule: clause('XWEN-3', ['faq']),
  infractions: [
    clause('XWEN-66', ['stalling', 'force', 'infinite-combo', 'behaviour', 'disrespect']),
    clause('XWEN-67', ['collusion']),
    clause('XWEN-70', ['distraction']),
  ],
  onlyNamedInfractions: null,
  penalties: [clause('XWEN-66', ['warning'])],
  beyond: clause('XWEN-66', ['game-loss', 'match-loss']),
  penaltiesBy: null,
  removal: { by: clause('XWEN-68', ['marshal']), proposedBy: null, forCheating: null },
  ineligibleComponent: clause('XWEN-28', 'disqualified'),
}

export const material: MaterialClauses = {
  lost: null,
  notNeeded: null,
  damaged: null,
  proxies: clause('XWEN-31', 'never'),
  proxyShows: null,
  sharing: clause('XWEN-38', { items: ['ruler', 'templates'], until: 'match-begins' }),
}
