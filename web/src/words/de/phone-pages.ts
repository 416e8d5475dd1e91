import { plural } from '@topcut/protocol/words'
import type { phonePages as en } from '../en/phone-pages.ts'

const count = (one: string, other: string) => (n: number) => plural('de', n, { one, other })

export const phonePages: typeof en = {
  luck: {
    offer: 'Ein Wort zum Los der nächsten Runde beitragen',
    added: (round) => `Ihr Beitrag zum Los von Runde ${round}:`,
    about: 'Mit Wörtern aus der Halle kann niemand vorher wissen, wer auf wen trifft.',
    word: 'Irgendein Wort',
    otherWord: 'Lieber ein anderes Wort',
    add: 'Beitragen',
  },
  offerAlert: 'Bescheid geben, sobald ich gepaart bin',
  tellMe: 'Bescheid geben',
  tellMeNote:
    'Ton und Vibration, wenn eine Runde veröffentlicht wird. Lassen Sie diese Seite offen und das Handy laut.',
  staysAwake: 'Solange Sie auf eine Runde warten, bleibt der Bildschirm an.',

  leave: 'Turnier verlassen',
  leaveAsk: 'Möchten Sie das Turnier verlassen?',
  leaveNote:
    'Sie werden nicht mehr gepaart. Solange keine Runde ohne Sie begonnen hat, können Sie zurück.',
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
    changed: 'Einspruch: Die Entscheidung ist geändert.',
  },

  needsTitle: 'Was brauche ich',
  noNeeds: 'Hier gibt es nichts auszurechnen: kein Schnitt, oder noch keine Runde.',

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
  },

  material: 'Etwas ist verloren oder beschädigt',
  materialNote: 'Die Turnierleitung sieht es sofort, mit der Uhrzeit, zu der Sie es bemerkt haben.',
  component: 'Material',
  componentName: 'Name',
  tellLeaders: 'Turnierleitung verständigen',
  caseOpen: 'Die Turnierleitung weiß Bescheid.',

  tableRound: (table, round) => `Tisch ${table} · ${round}`,
  nothingToReport: 'Es gibt kein Ergebnis zu melden.',
  howEnded: 'Spielende',
  handIn: 'Melden',
  handInThis: (result) => `${result} melden`,
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

  bye: 'Freilos',
  byeNote:
    'Sie setzen in dieser Runde aus. Gewertet wird nach den Turnierregeln; Sie müssen nichts melden.',
  waitingList: (place) => `Warteliste, Platz ${place}`,
  waitingNote: 'Die Halle ist voll. Sobald ein Platz frei wird, steht es hier.',
  left: 'Sie haben das Turnier verlassen',
  leftStays: 'Rangliste und Bilanz bleiben hier. War es ein Versehen, können Sie noch zurück.',
  leftNote: 'Rangliste und Bilanz bleiben hier. Nur der Organisator kann Sie wieder aufnehmen.',
  outNote: 'Für Sie folgt keine Runde mehr. Rangliste und Bilanz bleiben hier.',
  finished: 'Das Turnier ist zu Ende',
  played: 'Alle Runden sind gespielt',
  playedNote: 'Die Plätze werden bei der Siegerehrung bekanntgegeben.',
  place: 'Rang',
  champion: 'Sieger des Turniers',
  notPaired: 'Noch nicht gepaart',
  notPairedNote: 'Tisch und Gegner erscheinen hier, sobald die Runde veröffentlicht ist.',
  yourNumber: (number) => `Sie haben die Nummer ${number}.`,
  checkedIn: 'Sie sind eingecheckt.',
  checkIn: 'Melden Sie sich nach der Ankunft bei der Turnierleitung.',
  handInList: 'Meine Liste abgeben',
  submitList: 'Liste abgeben',
  signPointsCheck: 'Überprüfung abzeichnen',

  about: 'Grund',
  callNote:
    'Ein Schiedsrichter sieht Ihren Tisch und den Grund. Unterbrechen Sie das Spiel, bis jemand da ist.',
  callReasons: ['Eine Regelfrage', 'Wir sind uns nicht einig', 'Zeit oder Spieltempo'],
  drawNote:
    'Haben Sie beide ein Unentschieden vereinbart? Ein Schiedsrichter muss anwesend sein und trägt es ein.',
  callWitness: 'Schiedsrichter als Zeugen rufen',
  witnessReason: 'Zeuge für ein vereinbartes Unentschieden',
  cancelCall: 'Aufruf zurücknehmen',

  moments: {
    registered: 'Sie sind angemeldet',
    listMissing: 'Ihre Liste fehlt noch',
    listMissingNote: 'Geben Sie sie vor dem Beginn ab.',
    late: 'Sie spielen ab der nächsten Runde mit',
    missed: (rounds) =>
      rounds.length === 1
        ? `Runde ${rounds[0]} zählt als verpasst: eine ungepaarte Niederlage.`
        : `Die Runden ${rounds.join(', ')} zählen als verpasst: ungepaarte Niederlagen.`,
    roundOver: (round) => `${round} ist vorbei`,
    placeNow: (place, of) => `Sie stehen auf Platz ${place} von ${of}.`,
    madeCut: (top) => `Sie sind in den ${top}`,
    seed: (seed) => `Setzplatz ${seed}.`,
    missedCut: (top) => `Die ${top} spielen ohne Sie weiter. Das ist Ihr Platz im Endstand.`,
    knockedOut: (round) => `${round}: Hier endet das Turnier für Sie.`,
    placesNote: 'Welcher es ist, steht am Ende der Runde fest.',
    secondChance: 'Sie haben noch eine Chance',
    goesOn: 'Sie sind weiter',
    next: (round) => `Als Nächstes: ${round}.`,
    cutFollows: 'Die Schweizer Runden sind gespielt. Ob Sie im Schnitt sind, steht gleich hier.',
    ceremony: 'Es folgt die Siegerehrung.',
    disqualified: 'Sie sind disqualifiziert',
    cancelled: 'Das Turnier ist abgesagt',
    won: 'Sie haben das Turnier gewonnen!',
    placeOf: (of) => `von ${of}`,
    comeBack: 'Doch wieder mitspielen',
    leaving: 'Sie verlassen das Turnier nach dieser Runde.',
    stayAfterAll: 'Doch bleiben',
    leavingSent: 'Ihre Abmeldung ist unterwegs.',
    share: 'Mein Ergebnis teilen',
    saved: 'Das Bild ist auf diesem Handy gespeichert.',
    shareText: (place, of, event) => `Platz ${place} von ${of}: ${event}`,
  },
  outcome: {
    win: 'Gewonnen',
    'modified-win': 'Gewonnen (modifizierter Sieg)',
    draw: 'Unentschieden',
    loss: 'Verloren',
    'double-loss': 'Verloren (beide)',
    bye: 'Freilos',
    'earned-bye': 'Freilos',
    'unpaired-loss': 'Verpasst',
  },
  scoreMeans: {
    ships: 'Siegpunkte: die Kommandopunkte, die Sie jeweils zerstört haben',
    figures: 'Siegpunkte',
  },
  theirList: 'Gegnerische Liste',
  noTheirList:
    'Diese Liste ist hier nicht zu sehen: Listen sind nicht einsehbar, oder sie wurde nicht abgegeben.',
  unreachable: {
    theirs: (score, below, above) =>
      `Aus den gegnerischen Schiffen lassen sich keine ${score} bilden: ${below} oder ${above}?`,
    own: (score, below, above) =>
      `Aus Ihren Schiffen lassen sich keine ${score} bilden: ${below} oder ${above}?`,
  },
  minutesLeft: 'Die Uhr läuft noch: Die Zeit kann nicht abgelaufen sein.',

  stranger: 'Dieses Handy ist hier nicht bekannt',
  strangerNote:
    'Öffnen Sie den persönlichen Link, den Sie bekommen haben, oder scannen Sie Ihren eigenen Code. Noch nicht angemeldet? Das geht mit dem Turniercode. Sonst hilft die Turnierleitung.',
  toRegister: 'Anmelden',
  otherSlip: 'Dieser Zettel gehört zu einem anderen Tisch',
  otherSlipNote: 'Nur die beiden, die dort spielen, können das Ergebnis melden.',
}
