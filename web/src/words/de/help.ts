import type { help as en } from '../en/help.ts'

export const help: typeof en = {
  heading: 'Hilfe',
  document: 'Was die Regeln sagen',
  byDocument: (document) => `In eigenen Worten, nach: ${document}.`,
  silent: 'Dazu hat das Dokument keine Regel.',
  about: {
    tables: 'Die Tische einer Runde: wer wo spielt, was eingetragen ist, was noch fehlt.',
    matters:
      'Aufrufe, Entscheidungen, verlorenes Material und Disqualifikationen, mit allem, was noch offen ist.',
    standings: 'Die Plätze nach jeder Runde und wie sie zustande kommen.',
    players: 'Alle, die teilnehmen: anmelden, einchecken, herausnehmen, wieder aufnehmen.',
    lists: 'Was die Spieler mitbringen und was zu beanstanden ist.',
    announcement: 'Was die Spieler vor dem Beginn erfahren: Runden, Schnitt und Zeiten.',
    leaders: 'Wer das Turnier leitet, wer mitlesen darf, und ihre Links.',
    settings: 'Name, Tag, Ort, Regeln und was alle zu sehen bekommen.',
    bracket: 'Wer nach dem Schnitt weiterspielt und gegen wen.',
    log: 'Alles, was geschehen ist, mit Name und Uhrzeit. Nichts wird gelöscht; Zurücknehmen ist ein weiterer Eintrag.',
  },

  how: {
    tables: [
      'Unten Tisch und Ergebnis eintippen, dann Eingabe drücken. Oder einen Tisch auswählen und dort eintippen.',
      'Ein Ergebnis, das ein Handy gemeldet hat, wird mit einem Druck übernommen.',
      'Falsche Gegner, ein fehlender Spieler, mehr Zeit: Tisch auswählen, rechts steht alles dazu.',
    ],
    matters: [
      'Der Aufruf eines Spielers steht oben, bis jemand antwortet.',
      'Zuerst wählen, was passiert ist; was die Regeln dafür vorsehen, folgt.',
    ],
    standings: [
      'Ein Druck auf eine Zahl zeigt, woraus sie besteht.',
      'Verschicken oder speichern: unter Teilen.',
    ],
    players: [
      'Namen einfügen, einen je Zeile, oder eine Datei hineinziehen. Vorher ist zu sehen, wer angemeldet wird.',
      'Wer zum Beginn nicht da ist, lässt sich mit einem Druck weglassen.',
      'Ein Druck auf einen Namen: aus dem Turnier nehmen, Namen ändern, Link geben.',
    ],
    lists: [
      'Eine Liste aus einem Listenprogramm einfügen; was nicht zu lesen ist, wird markiert.',
      'Jede Beanstandung nennt die Regel und was zu ändern ist.',
    ],
    announcement: [
      'Rechts Runden, Schnitt und Zeiten festlegen, dann bekanntgeben: Die Spieler erfahren es auf dem Handy.',
      'Was sich später ändert, wird mit Begründung erneut bekanntgegeben.',
    ],
    leaders: [
      'Einen Schiedsrichter benennen und ihm den Link schicken: Er öffnet die Seite für Schiedsrichter auf seinem Handy.',
      'Mit dem Turniercode melden sich Spieler selbst an.',
    ],
    bracket: [
      'Vor dem Schnitt ist zu sehen, wer weiterspielt.',
      'Ein Druck auf ein Spiel: Ergebnis eintragen.',
    ],
    log: [
      'Einen Eintrag wählen und sehen, wie es damals stand.',
      'Rückgängig nimmt alles zurück, was ein Druck getan hat, und sagt vorher, was das ist.',
    ],
    settings: [
      'Ändern, was nötig ist, und einmal speichern. Alle sehen es sofort.',
      'Was gesperrt ist, sagt warum.',
    ],
  },

  firstRound: 'Runde 1 wird ausgelost.',
  laterRounds: {
    'random-in-points-groups':
      'Spätere Runden paaren Spieler mit gleich vielen Turnierpunkten, nach Los.',
    fold: 'Spätere Runden paaren die obere mit der unteren Hälfte einer Punkte-Gruppe.',
  },
  rematch: {
    'in-stage': 'In einem Turnierabschnitt trifft niemand zweimal auf denselben Gegner.',
    'in-swiss': 'In den Schweizer Runden trifft niemand zweimal auf denselben Gegner.',
  },
  bye: 'Wer übrig bleibt, hat ein Freilos, und es zählt als Sieg.',
  roundLasts: (minutes) => `Eine Schweizer Runde dauert ${minutes} Minuten.`,
  roundUnlimited: 'Schweizer Runden haben kein Zeitlimit.',
  finalUnlimited: 'Das Finale hat kein Zeitlimit.',

  winner: 'Wer die meisten Turnierpunkte hat, ist Erster.',
  level: (measures) => `Bei Gleichstand entscheidet, in dieser Reihenfolge: ${measures}.`,
  deduction: 'Eine Entscheidung kann Turnierpunkte abziehen, nie unter null.',

  structure: {
    suggested: 'Für diese Ebene schlägt das Dokument Rundenzahl und Schnitt vor.',
    minimum:
      'Für diese Ebene verlangt das Dokument mindestens die Runden und den Schnitt seiner Tabelle.',
    free: 'Für diese Ebene ist die Turnierstruktur dem Organisator überlassen.',
  },
  counted: 'Die Tabelle richtet sich nach der Zahl der angemeldeten Spieler.',

  listsDue: 'Jeder Spieler gibt eine Liste ab.',
  listsLocked: 'Hat das Spiel begonnen, bleibt eine Liste, wie sie ist.',
  listContents: (contents) => `Auf der Liste stehen: ${contents}.`,

  mayPlay: (tiers) =>
    `Ist ein zweiter Verantwortlicher bekanntgegeben, dürfen Verantwortliche auf diesen Ebenen mitspielen: ${tiers}.`,
  mayNotPlay: (tiers) => `Auf diesen Ebenen dürfen Verantwortliche nicht mitspielen: ${tiers}.`,
  second: 'Wo ein Verantwortlicher selbst spielt, entscheidet der zweite.',
  lastWord: (roles) => `Das letzte Wort bei einer Entscheidung hat: ${roles}.`,
  disqualifiedBy: (roles) => `Über Disqualifikationen entscheidet: ${roles}.`,

  noShow: 'Wer nicht am Tisch erscheint, wird aus dem Turnier genommen.',
  readmission: 'Wer das Turnier verlassen hat, kann im selben Turnierabschnitt wieder beitreten.',
  avoid: (tiers) =>
    `Auf diesen Ebenen können Verwandte und Mitreisende darum bitten, in Runde 1 nicht aufeinanderzutreffen: ${tiers}.`,

  seeding: 'Die Rangliste gibt allen, die weiterspielen, ihren Platz im Turnierbaum.',
  bracket: {
    'by-game-number': 'Wer später auf wen trifft, folgt aus den Nummern der Spiele.',
    chart: 'Wer später auf wen trifft, steht im Plan des Dokuments.',
  },
  champion: 'Wer als Letzter übrig ist, hat das Turnier gewonnen.',
  withdrawal: 'Tritt jemand zurück, kommt der Gegner weiter.',
  replacement: {
    'until-seeded':
      'Ein aufgegebener Platz geht an den Nächsten der Rangliste, bis der Turnierbaum feststeht.',
    'until-first-match':
      'Ein aufgegebener Platz geht bis zum ersten Spiel an den Nächsten der Rangliste.',
  },
}
