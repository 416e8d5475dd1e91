import { type FormsOf, plural } from '@topcut/protocol/words'
import type { cards as en } from '../en/cards.ts'

const count = (forms: FormsOf<'pl'>) => (n: number) => plural('pl', n, forms)

export const cards: typeof en = {
  ways: { paste: 'Wklej', names: 'Nazwy kart', file: 'Plik lub QR' },
  byHand: 'Wpisz wszystko ręcznie',
  byCards: 'Karty',

  pasteLabel: 'Rozpiska jako tekst, karta lub statek w wierszu',
  pasteNote: 'XWS albo tekst z dowolnego programu do rozpisek.',
  pasteDecks: 'Numery lub nazwy zestawów celów albo plik talii (.o8d).',
  pasteArmy:
    'Tekst z dowolnego programu do rozpisek: karty rozmieszczenia, potem talia dowodzenia.',
  understood: (lines, of) => `Odczytane wiersze: ${lines} z ${of}.`,
  cutOff: 'To za długie jak na rozpiskę: końca brakuje.',
  wasReadAs: 'odczytano jako',
  quoted: (text) => `„${text}”`,
  isUnknown: 'nie pasuje do żadnej znanej karty.',
  perhaps: 'Może:',
  right: 'Zgadza się',
  another: 'Inna karta …',
  declared: (declared, points) =>
    `W tekście podano ${declared} pkt, karty dają razem ${points} pkt.`,
  toLookAt: count({
    one: '{{count}} karta do sprawdzenia:',
    few: '{{count}} karty do sprawdzenia:',
    many: '{{count}} kart do sprawdzenia:',
    other: '{{count}} karty do sprawdzenia:',
  }),

  findCard: 'Wpisz nazwę po angielsku, niemiecku lub polsku',
  findShip: 'Statek lub pilot: nazwa po angielsku, niemiecku lub polsku',
  findGroup: 'Karta rozmieszczenia: nazwa po angielsku, niemiecku lub polsku',
  findCommand: 'Karta dowodzenia: nazwa po angielsku, niemiecku lub polsku',
  findSet: 'Zestaw celów: wpisz numer lub nazwę',
  nothingFound: 'Żadna karta o tej nazwie tu nie pasuje.',
  wouldMake: (points, cap) => `byłoby ${points} z ${cap}`,
  remove: (card) => `Usuń: ${card}`,
  unknown: 'nieznana karta',
  look: 'do sprawdzenia',
  none: 'Jeszcze nic. Wklej rozpiskę albo wpisz nazwę poniżej.',

  skill: 'Umiejętność pilota',
  stats: (attack, agility, hull, shields) =>
    `atak ${attack}, zwrotność ${agility}, kadłub ${hull}, osłony ${shields}`,
  figures: count({
    one: '{{count}} figurka',
    few: '{{count}} figurki',
    many: '{{count}} figurek',
    other: '{{count}} figurki',
  }),
  upgradeCard: 'ulepszenie potyczkowe',
  attach: 'Dołączona karta',
  commandDeck: (cards, needed) => `karty: ${cards} z ${needed}`,
  cost: (cost, most) => `koszt ${cost} z ${most}`,
  sets: (sets, needed) => `zestawy celów: ${sets} z ${needed}`,
  setNumber: (set) => `zestaw ${set}`,
  noAffiliation: 'brak karty przynależności',

  points: count({
    one: '{{count}} punkt',
    few: '{{count}} punkty',
    many: '{{count}} punktów',
    other: '{{count}} punktu',
  }),
  unit: count({ one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' }),
  ofPoints: (cap) => `z ${cap} punktów`,
  outOf: (cap) => `z ${cap}`,

  obstacles: (chosen, needed) => `Przeszkody: ${chosen} z ${needed}`,
  rightFor: (day) => `właściwa na ${day}`,
  missing: count({
    one: 'brakuje jednej',
    few: 'brakuje {{count}}',
    many: 'brakuje {{count}}',
    other: 'brakuje {{count}}',
  }),
  number: (number) => `Nr ${number}`,
  signs: { player: 'gracz', judge: 'sędzia' },
  sheet: 'Rozpiska tak, jak jest drukowana',

  chooseFile: 'Wybierz plik',
  drop: 'Albo upuść go w dowolnym miejscu tej strony: .json, .xws, .xwc, .o8d lub .txt.',
  scan: 'Skanuj aparatem',
  stopScanning: 'Zatrzymaj',
  choosePicture: 'Wybierz zdjęcie kodu',
  noScan: 'Ta przeglądarka nie odczytuje kodów QR. Otwórz kod aparatem telefonu i wklej tekst.',
  noCamera: 'Aparat nie jest dostępny. Wystarczy też zdjęcie kodu.',
  noCode: 'Na tym zdjęciu nie ma czytelnego kodu.',
  noList: 'Nie znaleziono w nim rozpiski.',

  show: { squad: 'Pokaż jako statki', army: 'Pokaż jako grupy', decks: 'Pokaż talie' },
  backToText: 'Wróć do tekstu',
  backToCards: 'Wróć do kart',
  toTheEnd: 'Sprawdź i prześlij',

  change: {
    removed: 'Usunięto:',
    added: 'Dodano:',
    changed: 'Co się zmienia',
    none: 'Żadna karta się nie zmienia.',
  },
  pointsChange: (before, after) => `Wcześniej ${before} pkt, teraz ${after} pkt.`,

  vouch: 'Karty spoza katalogu: ktoś musi je obejrzeć i poręczyć za rozpiskę.',
  openTo: {
    leaders: 'Widzą ją tylko animatorzy.',
    opponents: 'Przeciwnicy widzą ją po opublikowaniu rundy.',
    everybody: 'Wszyscy mogą zobaczyć rozpiski.',
  },
}
