import type { OwnTerms } from './own-terms.ts'

export const xWingTerms: OwnTerms = {
  de: {
    regulation: 'Turnier-Regularien',
    'thing.match': 'Spiel',
    'penalty.match-loss': 'Spielverlust',
  },
  pl: {
    'role.organizer': 'organizator główny',
    'role.marshal': 'komandor',
    leader: 'animator',
    'thing.second-leader': 'drugi animator',
    final: 'gra finałowa',
    untimed: 'bez limitu czasowego',
    'head-to-head': 'jeden na jeden',
    bye: 'bye (wolny los)',
    'bye.earned': 'zdobyty bye',
  },
}
