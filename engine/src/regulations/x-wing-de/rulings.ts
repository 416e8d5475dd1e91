import { clause } from '../../vocabulary/rule.ts'
import type { MaterialClauses } from '../material-clauses.ts'
import type { RulingClauses } from '../ruling-clauses.ts'

export const rulings: RulingClauses = {
  lastWord: clause('XWDE-7', ['marshal']),
  mayOverrule: clause('XWDE-15', ['faq']),
  infractions: [
    clause('XWDE-16', [
      'rules-gap',
      'illegal-game-state',
      'force',
      'behaviour',
      'disrespect',
      'cheating',
    ]),
    clause('XWDE-17', ['collusion']),
    clause('XWDE-18', ['outside-help']),
    clause('XWDE-20', ['distraction']),
  ],
  onlyNamedInfractions: null,
  penalties: [clause('XWDE-7', ['warning', 'game-loss', 'match-loss'])],
  beyond: null,
  penaltiesBy: clause('XWDE-7', ['organizer', 'marshal']),
  removal: {
    by: clause('XWDE-19', ['organizer']),
    proposedBy: clause('XWDE-7', ['marshal']),
    forCheating: null,
  },
  ineligibleComponent: clause('XWDE-39', 'disqualified'),
}

export const material: MaterialClauses = {
  lost: clause('XWDE-42', { whenTimeIsOver: 'concede', atNextRound: 'removed' }),
  notNeeded: null,
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
