import { plural } from '@topcut/protocol/words'
import type { start as en } from '../en/start.ts'

const count = (one: string, other: string) => (n: number) => plural('de', n, { one, other })

export const start: typeof en = {
  create: 'Turnier anlegen',
  status: {
    'to-come': 'steht bevor',
    finished: 'beendet',
    cancelled: 'abgesagt',
    unreadable: 'nicht lesbar',
  },
  unreadableHelp:
    'In den Daten stimmt etwas nicht, oder eine neuere Version von Topcut hat sie geschrieben. Die anderen sind nicht betroffen. Holen Sie das Turnier aus einer Kopie oder einem Export zurück, oder nehmen Sie die neuere Version.',
  archive: count('Archiv: {{count}} Turnier', 'Archiv: {{count}} Turniere'),
  tables: (first, last) => (first === last ? `Tisch ${first}` : `Tische ${first} bis ${last}`),
  overlap: (tables, event) => `Sowohl hier als auch bei ${event}: ${tables}.`,
  overlapHelp:
    'Zwei Turniere eines Tages sollten keine Tische teilen. Der erste Tisch wird unter „Tische der Halle“ festgelegt.',

  importing: {
    heading: 'Ein Turnier importieren',
    note: 'Eine Datei, die ein anderes Topcut gesichert hat: das ganze Turnier, zum Ansehen oder Weiterspielen.',
    choose: 'Datei wählen',
    drop: 'oder hier ablegen',
    reading: 'Die Datei wird gelesen …',
    sending: (percent) => `Die Datei wird gesendet: ${percent} %`,
    proving: 'Die Datei wird geprüft und nachgespielt …',
    unreachable: 'Der Server ist nicht erreichbar. Nichts ist verloren: Datei erneut wählen.',
    taken: count(
      '{{count}} Turnier steht in der Liste.',
      '{{count}} Turniere stehen in der Liste.',
    ),
    unreadable: 'Die Datei lässt sich nicht lesen.',
  },

  keeping: {
    hidden: 'verborgen',
    hide: 'Verbergen',
    hideHelp: 'für andere nicht in der Liste',
    show: 'Wieder zeigen',
    archive: 'Archivieren',
    archived: 'archiviert',
    archiveHelp: 'nur noch ansehen',
    takeOut: 'Aus dem Archiv holen',
    remove: 'Löschen',
    removeHelp: 'nach dem Herunterladen',
    named: (action, event) => `${action}: ${event}`,
    unreachable: 'Der Server ist nicht erreichbar. Nichts wurde geändert; bitte erneut versuchen.',
    deleting: 'Dieses Turnier löschen?',
    goes: [
      'Es wird endgültig gelöscht, mit Spielern, Ergebnissen, Listen, Links und allen Zugängen. Handys und Bildschirme, die ihm folgen, zeigen das an.',
      'Neue Kopien enthalten es nicht mehr. Ältere Kopien enthalten es, bis sie ersetzt sind; wer eine davon zurückspielt, holt es zurück.',
    ],
    saveFirst: 'Zuerst herunterladen: Die Datei lässt sich wieder importieren.',
    unsavable:
      'Was sich nicht lesen lässt, lässt sich nicht sichern: Löschen Sie es ohne Datei nur, wenn keine Kopie es ganz enthält.',
    download: 'Turnier herunterladen',
    typeName: 'Zur Bestätigung den Namen eintippen',
    removeForGood: 'Endgültig löschen',
  },

  home: {
    heading: 'Ihre Turniere',
    helping: 'Sie helfen bei',
    others: 'Weitere Turniere hier',
    next: 'Demnächst',
    drafts: 'Entwürfe',
    draftsNote: 'nur für Sie sichtbar',
    open: 'Zur Leitung',
    look: 'Ergebnisse',
    continue: 'Weiter',
    duplicate: 'Duplizieren',
    duplicateHelp: 'neuer Tag, gleiche Einstellungen',
    settings: 'Einstellungen',
    share: 'Teilen',
    wall: 'Großbildschirm',
    print: 'Drucken',
    more: 'Weitere Einstellungen',
    moreActions: 'Mehr',
    asDraft: 'Als Entwurf behalten, den nur Sie sehen',
    close: 'Schließen',
    nameMissing: 'Geben Sie dem Turnier einen Namen.',
    dateMissing: 'Wählen Sie den Tag des Turniers.',
    startsAt: 'Beginn',
    like: 'Wie ein früheres',
    likeNone: 'nein, etwas Neues',
    takenOver: (names) => `Auch übernommen: ${names}. In den Einstellungen lässt es sich ändern.`,
    places: count('{{count}} Platz', '{{count}} Plätze'),
    laidDown: 'was für die Ankündigung festgelegt war',
    onWaitingList: (n) => `${n} auf der Warteliste`,
    missing: (names) => `fehlt noch: ${names}`,
    laterNote: 'Alles andere hat Zeit: Es steht bis zum Beginn in den Einstellungen.',
    roundsOf: (minutes) => `Runden zu ${minutes} Minuten.`,
    lasts: (from, to) => `Von ${from} bis etwa ${to} Uhr.`,
    beginsAt: (from) => `Ab ${from} Uhr; die letzten Runden haben kein Zeitlimit.`,
    least: (players) => `${players}: So viel verlangt das Dokument mindestens.`,
    suggested: (players) => `${players}: So schlägt es das Dokument vor.`,
    search: 'Name, Ort oder Sieger',
    noMatch: 'Kein Turnier passt. Versuchen Sie es mit weniger Buchstaben.',
    ofAll: (shown, all) => `${shown} von ${all}`,
    showAll: (n) => `Alle ${n} zeigen`,
    allSeasons: 'Alle',
    columns: {
      date: 'Tag',
      title: 'Name',
      venue: 'Ort',
      game: 'Spiel',
      players: 'Spieler',
      winner: 'Sieger',
    },
    playingRound: (round) => (round === 0 ? 'hat begonnen' : `Runde ${round} läuft`),
    until: (time) => `bis ${time}`,
    tableDiffers: (table) => `Tisch ${table}: Meldungen weichen ab`,
    tableCalls: (table) => `Tisch ${table} ruft`,
    cancel: 'Absagen',
    cancelHelp: 'alle erfahren, warum',
    cancelling: 'Dieses Turnier absagen?',
    cancelNote:
      'Die Spieler lesen es auf dem Handy, auf dem großen Bildschirm und auf der öffentlichen Seite. Was eingetragen ist, bleibt; in der Leitung lässt sich die Absage rückgängig machen.',
    cancelReason: 'Das lesen die Spieler',
    cancelReasonMissing: 'Nennen Sie den Grund: Die Spieler lesen ihn.',
    practiceBy: 'Nach welchem Dokument?',
    first: {
      heading: 'Turniere genau nach dem Dokument leiten und jedem zeigen, warum.',
      lead: 'Paarungen, Uhr, Ergebnisse und Wertung. Jede Zahl erklärt sich selbst, und jeder kann das Ergebnis nachprüfen.',
      create: 'Neues Turnier',
      signIn: 'Anmelden',
      signInNote: 'Mit Name und Kennwort, oder über den Link, den der Server ausgegeben hat.',
    },
    steps: {
      heading: 'Erste Schritte',
      of: (step, all) => `Schritt ${step} von ${all}`,
      'register-players':
        'Namen der Spieler eintippen oder einfügen, einen je Zeile, dann den gelben Knopf drücken.',
      'check-in-players': 'Sind alle da? Der gelbe Knopf checkt alle ein.',
      'announce-event': 'Der gelbe Knopf sagt allen, wie viele Runden gespielt werden.',
      'start-stage':
        'Mit dem gelben Knopf geht es los. Fehlen Listen, nennen Sie den Grund, etwa „auf Papier“, und fahren Sie fort.',
      'pair-round': 'Der gelbe Knopf lost die erste Runde aus.',
      'publish-round':
        'Sehen Sie sich die Tische an. Alles gut? Der gelbe Knopf fragt einmal nach, dann sehen sie alle.',
      done: 'Die erste Runde steht. Starten Sie die Uhr und tragen Sie jedes Ergebnis ein, sobald es kommt.',
      hide: 'Nicht mehr zeigen',
    },
  },

  documentIn: {
    en: 'Dokument auf Englisch',
    de: 'Dokument auf Deutsch',
    pl: 'Dokument auf Polnisch',
  },
  inForceFrom: (day) => `gültig ab ${day}`,
  undated: 'ohne Datum',
  expected: 'Erwartete Spieler',
  firstTable: 'Erster Tisch',
  takenTables: (tables, event) => `An diesem Tag hat ${event}: ${tables}.`,
  silent: 'das Dokument schweigt',

  suggests: (players, plan) => `Für ${players} schlägt das Dokument vor: ${plan}.`,
  demands: (players, plan) => `Für ${players} verlangt das Dokument mindestens: ${plan}.`,
  leavesOpen: (players) =>
    `Für ${players} überlässt das Dokument die Turnierstruktur dem Veranstalter.`,
  noRow: (players) => `Die Tabelle des Dokuments hat keine Zeile für ${players}.`,
  chosenPlan: (players, plan) => `Wie gewählt spielen ${players}: ${plan}.`,
  takeSuggestion: 'So übernehmen',

  day: {
    heading: 'Der geplante Tag',
    start: 'Erste Runde um',
    pause: 'Minuten zwischen Runden',
    round: 'Runde',
    from: 'von',
    to: 'bis',
    noLimit: 'ohne Zeitbegrenzung',
    ends: (time) => `Die letzte Runde endet gegen ${time}.`,
    openFrom: (start, open) => `ab ${start}; ohne Begrenzung ab ${open}`,
    endsOpen: 'Die letzte Runde hat keine Zeitbegrenzung; ihr Ende ist nicht planbar.',
    note: 'Nach den Rundenlängen des Dokuments. Was Sie hier eintippen, bleibt auf diesem Gerät.',
    nextDay: (time) => `${time} (am nächsten Tag)`,
  },

  structure: {
    heading: 'Turnierstruktur und Zeitplan',
    same: 'So ist es jetzt geplant.',
  },

  forecast: {
    heading: 'Erneute Paarungen',
    certain:
      'Alle geplanten Schweizer Runden lassen sich ohne erneute Paarung auslosen, wer auch gewinnt.',
    never: (simulated) =>
      `Keiner von ${simulated} simulierten Verläufen des Tages brauchte eine erneute Paarung.`,
    risk: (percent, simulated) =>
      `In ${percent} von ${simulated} simulierten Verläufen des Tages war eine erneute Paarung nötig.`,
    unavoidable: 'Es gibt weniger Gegner als Runden: Eine erneute Paarung ist nicht zu vermeiden.',
  },
}
