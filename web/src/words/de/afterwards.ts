import { plural } from '@topcut/protocol/words'
import type { afterwards as en } from '../en/afterwards.ts'

const count = (one: string, other: string) => (n: number) => plural('de', n, { one, other })

export const afterwards: typeof en = {
  log: {
    search: 'Im Protokoll suchen',
    kind: 'Art',
    anyKind: 'alle Arten',
    who: 'Wer',
    anybody: 'alle',
    found: count('{{count}} Eintrag gefunden.', '{{count}} Einträge gefunden.'),
    stateThen: 'Stand zeigen',
    lookAt: (entry) => `Stand nach Eintrag ${entry}`,
    stateAfter: (entry, time) => `Nach Eintrag ${entry}, ${time}`,
    moment: 'Zeitpunkt im Protokoll',
    earlier: 'Einen Eintrag früher',
    later: 'Einen Eintrag später',
    backToNow: 'Zum aktuellen Stand',
    difference: 'Was sich geändert hat',
    noDifference: 'Plätze, Ergebnisse und Personen sind unverändert.',
    notCreated: 'Das Turnier gab es noch nicht.',
    newResults: count(
      'Seitdem wurde {{count}} Ergebnis eingetragen.',
      'Seitdem wurden {{count}} Ergebnisse eingetragen.',
    ),
    goneResults: count(
      '{{count}} damaliges Ergebnis gilt nicht mehr.',
      '{{count}} damalige Ergebnisse gelten nicht mehr.',
    ),
    moved: count('{{count}} Platz hat sich geändert.', '{{count}} Plätze haben sich geändert.'),
    newRounds: count('Seitdem kam {{count}} Runde hinzu.', 'Seitdem kamen {{count}} Runden hinzu.'),
    notThereThen: 'noch nicht dabei',
    placeThen: (then, now) => `damals Platz ${then}, jetzt ${now}`,
    nothingThen: 'Es war noch keine Runde gepaart.',
  },
  undo: {
    again: 'Noch einmal Strg Z nimmt das zurück:',
    redo: 'Wiederherstellen',
  },
  standings: {
    closedAt: (time) => `Beim Abschluss um ${time}`,
    corrected: 'Mit späteren Berichtigungen',
    changed: count(
      'Seit dem Abschluss der Runde hat sich {{count}} Platz geändert.',
      'Seit dem Abschluss der Runde haben sich {{count}} Plätze geändert.',
    ),
    unchanged: (time) => `Abgeschlossen um ${time}; seitdem hat sich kein Platz geändert.`,
    opens: 'Ein Druck auf eine Zahl zeigt, woraus sie besteht.',
    sum: 'Summe',
    dividedBy: (divisor) => `geteilt durch ${divisor}`,
    deducted: 'Durch eine Entscheidung abgezogen',
    above: (player, by) => `Hinter ${player}: ${by}.`,
    below: (player, by) => `Vor ${player}: ${by}.`,
    decides: 'Was über die Plätze entscheidet',
    decided: count('entschied {{count}} Platz', 'entschied {{count}} Plätze'),
    notNeeded: 'nicht nötig',
    isIn: (player, by) => `${player} ist weiter: ${by}.`,
    explain: (measure, player) => `${measure} im Einzelnen: ${player}`,
  },
  files: {
    files: 'Dateien und Text',
    csv: 'Rangliste als CSV',
    spreadsheet: 'Tabelle (.xlsx)',
    text: 'Text für ein Forum',
    textLabel: 'Rangliste als Text',
    copy: 'Kopieren',
    publicNames: 'Namen erscheinen so, wie sie öffentlich gezeigt werden dürfen.',
    whole: 'Eine Datei mit allem',
    wholeNote:
      'Das ganze Protokoll, zum Aufheben, zum Prüfen oder zum Öffnen in einem anderen Topcut.',
    withPeople: 'Mit Namen und Kontaktdaten',
    withoutPeople: 'Ohne personenbezogene Daten',
    saved: (file) => `Gespeichert als ${file}.`,
    heldOnly: 'Der Server ist nicht erreichbar: Die Datei enthält, was diese Seite weiß.',
  },
  prizes: {
    heading: 'Preisliste',
    label: 'Preise, einer je Zeile, erster Platz zuerst',
    note: 'Eine Zeile wie „4-8: alternative Karte“ gilt für mehrere Plätze.',
    prize: 'Preis',
  },
  ceremony: {
    open: 'Siegerehrung',
    fromLast: 'Alle Plätze, vom letzten aufwärts',
    fromTop: (places) => `Die ersten ${places}`,
    next: 'Weiter',
    before: 'Zurück',
    begin: 'Beginnen',
    tell: 'Beenden und allen zeigen',
    notTold: {
      'at-the-end':
        'Das sehen nur die Verantwortlichen. Erst die Siegerehrung; wenn Sie beenden, sehen es alle.',
      'at-once': 'Noch nicht beendet. Den Stand sehen schon alle.',
    },
  },
  bracket: {
    preview: (size) => `Schnitt auf ${size}, nach jetzigem Stand`,
    previewNote: 'Die Runden vor dem Schnitt laufen noch.',
    due: 'Die Runden sind gespielt: Diese kommen weiter, wenn der Schnitt gemacht wird.',
    enter: (game) => `Ergebnis von ${game}`,
    leave: 'Schließen',
    declined: 'Abgelehnte Plätze',
    seeds: 'Weiter sind',
    out: 'Bisher ausgeschieden',
    places: 'Plätze',
  },
  start: {
    practice: 'Erst einmal üben',
    practiceNote:
      'Ein Übungsturnier mit 24 erfundenen Spielern, mitten in Runde 2: um Nachmeldungen, Ausstiege und falsche Ergebnisse vor dem großen Tag zu proben. Niemand sonst sieht es.',
    practiceName: 'Übungsturnier',
    practiceReason: 'Übung: Es gibt keine Listen',
    practiceButton: 'Übungsturnier beginnen',
    practiceStopped:
      'Das Übungsturnier ist nicht ganz fertig geworden. Öffnen können Sie es trotzdem.',
  },
}
