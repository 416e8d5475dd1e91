import { clause } from '../../vocabulary/rule.ts'
import type { MaterialClauses } from '../material-clauses.ts'
import type { RulingClauses } from '../ruling-clauses.ts'

export const rulings: RulingClauses = {
  lastWord: clause('XWPL-4', ['marshal']),
  mayOverrule: clause('XWPL-9', ['faq']),
  infractions: [
    clause('XWPL-10', ['stalling', 'force', 'behaviour', 'disrespect']),
    clause('XWPL-11', ['collusion']),
    clause('XWPL-12', ['outside-help']),
    clause('XWPL-15', ['distraction']),
  ],
  onlyNamedInfractions: null,
  penalties: [clause('XWPL-10', ['warning'])],
  beyond: clause('XWPL-10', ['game-loss', 'match-loss']),
  penaltiesBy: null,
  removal: { by: clause('XWPL-13', ['organizer']), proposedBy: null, forCheating: null },
  ineligibleComponent: clause('XWPL-29', 'disqualified'),
}

export const material: MaterialClauses = {
  lost: null,
  notNeeded: null,
  damaged: null,
  proxies: clause('XWPL-31', 'never'),
  proxyShows: null,
  sharing: clause('XWPL-28', { items: ['dice', 'ruler', 'templates'], until: 'match-begins' }),
}
