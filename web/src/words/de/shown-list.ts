import { plural } from '@topcut/protocol/words'
import type { shownList as en } from '../en/shown-list.ts'

export const shownList: typeof en = {
  points: (points) => plural('de', points, { one: '{{count}} Punkt', other: '{{count}} Punkte' }),
  skill: 'Pilotenwert',
  sizes: { large: 'groß', huge: 'riesig' },
  stats: (attack, hull, shields) => `Angriff ${attack}, Hülle ${hull}, Schilde ${shields}`,
  obstacles: 'Hindernismarker',
  damageDeck: 'Schadensstapel',
  figures: (figures, points) => `${figures} Figuren, je ${points}`,
  commandDeck: (cards) =>
    plural('de', cards, {
      one: 'Befehlsstapel, {{count}} Karte',
      other: 'Befehlsstapel, {{count}} Karten',
    }),
  sets: (sets) =>
    plural('de', sets, { one: '{{count}} Einsatzset', other: '{{count}} Einsatzsets' }),
  commands: (cards) =>
    plural('de', cards, { one: '{{count}} Kommandokarte', other: '{{count}} Kommandokarten' }),
  lists: (lists) => plural('de', lists, { one: '{{count}} Liste', other: '{{count}} Listen' }),
  noLists: 'Es wurde keine Liste abgegeben.',
  closed: 'Die Listen sind nicht für alle einsehbar.',
  saveAll: 'Alle Listen als Datei speichern',
  copyXws: 'Als XWS kopieren',
  copyText: 'Als Text kopieren',
  tickOff: 'Karten abhaken',
  found: (found, of) => `${found} von ${of} Karten gefunden`,
  allOfIt: 'alles davon',
  inCommandDeck: 'Befehlsstapel',
  others: 'Übrige',
  missing: (name) => `fehlt: ${name}`,
  takeMissing: (cards) =>
    plural('de', cards, {
      one: 'Die nicht gefundene Karte eintragen',
      other: 'Die {{count}} nicht gefundenen Karten eintragen',
    }),
  startAgain: 'Von vorn beginnen',
}
