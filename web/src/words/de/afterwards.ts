import { plural } from '@topcut/protocol/words'
import type { afterwards as en } from '../en/afterwards.ts'

const count = (one: string, other: string) => (n: number) => plural('de', n, { one, other })

export const afterwards: typeof en = {
  log: {
    search: 'Im Protokoll suchen',
    kind: 'Art',
    anyKind: 'jede Art',
    who: 'Wer',
    anybody: 'alle',
    found: count('{{count}} Eintrag gefunden.', '{{count}} Einträge gefunden.'),
    stateThen: 'Stand damals',
    lookAt: (entry) => `Stand nach Eintrag ${entry}`,
    stateAfter: (entry, time) => `Nach Eintrag ${entry}, ${time}`,
    moment: 'Zeitpunkt im Protokoll',
    earlier: 'Einen Eintrag früher',
    later: 'Einen Eintrag später',
    backToNow: 'Zurück zu jetzt',
    difference: 'Was jetzt anders ist',
    noDifference: 'Plätze, Ergebnisse und Personen sind jetzt dieselben.',
    notCreated: 'Das Turnier gab es noch nicht.',
    newResults: count(
      'Seitdem wurde {{count}} Ergebnis eingetragen.',
      'Seitdem wurden {{count}} Ergebnisse eingetragen.',
    ),
    goneResults: count(
      '{{count}} damaliges Ergebnis gilt nicht mehr.',
      '{{count}} damalige Ergebnisse gelten nicht mehr.',
    ),
    moved: count('{{count}} Platz ist jetzt anders.', '{{count}} Plätze sind jetzt anders.'),
    newRounds: count('Seitdem kam {{count}} Runde hinzu.', 'Seitdem kamen {{count}} Runden hinzu.'),
    notThereThen: 'noch nicht dabei',
    placeThen: (then, now) => `damals Platz ${then}, jetzt ${now}`,
    nothingThen: 'Noch keine Runde war gepaart.',
  },
  undo: {
    again: 'Noch einmal Strg Z nimmt das zurück:',
    redo: 'Wiederherstellen',
  },
  standings: {
    closedAt: (time) => `Wie abgeschlossen um ${time}`,
    corrected: 'Mit allem, was jetzt bekannt ist',
    changed: count(
      '{{count}} Platz ist anders als beim Abschluss der Runde.',
      '{{count}} Plätze sind anders als beim Abschluss der Runde.',
    ),
    unchanged: (time) => `Abgeschlossen um ${time}; seitdem hat sich kein Platz geändert.`,
    opens: 'Jede Zahl lässt sich öffnen.',
    sum: 'Summe',
    dividedBy: (divisor) => `geteilt durch ${divisor}`,
    deducted: 'Durch eine Entscheidung abgezogen',
    above: (player, by) => `Hinter ${player}: ${by}.`,
    below: (player, by) => `Vor ${player}: ${by}.`,
    decides: 'Was über die Plätze entscheidet',
    decided: count('entschied {{count}} Platz', 'entschied {{count}} Plätze'),
    notNeeded: 'nicht nötig',
    isIn: (player, by) => `${player} ist weiter: ${by}.`,
    explain: (measure, player) => `${measure}, zerlegt: ${player}`,
  },
  files: {
    files: 'Dateien und Text',
    csv: 'Rangliste als CSV',
    spreadsheet: 'Tabelle (.xlsx)',
    text: 'Text für ein Forum',
    textLabel: 'Rangliste als Text',
    copy: 'Kopieren',
    publicNames: 'Alle stehen hier so, wie sie öffentlich genannt werden dürfen.',
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
    tell: 'Beenden: Alle sehen es',
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
      'Das Übungsturnier konnte nicht fertiggestellt werden. Was da ist, lässt sich öffnen.',
  },
}
