import type { print as en } from '../en/print.ts'

const sheets = {
  announcement: 'Bekanntgabe',
  lists: 'Listen',
  numbers: 'Tischnummern',
  'by-name': 'Paarungen nach Nachnamen',
  'by-table': 'Paarungen nach Tischen',
  slips: 'Ergebniszettel',
  scores: 'Wertungsbögen',
  standings: 'Rangliste',
  bracket: 'Turnierbaum',
  places: 'Endstand',
  proxies: 'Proxy-Karten',
  kit: 'Notfallmappe',
}

const about = {
  announcement:
    'Was das Dokument vor dem Start bekanntgegeben haben will, zum Vorlesen und zum Aushängen.',
  lists: 'Leer, mit den Namen der Spieler, oder wie abgegeben.',
  numbers: 'In der Mitte durchgeschnitten und quer gefaltet stehen sie auf den Tischen.',
  'by-name': 'Für die Wand. Die Buchstaben jedes Blattes stehen oben groß.',
  'by-table': 'Für die Verantwortlichen, und für alle, die einen Tisch suchen.',
  slips:
    'Den ganzen Stapel auf einmal schneiden und die Stapel von links oben nach rechts unten untereinanderlegen: Dann liegen sie in der Reihenfolge der Tische. Ein Code, der bei der Turnierleitung gescannt wird, führt zu seinem Tisch.',
  scores: 'Für jeden Spieler ein Teil eines Blattes, mit dem, was bisher gespielt ist.',
  standings: 'Für die Wand, nach jeder Runde.',
  bracket: 'Wie er steht, oder leer zum Ausfüllen von Hand.',
  places: 'Mit den Preisen, wie sie bei der Turnierleitung eingetragen sind.',
  proxies: 'Von einem Verantwortlichen für eine beschädigte Karte gemacht, in Kartengröße.',
  kit: 'Alles, was die nächste Runde braucht, falls der Computer ausfällt. Früh drucken.',
}

const byHand = {
  byeFirst: 'Bei ungerader Spielerzahl steht zuerst fest, wer das Freilos erhält.',
  bye: {
    'by-chance': 'Das Freilos wird zufällig vergeben.',
    'fewest-points-lowest-margin':
      'Das Freilos erhält, wer die wenigsten Turnierpunkte hat; davon der Spieler mit der geringsten Höhe des Sieges; dann entscheidet der Zufall.',
    'lowest-place-without-bye':
      'Das Freilos erhält der letztplatzierte Spieler, der noch keines hatte.',
    'fewest-points-highest-number-without-bye':
      'Das Freilos erhält, wer die wenigsten Turnierpunkte hat und noch keines hatte; davon der Spieler mit der höchsten Spielernummer.',
  },
  pairing: {
    random: 'Alle Spieler werden zufällig gepaart.',
    'random-in-points-groups':
      'Bei der Gruppe mit den meisten Turnierpunkten beginnen und ihre Spieler zufällig paaren. Bleibt einer übrig, wird ihm ein Spieler der nächsten Gruppe zugelost; dann wird der Rest dieser Gruppe gepaart, und so weiter nach unten.',
    fold: 'Jede Punkte-Gruppe nach Spielernummern ordnen. Der Erste spielt gegen den Letzten, der Zweite gegen den Vorletzten. Bleibt einer übrig, steht er in der nächsten Gruppe ganz oben.',
  },
  rematch: {
    'in-stage':
      'Wer in diesem Abschnitt schon gegeneinander gespielt hat, trifft nicht noch einmal aufeinander; dann wird ein anderer Spieler derselben Gruppe genommen.',
    'in-swiss':
      'Wer in den Schweizer Runden schon gegeneinander gespielt hat, trifft nicht noch einmal aufeinander; dann wird ein anderer Spieler derselben Gruppe genommen.',
  },
  avoid: 'Verwandte und gemeinsam Angereiste sollen in Runde 1 nicht aufeinandertreffen.',
  write: 'Jede Paarung auf das Blatt mit den Tischen schreiben, dann auf den Zettel des Tisches.',
  addUp: 'Ergebnisse eintragen, Punkte zusammenzählen und die Spieler danach ordnen.',
  goOn: (size: number) =>
    `Die ersten ${size}, die noch da sind, kommen weiter. Ihre Namen nach Setzplatz in den Turnierbaum schreiben.`,
  finalMatch:
    'Haben die ersten beiden gleich viele Turnierpunkte, spielen sie eine Final-Begegnung.',
  lastRound: 'Es folgt keine weitere Runde. Die Rangliste ist der Endstand.',
  lastGame: 'Es folgt keine weitere Runde. Wer das Finale gewinnt, ist Turniersieger.',
  seeding: 'Gesetzt wird nach der Rangliste der Schweizer Runden.',
  bracket: {
    'by-game-number':
      'Der Sieger von Spiel 1 trifft auf den Sieger des Spiels mit der höchsten Nummer, der von Spiel 2 auf den der zweithöchsten, und so weiter.',
    chart:
      'Die Übersicht sagt, wohin Sieger und Verlierer gehen. Wer zweimal verliert, scheidet aus.',
  },
  withdrawal: 'Scheidet jemand aus, kommt der Gegner weiter.',
}

