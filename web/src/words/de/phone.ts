import { plural } from '@topcut/protocol/words'
import type { phone as en } from '../en/phone.ts'

const count = (one: string, other: string) => (n: number) => plural('de', n, { one, other })

export const phone: typeof en = {
  teams: {
    sitFirst: 'Sie sind Team 1.',
    sitSecond: 'Sie sind Team 2.',
  },
  title: 'Mein Tisch – Topcut',
  titleAt: (table) => `Tisch ${table} – Topcut`,
  pages: 'Seiten',
  tabs: {
    match: 'Spiel',
    standings: 'Rangliste',
    record: 'Bilanz',
    needs: 'Chancen',
    list: 'Liste',
  },
  menu: 'Menü',
  back: 'Zurück zum Tisch',
  loading: 'Wird geladen …',
  noServer: 'Keine Verbindung zum Server. Sobald sie wieder da ist, geht es hier weiter.',
  publicPage: 'Öffentliche Seite',
  toMyMatch: 'Zu meinem Tisch',

  asOf: (time, minutes) =>
    minutes === 0
      ? `Nicht verbunden. Stand ${time}.`
      : count(
          `Nicht verbunden. Stand ${time}, vor {{count}} Minute.`,
          `Nicht verbunden. Stand ${time}, vor {{count}} Minuten.`,
        )(minutes),
  toSend: count(
    '{{count}} Eingabe noch nicht gesendet.',
    '{{count}} Eingaben noch nicht gesendet.',
  ),
  notTaken: 'Das wurde nicht angenommen.',
  understood: 'Verstanden',

  until: (time) => `bis ${time}`,
  clock: {
    'not-started': 'noch nicht gestartet',
    'no-limit': 'ohne Zeitlimit',
    running: 'läuft',
    closed: 'abgeschlossen',
    paused: 'angehalten',
    called: 'Zeit abgelaufen',
  },
  extended: count(
    'Dieser Tisch hat {{count}} Minute mehr.',
    'Dieser Tisch hat {{count}} Minuten mehr.',
  ),

  table: 'Tisch',
  you: 'Sie',
  points: count('{{count}} Turnierpunkt', '{{count}} Turnierpunkte'),
  pointsLikeYou: count('{{count}} Turnierpunkt, wie Sie', '{{count}} Turnierpunkte, wie Sie'),
  pointsUnit: count('Turnierpunkt', 'Turnierpunkte'),
  tally: (won, drawn, lost) =>
    drawn === 0
      ? `${won} gewonnen, ${lost} verloren`
      : `${won} gewonnen, ${drawn} unentschieden, ${lost} verloren`,
  seed: (seed) => `Setzplatz ${seed}.`,
  sitFirst: 'Sie sind Spieler 1.',
  sitSecond: 'Sie sind Spieler 2.',
  mission: 'Einsatz',
  side: { light: 'Sie spielen die Helle Seite.', dark: 'Sie spielen die Dunkle Seite.' },
  chooseSide: 'Sie wählen die Seite.',
  choosesSide: 'wählt die Seite.',
  decideInitiative: 'Sie bestimmen, wer die Initiative hat.',
  decidesInitiative: 'bestimmt, wer die Initiative hat.',
  initiativeBy: {
    coin: 'Ein Münzwurf entscheidet über die Initiative.',
    lot: 'Das Los entscheidet über die Initiative.',
    'by-the-guide': 'Initiative nach den Spielregeln.',
  },

  theirList: 'Gegnerische Liste',
  setUp: 'Aufbau',
  pointsCheck: 'Rechnen Sie die Liste Ihres Gegners nach und unterschreiben Sie.',

  matchEnded: (match) => `${match} beendet`,
  isItOver: 'Haben Sie zu Ende gespielt?',
  noAids:
    'Solange gespielt wird, keine Notizen und keine Hilfsmittel: Bis dahin rechnet das Handy nicht mit.',
  yesOver: 'Ja, zu Ende gespielt',
  notYet: 'Noch nicht',
  timeCalled: 'Zeit abgelaufen',
  setUpFirst: 'Bauen Sie auf. Die Uhr startet für alle gemeinsam.',
  over: 'Fertig gespielt. Melden Sie das Ergebnis.',
  enterResult: 'Ergebnis melden',
  changeResult: 'Meine Meldung ändern',
  youSaid: 'Ihre Meldung:',
  waitingFor: 'Es fehlt noch die Meldung von',
  says: 'meldet:',
  judgeTold: 'Die Meldungen stimmen nicht überein. Ein Schiedsrichter weiß Bescheid.',
  resultIn: 'Eingetragen:',
  nextPairing: 'Die nächste Paarung erscheint hier, sobald sie veröffentlicht ist.',
  thatIsRight: 'Das stimmt',
  sayOtherwise: 'Das stimmt nicht',

  callJudge: 'Schiedsrichter rufen',
  calling: 'Wird gerufen …',
  calledFor: (n) =>
    n === 0
      ? 'Schiedsrichter gerufen'
      : count(
          'Schiedsrichter gerufen, {{count}} Minute',
          'Schiedsrichter gerufen, {{count}} Minuten',
        )(n),
  onTheWay: 'Ein Schiedsrichter ist unterwegs',
}
