import { clause } from '../../vocabulary/rule.ts'
import type { MaterialClauses } from '../material-clauses.ts'
import type { RulingClauses } from '../ruling-clauses.ts'

export const rulings: RulingClauses = {
  lastWord: clause('LCG-4', ['organizer']),
  mayOverrule: clause('LCG-4', ['faq']),
  infractions: [
    clause('LCG-10', [
      'sleight-of-hand',
      'physical-manipulation',
      'collusion',
      'soft-play',
      'deliberate-loss',
      'information-sharing',
      'bribery',
      'bullying',
      'team-play',
      'misinformation',
      'disrespect',
      'illegal-game-state',
    ]),
    clause('LCG-9', ['cheating']),
    clause('LCG-11', ['illegal-list', 'outside-help']),
    clause('LCG-13', ['stalling']),
  ],
  onlyNamedInfractions: clause('LCG-10', true),
  penalties: [
    clause('LCG-8', ['warning', 'game-loss', 'match-loss', 'reported-to-publisher']),
    clause('LCG-12', ['double-loss']),
  ],
  beyond: null,
  penaltiesBy: clause('LCG-9', ['organizer', 'marshal', 'judge']),
  removal: {
    by: clause('LCG-8', ['organizer', 'marshal']),
    proposedBy: null,
    forCheating: clause('LCG-9', ['judge']),
  },
  ineligibleComponent: null,
}

export const material: MaterialClauses = {
  lost: null,
  notNeeded: null,
  damaged: null,
  proxies: clause('LCG-23', 'never'),
  proxyShows: null,
  sharing: null,
}
