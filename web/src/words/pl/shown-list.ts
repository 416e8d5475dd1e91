import { plural } from '@topcut/protocol/words'
import type { shownList as en } from '../en/shown-list.ts'

export const shownList: typeof en = {
  points: (points) =>
    plural('pl', points, {
      one: '{{count}} punkt',
      few: '{{count}} punkty',
      many: '{{count}} punktów',
      other: '{{count}} punktu',
    }),
  skill: 'Umiejętność pilota',
  sizes: { large: 'duży', huge: 'ogromny' },
  stats: (attack, hull, shields) => `atak ${attack}, kadłub ${hull}, osłony ${shields}`,
  obstacles: 'Przeszkody',
  damageDeck: 'Talia uszkodzeń',
  figures: (figures, points) =>
    plural('pl', figures, {
      one: `{{count}} figurka, ${points} pkt`,
      few: `{{count}} figurki po ${points} pkt`,
      many: `{{count}} figurek po ${points} pkt`,
      other: `{{count}} figurki po ${points} pkt`,
    }),
  commandDeck: (cards) =>
    plural('pl', cards, {
      one: 'Talia dowodzenia, {{count}} karta',
      few: 'Talia dowodzenia, {{count}} karty',
      many: 'Talia dowodzenia, {{count}} kart',
      other: 'Talia dowodzenia, {{count}} karty',
    }),
  sets: (sets) =>
    plural('pl', sets, {
      one: '{{count}} zestaw celów',
      few: '{{count}} zestawy celów',
      many: '{{count}} zestawów celów',
      other: '{{count}} zestawu celów',
    }),
  commands: (cards) =>
    plural('pl', cards, {
      one: '{{count}} karta dowodzenia',
      few: '{{count}} karty dowodzenia',
      many: '{{count}} kart dowodzenia',
      other: '{{count}} karty dowodzenia',
    }),
  lists: (lists) =>
    plural('pl', lists, {
      one: '{{count}} rozpiska',
      few: '{{count}} rozpiski',
      many: '{{count}} rozpisek',
      other: '{{count}} rozpiski',
    }),
  noLists: 'Nikt nie przesłał rozpiski.',
  closed: 'Rozpiski nie są ujawnione wszystkim.',
  saveAll: 'Zapisz wszystkie rozpiski w pliku',
  copyXws: 'Kopiuj jako XWS',
  copyText: 'Kopiuj jako tekst',
  tickOff: 'Odhacz karty',
  found: (found, of) => `Znalezione karty: ${found} z ${of}`,
  allOfIt: 'wszystko',
  inCommandDeck: 'Talia dowodzenia',
  others: 'Pozostałe',
  missing: (name) => `brak: ${name}`,
  takeMissing: (cards) =>
    plural('pl', cards, {
      one: 'Wpisz {{count}} nieznalezioną kartę',
      few: 'Wpisz {{count}} nieznalezione karty',
      many: 'Wpisz {{count}} nieznalezionych kart',
      other: 'Wpisz {{count}} nieznalezionej karty',
    }),
  startAgain: 'Zacznij od nowa',
}
