import { plural } from '@topcut/protocol/words'
import type { phone as en } from '../en/phone.ts'

const count = (one: string, other: string) => (n: number) => plural('de', n, { one, other })

export const phone: typeof en = {
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
  noServer: 'Der Server ist nicht erreichbar. Sobald er es ist, geht es hier automatisch weiter.',
  stranger: 'Dieses Handy ist hier nicht bekannt',
  strangerNote:
    'Öffnen Sie den persönlichen Link, den Sie bekommen haben, oder scannen Sie Ihren eigenen Code. Wer noch nicht angemeldet ist, kann das mit dem Turniercode nachholen. Sonst hilft die Turnierleitung.',
  toRegister: 'Anmelden',
  publicPage: 'Paarungen und Rangliste für alle',
  otherSlip: 'Dieser Zettel gehört zu einem anderen Tisch',
  otherSlipNote: 'Nur die beiden, die dort spielen, können das Ergebnis melden.',
  toMyMatch: 'Zu meinem Tisch',

  asOf: (time, minutes) =>
    minutes === 0
      ? `Nicht verbunden. Stand ${time}.`
      : count(
          `Nicht verbunden. Stand ${time}, vor {{count}} Minute.`,
          `Nicht verbunden. Stand ${time}, vor {{count}} Minuten.`,
        )(minutes),
  toSend: count('{{count}} Eingabe ist noch zu senden.', '{{count}} Eingaben sind noch zu senden.'),
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
  pointsLikeYou: count('{{count}} Turnierpunkt wie Sie', '{{count}} Turnierpunkte wie Sie'),
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
    coin: 'Eine Münze entscheidet über die Initiative.',
    lot: 'Das Los entscheidet über die Initiative.',
    'by-the-guide': 'Initiative nach den Spielregeln.',
  },

  matchEnded: (match) => `${match} beendet`,
  isItOver: 'Ist an diesem Tisch zu Ende gespielt?',
  noAids:
    'Solange gespielt wird, keine Notizen und keine Hilfsmittel: Bis dahin rechnet das Handy nicht mit.',
  yesOver: 'Ja, zu Ende gespielt',
  notYet: 'Noch nicht',
  over: 'Es ist zu Ende gespielt. Melden Sie das Ergebnis.',
  enterResult: 'Ergebnis melden',
  changeResult: 'Meine Angabe ändern',
  youSaid: 'Ihre Angabe:',
  waitingFor: 'Es fehlt noch die Angabe von',
  says: 'gibt an:',
  judgeTold: 'Die Angaben stimmen nicht überein. Ein Schiedsrichter weiß Bescheid.',
  resultIn: 'Eingetragen:',
  nextPairing: 'Die nächste Paarung erscheint hier, sobald sie veröffentlicht ist.',
  thatIsRight: 'Das stimmt',
  sayOtherwise: 'Das stimmt nicht',

  bye: 'Freilos',
  byeNote:
    'Sie setzen in dieser Runde aus. Gewertet wird nach den Turnierregeln; Sie müssen nichts melden.',
  waitingList: (place) => `Warteliste, Platz ${place}`,
  waitingNote: 'Die Halle ist voll. Sobald ein Platz frei wird, steht es hier.',
  left: 'Sie haben das Turnier verlassen',
  leftNote: 'Rangliste und Bilanz bleiben hier. Nur der Organisator kann Sie wieder aufnehmen.',
  out: 'Für Sie ist alles gespielt',
  outNote: 'Für Sie folgt keine Runde mehr. Rangliste und Bilanz bleiben hier.',
  finished: 'Das Turnier ist zu Ende',
  played: 'Alles ist gespielt',
  playedNote: 'Die Plätze werden bei der Siegerehrung bekanntgegeben.',
  place: 'Rang',
  champion: 'Sieger des Turniers',
  notPaired: 'Noch nicht gepaart',
  notPairedNote: 'Tisch und Gegner erscheinen hier, sobald die Runde veröffentlicht ist.',
  yourNumber: (number) => `Sie haben die Nummer ${number}.`,
  checkedIn: 'Sie sind als anwesend vermerkt.',
  checkIn: 'Melden Sie sich bei der Ankunft an der Turnierleitung.',
  handInList: 'Meine Liste abgeben',
  submitList: 'Liste abgeben',
  signPointsCheck: 'Überprüfung abzeichnen',

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
  about: 'Worum es geht',
  callNote:
    'Ein Schiedsrichter sieht Ihren Tisch und den Grund. Unterbrechen Sie das Spiel, bis jemand da ist.',
  callReasons: ['Eine Regelfrage', 'Wir sind uns nicht einig', 'Zeit oder Spieltempo'],
  drawNote:
    'Haben Sie beide ein Unentschieden vereinbart? Ein Schiedsrichter muss anwesend sein und trägt es ein.',
  callWitness: 'Schiedsrichter als Zeugen rufen',
  witnessReason: 'Zeuge für ein vereinbartes Unentschieden',
  cancelCall: 'Nicht mehr nötig',

  leave: 'Turnier verlassen',
  leaveAsk: 'Möchten Sie das Turnier verlassen?',
  leaveNote: 'Sie werden nicht mehr gepaart. Nur der Organisator kann Sie wieder aufnehmen.',
  leaveBefore: 'Ihr Platz wird für andere frei.',
  leaveAfterRound: 'Nach dieser Runde verlassen',
  leaveNow: 'Jetzt verlassen',
  stay: 'Bleiben',

  signOut: 'Auf diesem Handy ausloggen',
  signOutAsk: 'Nutzt ab jetzt jemand anders dieses Handy?',
  signOutNote:
    'Danach ist hier nichts mehr von Ihnen gespeichert. Ihr persönlicher Link oder Ihr eigener Code lässt Sie wieder herein; sonst hilft die Turnierleitung.',
  signOutUnsent: 'Etwas ist noch nicht gesendet und ginge verloren.',
  signOutNow: 'Ausloggen',

  tellMe: 'Bescheid geben',
  tellMeNote:
    'Ton und Vibration, wenn eine Runde veröffentlicht wird. Lassen Sie diese Seite offen und das Handy laut.',
  staysAwake: 'Solange Sie auf eine Runde warten, bleibt der Bildschirm an.',

  noStandings: 'Der Stand erscheint hier, wenn die erste Runde abgeschlossen ist.',
  afterRound: (round) => `nach Runde ${round}`,
  finalPlaces: 'Endstand',
  cutNote: (size) => `Die gestrichelte Linie ist der Schnitt: Die ersten ${size} kommen weiter.`,

  noRecord: 'Ihre Zahlen erscheinen hier, wenn die erste Runde abgeschlossen ist.',
  numbers: 'Meine Zahlen',
  matches: 'Meine Runden',
  roundTable: (round, table) => `${round}, Tisch ${table}`,
  stillOpen: 'noch offen',
  rulings: 'Entscheidungen',
  deducted: count('{{count}} Turnierpunkt abgezogen', '{{count}} Turnierpunkte abgezogen'),
  appeal: 'Beim Oberschiedsrichter Einspruch erheben',
  appealed: 'Einspruch erhoben; die Entscheidung steht aus.',
  appealDecided: {
    upheld: 'Einspruch: Die Entscheidung bleibt.',
    changed: 'Einspruch: anders entschieden.',
  },

  needsTitle: 'Was brauche ich',
  noNeeds: 'Hier gibt es nichts auszurechnen: kein Schnitt, oder noch keine Runde.',

  setUp: 'Aufbau',
  atThisTable: 'An diesem Tisch',
  steps: {
    'set-up': 'Aufbauen',
    'mirror-match': 'Beide dieselbe Fraktion',
    'round-start': 'Wenn die Runde beginnt',
    'at-the-table': 'Während des Spiels',
    'round-end': 'Wenn die Zeit abgelaufen ist',
  },
  setUpFacts: {
    complete: {
      'before-start-call': 'Alles ist aufgebaut, bevor der Beginn der Runde ausgerufen wird.',
      'may-precede-start-call': 'Sie dürfen aufbauen, bevor der Beginn der Runde ausgerufen wird.',
    },
    token: {
      white: 'Ihre ID-Marker sind weiß.',
      black: 'Ihre ID-Marker sind schwarz.',
    },
    map: 'Wer die Initiative hat, bringt den Spielplan mit und baut ihn auf.',
    firstSides: {
      'lot-gives-choice': 'Erstes Spiel: Das Los entscheidet, wer die Seite wählt.',
      'lot-gives-dark': 'Erstes Spiel: Das Los entscheidet, wer die Dunkle Seite spielt.',
    },
    secondSides: 'Zweites Spiel: Die Seiten werden getauscht.',
    mirror: 'Beide Staffeln sind von derselben Fraktion: Markieren Sie Ihre Schiffe.',
    pointsCheck: 'Rechnen Sie die Liste Ihres Gegners nach und unterschreiben Sie.',
  },

  material: 'Etwas ist verloren oder beschädigt',
  materialNote: 'Die Turnierleitung sieht es sofort, mit der Uhrzeit, zu der Sie es bemerkt haben.',
  component: 'Was es ist',
  componentName: 'Wie es heißt',
  tellLeaders: 'Turnierleitung verständigen',
  caseOpen: 'Die Turnierleitung weiß Bescheid.',

  nothingToReport: 'Es gibt kein Ergebnis zu melden.',
  howEnded: 'Wie es endete',
  handIn: 'Abgeben',
  handInThis: (result) => `${result} abgeben`,
  bothHandIn:
    'Beide melden das Ergebnis. Stimmt es überein, ist es eingetragen, sonst kommt ein Schiedsrichter.',
  theirShips: (player) => `Schiffe von ${player}`,
  ownShips: 'Ihre Schiffe',
  half: 'halb',
  theirFigures: (player) => `Figuren von ${player}`,
  ownFigures: 'Ihre Figuren',
  countFigures: 'Nach Figuren zählen',
  figureCost: 'Kosten einer Figur',
  defeated: 'besiegt',
  fewer: 'Eine weniger',
  oneMore: 'Eine mehr',
  noneLeft: 'Keine mehr da',
  otherPoints: 'Aus Karten und dem Einsatz',

  onItsWay: 'Ihre Liste ist unterwegs.',
  listIn: 'Abgegeben. Bis zum Beginn können Sie sie ersetzen.',
  listLocked: 'Abgegeben und gesperrt. Nur die Turnierleitung kann sie noch berichtigen.',
  corrected: 'Von der Turnierleitung berichtigt:',
  listPoints: count('{{count}} Punkt', '{{count}} Punkte'),
  replaceList: 'Liste ersetzen',

  register: {
    title: 'Anmeldung',
    code: 'Turniercode',
    codeNote: 'Sie finden ihn auf dem Aushang.',
    name: 'Vor- und Nachname',
    club: 'Verein oder Gruppe (darf leer bleiben)',
    shown: 'Wie Sie öffentlich genannt werden',
    shownNote:
      'Auf den Bildschirmen, an der Wand und in Listen für alle. Die Turnierleitung sieht den vollen Namen.',
    shownAs: {
      usual: 'Üblich bei diesem Turnier',
      full: 'Voller Name',
      short: 'Vorname und Anfangsbuchstabe',
    },
    button: 'Anmelden',
    already: 'Sie sind schon angemeldet.',
  },
}
