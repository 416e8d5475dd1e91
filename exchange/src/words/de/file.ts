import type { Expected, WantedPiece } from '../../refusal.ts'
import type { FileWords } from '../en/file.ts'
import { toolNames } from '../tool-names.ts'

const place = (at: string) => (at === '' ? 'der obersten Ebene der Datei' : at)

const wanted = (shape: Expected): string => {
  switch (shape.expected) {
    case 'object':
      return 'ein Objekt'
    case 'list':
      return 'eine Liste'
    case 'list-of-two':
      return 'eine Liste mit zwei Einträgen'
    case 'text':
      return 'ein Text, der nicht leer ist'
    case 'number':
      return 'eine Zahl'
    case 'true-or-false':
      return 'true oder false'
    case 'whole-number':
      return `eine ganze Zahl ab ${shape.least}`
    case 'one-of':
      return shape.values.map((value) => `"${value}"`).join(' oder ')
  }
}

const pieces: { readonly [P in WantedPiece]: string } = {
  tag: 'ein Tag wie <PLAYER>',
  'closing-tag': 'das schließende Tag',
  players: 'eine Liste der Spieler',
  rounds: 'eine Liste der Runden',
  header: 'eine erste Zeile mit den Namen der Spalten',
  columns: 'so viele Spalten wie in der ersten Zeile',
  'player-line': 'die Zeile eines Spielers (001)',
  number: 'eine Zahl',
  'closing-quote': 'ein schließendes Anführungszeichen',
  'entity-groups': 'die Gruppen des Exports (entityGroupMap)',
  'one-event': 'ein Turnier',
}

export const file: FileWords = {
  'broken-json': ({ file, line, column }) =>
    `Die Datei ${file} ist kein gültiges JSON: Fehler in Zeile ${line}, Spalte ${column}.`,
  'repeated-field': ({ file, field, line, column }) =>
    `In der Datei ${file} steht das Feld „${field}“ zweimal im selben Objekt: Zeile ${line}, Spalte ${column}. Eines davon genügt.`,
  'wrong-shape': (shape) =>
    shape.line === undefined
      ? `Bei ${place(shape.at)} wird erwartet: ${wanted(shape)}.`
      : `Zeile ${shape.line}: Bei ${place(shape.at)} wird erwartet: ${wanted(shape)}. Dort berichtigen oder noch einmal exportieren.`,
  'unknown-field': ({ at, field }) =>
    `Bei ${place(at)} steht ein Feld „${field}“, das es in Szenarien nicht gibt. Schreibweise prüfen.`,
  'not-at-this-table': ({ player, at }) =>
    `Bei ${at} steht ${player}, sitzt aber nicht an diesem Tisch. Einen der beiden Namen angeben.`,
  'wrong-stage': ({ at, stage, expected }) =>
    `${at} ist eine Runde des Abschnitts ${stage}, nach der Struktur kommt aber ${expected}. Die Angabe „stage“ der Runde prüfen.`,
  'unknown-format': ({ line, found }) =>
    `Das ist keine Turnierdatei, die Topcut kennt. Zeile ${line} beginnt mit „${found}“. Die Datei im anderen Programm noch einmal speichern oder als JSON oder CSV exportieren.`,
  'broken-file': ({ format, line, wanted: piece, named }) =>
    `Die Datei (${toolNames[format]}) ist in Zeile ${line} beschädigt. Erwartet wird dort: ${pieces[piece]}${named === undefined ? '' : ` (${named})`}. Noch einmal exportieren oder die Zeile berichtigen.`,
}
