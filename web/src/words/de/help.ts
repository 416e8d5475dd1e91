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
    standings:
      'Die Reihenfolge nach jeder Runde; jede Zahl öffnet sich in das, woraus sie besteht.',
    players: 'Alle, die teilnehmen: anmelden, anwesend melden, ausscheiden, zurückkehren.',
    lists: 'Was die Spieler mitbringen und was dagegen spricht.',
    announcement: 'Was vor dem Beginn gesagt wird und nach welchem Plan.',
    leaders: 'Wer leitet, wer mitlesen darf und wie sie hereinkommen.',
    settings: 'Was das Turnier ist: Name, Tag, Ort, Regeln und was alle davon lesen.',
    bracket: 'Wer nach dem Schnitt weiterspielt und gegen wen.',
    log: 'Alles, was geschehen ist, mit Name und Uhrzeit. Nichts wird gelöscht; Zurücknehmen ist ein weiterer Eintrag.',
  },

  how: {
    tables: [
      'Unten Tisch und Ergebnis eintippen, dann Enter. Oder einen Tisch auswählen und dort eintippen.',
      'Ein Ergebnis, das ein Handy gemeldet hat, wird mit einem Druck übernommen.',
      'Falsche Gegner, ein fehlender Spieler, mehr Zeit: Tisch auswählen, rechts steht alles dazu.',
    ],
    matters: [
      'Der Aufruf eines Spielers steht oben, bis jemand antwortet.',
      'Zuerst wählen, was vorgefallen ist; was die Regeln dafür vorsehen, folgt.',
    ],
    standings: [
      'Ein Druck auf eine Zahl zeigt, woraus sie besteht.',
      'Verschicken oder speichern: unter Teilen.',
    ],
    players: [
      'Namen einfügen, einen je Zeile, oder eine Datei hineinziehen. Vor dem Druck ist zu sehen, wer angemeldet würde.',
      'Wer zum Beginn nicht da ist, bleibt mit einem Druck außen vor.',
      'Ein Druck auf einen Namen: abmelden, Namen ändern, Link geben.',
    ],
    lists: [
      'Eine Liste aus einem Listenprogramm einfügen; was nicht zu lesen ist, wird markiert.',
      'Jede Beanstandung nennt die Regel und was zu ändern ist.',
    ],
    announcement: [
      'Rechts Runden, Schnitt und Zeiten festlegen, dann bekanntgeben: Die Spieler erfahren es auf dem Handy.',
      'Was sich später ändert, wird mit Begründung neu bekanntgegeben.',
    ],
    leaders: [
      'Einen Schiedsrichter benennen und ihm den Link schicken: Damit gehört ihm dieses Handy.',
      'Mit dem Turniercode melden sich Spieler selbst an.',
    ],
    bracket: [
      'Vor dem Schnitt ist zu sehen, wer weiterspielt.',
      'Ein Druck auf ein Spiel: Ergebnis eintragen.',
    ],
    log: [
      'Einen Eintrag wählen und sehen, wie es damals stand.',
      'Rückgängig nimmt alles zurück, was ein Druck getan hat, und sagt es vorher in Worten.',
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
    fold: 'Spätere Runden paaren die obere mit der unteren Hälfte einer Punktgruppe.',
  },
  rematch: {
    'in-stage': 'In einem Turnierabschnitt trifft niemand zweimal auf denselben Gegner.',
    'in-swiss': 'In den Schweizer Runden trifft niemand zweimal auf denselben Gegner.',
  },
  bye: 'Wer übrig bleibt, hat ein Freilos, und es zählt als Sieg.',
  roundLasts: (minutes) => `Eine Schweizer Runde dauert ${minutes} Minuten.`,
  roundUnlimited: 'Schweizer Runden haben keine Zeitbegrenzung.',
  finalUnlimited: 'Das Finale hat keine Zeitbegrenzung.',

  winner: 'Wer die meisten Turnierpunkte hat, ist Erster.',
  level: (measures) => `Punktgleiche trennt, in dieser Reihenfolge: ${measures}.`,
  deduction: 'Eine Entscheidung kann Turnierpunkte abziehen, nie unter null.',

  structure: {
    suggested: 'Für diese Ebene schlägt das Dokument Rundenzahl und Schnitt vor.',
    minimum:
      'Für diese Ebene verlangt das Dokument mindestens die Runden und den Schnitt seiner Tabelle.',
    free: 'Für diese Ebene ist die Turnierstruktur dem Veranstalter überlassen.',
  },
  counted: 'Die Tabelle richtet sich nach der Zahl der angemeldeten Spieler.',

  listsDue: 'Jeder Spieler gibt eine Liste ab.',
  listsLocked: 'Hat das Spiel begonnen, bleibt eine Liste, wie sie ist.',
  listContents: (contents) => `Auf der Liste stehen: ${contents}.`,

  mayPlay: (tiers) =>
    `Ist ein zweiter Schiedsrichter angekündigt, dürfen Verantwortliche auf diesen Ebenen mitspielen: ${tiers}.`,
  mayNotPlay: (tiers) => `Auf diesen Ebenen dürfen Verantwortliche nicht mitspielen: ${tiers}.`,
  second: 'Wo der eine spielt, entscheidet der zweite Schiedsrichter.',
  lastWord: (roles) => `Das letzte Wort bei einer Entscheidung hat: ${roles}.`,
  disqualifiedBy: (roles) => `Über Disqualifikationen entscheidet: ${roles}.`,

  noShow: 'Wer nicht am Tisch erscheint, scheidet aus dem Turnier aus.',
  readmission: 'Wer ausgeschieden ist, kann im selben Turnierabschnitt zurückkehren.',
  avoid: (tiers) =>
    `Auf diesen Ebenen können Verwandte und Mitreisende darum bitten, in Runde 1 nicht aufeinander zu treffen: ${tiers}.`,

  seeding: 'Die Rangliste gibt allen, die weiterspielen, ihren Platz im Turnierbaum.',
  bracket: {
    'by-game-number': 'Wer später auf wen trifft, folgt aus den Nummern der Begegnungen.',
    chart: 'Wer später auf wen trifft, steht im Plan des Dokuments.',
  },
  champion: 'Wer als Letzter übrig ist, hat das Turnier gewonnen.',
  withdrawal: 'Tritt jemand zurück, kommt der Gegner weiter.',
  replacement: {
    'until-seeded':
      'Ein aufgegebener Platz geht an den Nächsten der Rangliste, bis der Turnierbaum feststeht.',
    'until-first-match':
      'Ein aufgegebener Platz geht an den Nächsten der Rangliste, bis zur ersten Begegnung.',
  },
}
