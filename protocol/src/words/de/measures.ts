import type { measures as en, origins as enOrigins } from '../en/measures.ts'

export const measures: typeof en = {
  'margin-of-victory': { name: 'Höhe des Sieges', short: 'HdS' },
  'strength-of-schedule': { name: 'Tabellenstärke', short: 'Stärke' },
  'extended-strength-of-schedule': { name: 'erweiterte Tabellenstärke', short: 'Erweitert' },
}

export const origins: typeof enOrigins = {
  'own-rounds': 'Was jede Runde gebracht hat, zusammengezählt.',
  'sum-of-points': 'Die Turnierpunkte aller Gegner, zusammengezählt.',
  'averages-over-own-rounds':
    'Die Turnierpunkte jedes Gegners je Runde, zusammengezählt und durch die gespielten Runden geteilt.',
  'averages-over-opponents':
    'Die Turnierpunkte jedes Gegners je Runde, im Durchschnitt über die Gegner.',
  'sum-of-schedules': 'Die Tabellenstärken aller Gegner, zusammengezählt.',
  'average-of-schedules': 'Die Tabellenstärken der Gegner, im Durchschnitt.',
  'schedules-over-their-opponents':
    'Die Tabellenstärke jedes Gegners, geteilt durch die Zahl seiner eigenen Gegner, zusammengezählt.',
}
