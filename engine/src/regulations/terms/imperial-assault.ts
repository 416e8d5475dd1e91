import type { OwnTerms } from './own-terms.ts'

export const imperialAssaultTerms: OwnTerms = {
  de: {
    regulation: 'Turnier-Regularien',
    'number-of-players': 'Anzahl der registrierten Spieler',
    stage: 'Turnierabschnitt',
    'thing.match': 'Spiel',
    'cut-size': 'Schnittgröße',
    'content.total': 'Gesamt-Armeepunkte',
    'ending.time': 'Zeitlimit',
    'penalty.match-loss': 'Spielverlust',
  },
  pl: { 'content.total': 'łączna suma punktów' },
}
