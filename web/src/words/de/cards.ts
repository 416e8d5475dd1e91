import { plural } from '@topcut/protocol/words'
import type { cards as en } from '../en/cards.ts'

const count = (one: string, other: string) => (n: number) => plural('de', n, { one, other })

export const cards: typeof en = {
  ways: { paste: 'Einfügen', names: 'Kartennamen', file: 'Datei oder QR' },
  byHand: 'Alles von Hand eintippen',
  byCards: 'Karten',

  pasteLabel: 'Die Liste als Text, eine Karte oder ein Schiff je Zeile',
  pasteNote: 'XWS oder der Text eines beliebigen Listenprogramms.',
  pasteDecks: 'Nummern oder Namen der Einsatzsets oder eine Deckdatei (.o8d).',
  pasteArmy:
    'Der Text eines beliebigen Listenprogramms: Aufstellungskarten, dann der Befehlsstapel.',
  understood: (lines, of) => `${lines} von ${of} Zeilen verstanden.`,
  cutOff: 'Das ist zu lang für eine Liste: Das Ende fehlt.',
  wasReadAs: 'wurde gelesen als',
  quoted: (text) => `„${text}“`,
  isUnknown: 'passt zu keiner bekannten Karte.',
  perhaps: 'Vielleicht:',
  right: 'Stimmt',
  another: 'Andere Karte …',
  declared: (declared, points) =>
    `Im Text stehen ${declared} Punkte, die Karten ergeben ${points}.`,
  toLookAt: count('{{count}} Karte ist anzusehen:', '{{count}} Karten sind anzusehen:'),

  findCard: 'Name auf Englisch, Deutsch oder Polnisch eintippen',
  findShip: 'Schiff oder Pilot: Name auf Englisch, Deutsch oder Polnisch',
  findGroup: 'Aufstellungskarte: Name auf Englisch, Deutsch oder Polnisch',
  findCommand: 'Befehlskarte: Name auf Englisch, Deutsch oder Polnisch',
  findSet: 'Einsatzset: Nummer oder Name eintippen',
  nothingFound: 'Keine Karte dieses Namens passt hierher.',
  wouldMake: (points, cap) => `ergäbe ${points} von ${cap}`,
  remove: (card) => `${card} entfernen`,
  unknown: 'unbekannte Karte',
  look: 'bitte ansehen',
  none: 'Noch nichts. Eine Liste einfügen oder unten einen Namen eintippen.',

  skill: 'Pilotenwert',
  stats: (attack, agility, hull, shields) =>
    `Angriff ${attack}, Wendigkeit ${agility}, Hülle ${hull}, Schilde ${shields}`,
  figures: count('{{count}} Figur', '{{count}} Figuren'),
  upgradeCard: 'Ausrüstungskarte',
  attach: 'Angehängte Karte',
  commandDeck: (cards, needed) => `${cards} von ${needed} Karten`,
  cost: (cost, most) => `Kosten ${cost} von ${most}`,
  sets: (sets, needed) => `${sets} von ${needed} Einsatzsets`,
  setNumber: (set) => `Set ${set}`,
  noAffiliation: 'noch keine Fraktionskarte',

  points: count('{{count}} Punkt', '{{count}} Punkte'),
  unit: count('Punkt', 'Punkte'),
  ofPoints: (cap) => `von ${cap} Punkten`,
  outOf: (cap) => `von ${cap}`,

  obstacles: (chosen, needed) => `Hindernisse: ${chosen} von ${needed}`,
  rightFor: (day) => `richtig für den ${day}`,
  missing: count('eins fehlt', '{{count}} fehlen'),
  number: (number) => `Nr. ${number}`,
  signs: { player: 'Spieler', judge: 'Schiedsrichter' },
  sheet: 'Die Liste, wie sie gedruckt wird',

  chooseFile: 'Datei wählen',
  drop: 'Oder irgendwo über dieser Seite loslassen: .json, .xws, .xwc, .o8d oder .txt.',
  scan: 'Mit der Kamera scannen',
  stopScanning: 'Anhalten',
  choosePicture: 'Bild des Codes wählen',
  noScan:
    'Dieser Browser liest keine QR-Codes. Den Code mit der Kamera des Handys öffnen und den Text einfügen.',
  noCamera: 'Die Kamera ist nicht verfügbar. Ein Bild des Codes genügt auch.',
  noCode: 'In diesem Bild ist kein lesbarer Code.',
  noList: 'Darin wurde keine Liste gefunden.',

  show: { squad: 'Als Schiffe zeigen', army: 'Als Gruppen zeigen', decks: 'Die Decks zeigen' },
  backToText: 'Zurück zum Text',
  backToCards: 'Zurück zu den Karten',
  toTheEnd: 'Prüfen und abgeben',

  change: {
    removed: 'Entfernt:',
    added: 'Hinzugefügt:',
    changed: 'Was sich ändert',
    none: 'Keine Karte ändert sich.',
  },
  pointsChange: (before, after) => `Vorher ${before} Punkte, jetzt ${after}.`,

  vouch:
    'Karten, die nicht im Katalog stehen: Jemand muss sie ansehen und für die Liste einstehen.',
  openTo: {
    leaders: 'Nur die Turnierleitung sieht sie.',
    opponents: 'Gegner sehen sie, sobald die Runde veröffentlicht ist.',
    everybody: 'Alle können die Listen sehen.',
  },
}