export const print: typeof en = {
  choose: 'Blätter',
  teams: {
    sheets: { ...sheets, 'by-name': 'Paarungen nach Teams' },
    about: {
      ...about,
      lists: 'Leer, mit den Namen der Teams, oder wie abgegeben.',
      scores: 'Für jedes Team ein Teil eines Blattes, mit dem, was bisher gespielt ist.',
    },
    groupsRunning: (round) =>
      `Runde ${round} wird noch gespielt: Ihre Ergebnisse bringen Teams in andere Gruppen.`,
    byHand: {
      ...byHand,
      byeFirst: 'Bei ungerader Zahl von Teams steht zuerst fest, wer das Freilos erhält.',
      bye: {
        ...byHand.bye,
        'fewest-points-highest-number-without-bye':
          'Das Freilos erhält, wer die wenigsten Turnierpunkte hat und noch keines hatte; davon das Team mit der höchsten Teamnummer.',
      },
      pairing: {
        ...byHand.pairing,
        random: 'Alle Teams werden zufällig gepaart.',
        fold: 'Jede Punkte-Gruppe nach Teamnummern ordnen. Das erste Team spielt gegen das letzte, das zweite gegen das vorletzte. Bleibt eines übrig, steht es in der nächsten Gruppe ganz oben.',
      },
      rematch: {
        ...byHand.rematch,
        'in-swiss':
          'Teams, die in den Schweizer Runden schon gegeneinander gespielt haben, treffen nicht noch einmal aufeinander; dann wird ein anderes Team derselben Gruppe genommen.',
      },
      addUp: 'Ergebnisse eintragen, Punkte zusammenzählen und die Teams danach ordnen.',
    },
  },
  sheets,
  about,
  size: 'Papier',
  sizes: { a4: 'A4', letter: 'Letter' },
  language: 'Sprache des Drucks',
  asScreen: 'wie auf dem Bildschirm',
  fullNames:
    'Volle Namen, außer bei denen, die widersprochen haben oder anders genannt werden wollen',
  blank: 'Leer, zum Ausfüllen von Hand',
  listKinds: { blank: 'leer', named: 'leer mit Namen', filled: 'wie abgegeben' },

  onlyHere:
    'Diese Adresse öffnet sich auf Handys nicht. Die Adresse für Handys tragen Sie beim Aushang ein.',

  asOf: (time) => `Stand ${time}`,
  leafOf: (leaf, of) => `Blatt ${leaf} von ${of}`,
  resultsOf: (round) => `${round}, Ergebnisse`,
  nothingToPrint: 'Noch nichts zu drucken',
  placesLater: 'Den Endstand gibt es, wenn das Turnier beendet ist.',
  noProxiesYet: 'Noch ist keine Proxy-Karte gemacht. Für Karten zum Ausfüllen „leer“ ankreuzen.',
  noProxies: 'Das Dokument dieses Turniers kennt keine Proxy-Karten.',
  noBracket: 'Es ist kein Turnierbaum geplant. Er folgt auf einen Schnitt.',
  noLists: 'Noch ist keine Liste abgegeben.',

  handIn: 'Bei der Turnierleitung abgeben',
  handInOrScan: 'Abgeben oder scannen',
  code: (match) => `Code des Spiels ${match}`,
  drops: 'scheidet aus',
  signature: 'Unterschrift',
  tie: { defeats: 'Figuren', damage: 'Schaden', die: 'Würfel' },
  gameWon: (game) => `Spiel ${game} gewonnen`,
  gameDrawn: (game) => `Spiel ${game} unentschieden`,

  ownScore: 'Eigene Punkte',
  otherScore: 'Punkte des Gegners',
  opponentSigns: 'Gegner unterschreibt',

  addedUp: 'vom Gegner nachgerechnet',
  checkedBy: 'von einem Verantwortlichen geprüft',
  corrected: 'Berichtigt:',
  removed: 'Entfernt:',
  addedMarked: 'Hinzugefügtes ist mit * gekennzeichnet.',
  upgrades: 'Aufwertungen mit Punkten',
  skill: (skill) => `Pilotenwert ${skill}`,
  figures: (figures, points) => `${figures} Figuren, je ${points}`,
  attached: 'angehängte Karten mit Punkten',
  commands: 'Kommandokarten',

  kitAbout: {
    round:
      'Darin: die Rangliste, die Tische der Runde, Ergebniszettel und was nötig ist, um die nächste Runde von Hand zu paaren. Was hier geschrieben wird, lässt sich später in derselben Reihenfolge eintragen.',
    cut: 'Darin: die Rangliste, die Tische der Runde, der Turnierbaum und Ergebniszettel. Was hier geschrieben wird, lässt sich später in derselben Reihenfolge eintragen.',
    end: 'Darin: die Rangliste und die Tische der letzten Runde. Was hier geschrieben wird, lässt sich später in derselben Reihenfolge eintragen.',
    nothing: 'Das Turnier ist beendet. Darin: der Endstand und wie er zustande kam.',
  },
  pairByHand: (round) => `${round}: von Hand paaren`,
  cutByHand: (size) => `Schnitt auf ${size}, von Hand`,
  endByHand: 'Nach dieser Runde',
  times: 'Zeiten',
  begins: 'Beginn',
  ends: 'Ende',
  groups: 'Punkte-Gruppen',
  groupsNote:
    'Von oben an. Wer gepaart ist, wird angekreuzt; die Nummern sind die bisheriger Gegner.',
  groupsRunning: (round) =>
    `Runde ${round} wird noch gespielt: Ihre Ergebnisse bringen Spieler in andere Gruppen.`,
  met: 'Gegner bisher:',
  meets: 'gegen',
  tablesByHand: 'Tische, von Hand gepaart',
  byHand,
}
