import { clause } from '../../vocabulary/rule.ts'
import type { MaterialClauses } from '../material-clauses.ts'
import type { RulingClauses } from '../ruling-clauses.ts'

export const rulings: RulingClauses = {
  lastWord: clause('IA-4', ['marshal']),
  mayOverrule: clause('IA-9', ['faq', 'rules']),
  infractions: [
    clause('IA-10', [
      'rules-gap',
      'illegal-game-state',
      'force',
      'behaviour',
      'disrespect',
      'cheating',
      'collusion',
      'distraction',
    ]),
    clause('IA-11', ['outside-help']),
  ],
  onlyNamedInfractions: null,
  penalties: [clause('IA-3', ['warning', 'game-loss', 'match-loss'])],
  beyond: null,
  penaltiesBy: clause('IA-3', ['organizer', 'marshal']),
  removal: {
    by: clause('IA-10', ['organizer']),
    proposedBy: clause('IA-3', ['marshal']),
    forCheating: null,
  },
  ineligibleComponent: clause('IA-22', 'disqualified'),
}

export const material: MaterialClauses = {
  lost: clause('IA-25', { whenTimeIsOver: 'concede', atNextRound: 'removed' }),
  notNeeded: clause('IA-27', ['token']),
  damaged: clause('IA-26', { card: ['proxy'], die: ['shared'] }),
  proxies: clause('IA-28', 'for-damaged-cards'),
  proxyShows: clause('IA-26', ['card', 'lostText', 'madeBy', 'madeOn']),
  sharing: clause('IA-21', { items: ['dice'], until: 'match-ends' }),
}
