import { plural } from '@topcut/protocol/words'
import type { share as en } from '../en/share.ts'

export const share: typeof en = {
  teams: {
    allOf: (teams) => `Rangliste, alle ${teams}`,
  },
  open: 'Teilen',
  title: (event) => `${event} teilen`,
  close: 'Schließen',
  publicPage: 'Öffentliche Seite',
  publicNote: 'Runde, Uhr, Paarungen und Rangliste. Ohne Einloggen.',
  qrOf: (address) => `QR-Code von ${address}`,
  onlyHere:
    'Diese Adresse öffnet sich nur auf diesem Computer. Die Adresse für Handys tragen Sie beim Aushang ein.',
  copyLink: 'Link kopieren',
  copied: 'Kopiert',
  notCopied: 'Dieser Browser erlaubt kein Kopieren. Markieren Sie den Text und drücken Sie Strg C.',
  openPage: 'Öffnen',
  saveQr: 'QR-Code speichern',
  inTheHall: 'In der Halle und im Stream',
  pages: {
    wall: {
      name: 'Großbildschirm',
      about: 'Uhr, Paarungen und Rangliste, groß für die ganze Halle.',
    },
    clock: { name: 'Uhr', about: 'Nur die Uhr, so groß wie der Bildschirm.' },
    overlay: {
      name: 'Stream-Overlay',
      about:
        'Ein Tisch mit Uhr und Ergebnis, durchsichtig, 1920 × 1080. Folgt dem hier gewählten Tisch.',
    },
    embed: {
      name: 'Einbetten',
      about: 'Ein Teil der öffentlichen Seite auf der Webseite eines Vereins.',
    },
  },
  streamTable: 'Tisch im Stream',
  firstTable: 'Erster Tisch',
  overlayShows: {
    hasLists: 'Listen, wenn alle sie sehen',
    hasStanding: 'Punkte und Plätze',
    isAtTop: 'Oben im Bild',
  },
  embedding: {
    off: 'Aus: Noch darf keine Website sie zeigen.',
    offForOthers: 'Aus. Ein Organisator kann es erlauben.',
    everywhere: 'Auf jeder Website.',
    sites: (sites) => `Nur auf ${sites}.`,
    allow: 'Auf jeder Website erlauben',
    choose: 'Websites wählen',
  },
  embedPart: 'Teil der öffentlichen Seite',
  parts: {
    standings: 'Rangliste',
    pairings: 'Paarungen',
    bracket: 'Turnierbaum',
    about: 'Bekanntgabe',
  },
  copyCode: 'Code kopieren',
  toSend: 'Zum Verschicken',
  text: 'Text für Chat oder Forum',
  textNote: 'Namen so, wie jeder es erlaubt hat.',
  keptEnd: 'Wer gewonnen hat, fehlt darin, bis Sie beenden.',
  copyText: 'Text kopieren',
  textKind: 'Was im Text steht',
  firstOf: (places) => `Rangliste, die ersten ${places}`,
  allOf: (players) => `Rangliste, alle ${players}`,
  pairingsOf: (round) => `Paarungen von Runde ${round}`,
  namedHow: (full, other) =>
    other === 0
      ? plural('de', full, { one: '{{count}} voller Name.', other: '{{count}} volle Namen.' })
      : `${full} mit vollem Namen, ${other} abgekürzt oder mit Spitznamen.`,
  nothingPublished: 'Möglich, sobald die erste Runde veröffentlicht ist.',
  nothingPlayed: 'Möglich, sobald die erste Runde abgeschlossen ist.',
  pictures: { standings: 'Bild der Rangliste', bracket: 'Bild des Turnierbaums' },
  pictureNote: (round) => `Nach Runde ${round}, die ersten Plätze.`,
  finalPicture: 'Der Endstand.',
  bracketPicture: 'Alle Spiele nach dem Schnitt, soweit sie gespielt sind.',
  noPicture:
    'Das Bild lässt sich gerade nicht zeichnen. Versuchen Sie es noch einmal, oder schicken Sie den Text.',
  square: 'Quadratisch',
  wide: 'Breit',
  tables: 'Tabellen',
  tablesNote: 'Für eine Tabellenkalkulation.',
  tableKinds: {
    teams: { players: 'Teams' },
    standings: 'Rangliste',
    results: 'Ergebnisse',
    players: 'Spieler',
  },
  lists: 'Listen',
  listsNote: 'Alle mit Platz und Punkten: Staffeln als XWS, anderes als Text.',
  listsClosed: 'Sie sind nicht für alle einsehbar: Wer diese Datei bekommt, sieht sie alle.',
  toFollow: 'Für andere Programme',
  feeds: {
    calendar: { name: 'Kalender', about: 'Das Turnier und seine Runden, als Kalender-Abo.' },
    news: { name: 'Newsfeed', about: 'Ergebnisse jeder Runde und der Endstand (Atom).' },
    data: {
      name: 'Datenfeed',
      about: 'Alles Veröffentlichte, für eine Webseite oder ein Programm (JSON).',
    },
    own: { name: 'Kalender Ihrer Turniere', about: 'Alle, die nicht verborgen sind.' },
  },
  toKeep: 'Zum Aufheben',
  whole: {
    name: 'Ganzes Turnier',
    about: 'Eine Datei mit allem, für einen anderen Computer. Enthält alle Namen.',
  },
  record: {
    name: 'Zum Nachprüfen',
    about: 'Ohne Namen. Auslosung und Rangliste kann damit jeder nachrechnen.',
  },
  tools: {
    name: 'Datei für andere Programme',
    format: 'Art der Datei',
    naming: 'Namen in der Datei',
    names: { asked: 'Namen wie erlaubt', full: 'Volle Namen' },
    files: {
      cryodex: 'Für ListFortress und alles, was Cryodex liest.',
      listjuggler: 'Für das Archiv von List Juggler.',
      nrtm: 'Für AlwaysBeRunning. Punkte einzelner Spiele fehlen darin.',
      trf: 'Für Wertungs- und Schachprogramme. Nur Sieger, keine Punkte.',
      csv: 'Eine Zeile je Spiel, für eine Tabellenkalkulation.',
      scenario: 'Alles, was gespielt wurde, für Topcut im Terminal.',
    },
    scenarioFile: 'Topcut-Szenario',
    saved: (file) => `Gespeichert: ${file}`,
    saysAll: 'Sie enthält alles, was gespielt wurde.',
    refused: 'Diese Art Datei kann dieses Turnier nicht wiedergeben. Wählen Sie eine andere.',
  },
  saveFile: 'Datei speichern',
}
