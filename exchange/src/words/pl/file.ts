import type { Expected, WantedPiece } from '../../refusal.ts'
import type { FileWords } from '../en/file.ts'
import { toolNames } from '../tool-names.ts'

const place = (at: string) => (at === '' ? 'najwyższy poziom pliku' : at)

const wanted = (shape: Expected): string => {
  switch (shape.expected) {
    case 'object':
      return 'obiekt'
    case 'list':
      return 'lista'
    case 'list-of-two':
      return 'lista dwóch elementów'
    case 'text':
      return 'niepusty tekst'
    case 'number':
      return 'liczba'
    case 'true-or-false':
      return 'true lub false'
    case 'whole-number':
      return `liczba całkowita od ${shape.least}`
    case 'one-of':
      return shape.values.map((value) => `"${value}"`).join(' lub ')
  }
}

const pieces: { readonly [P in WantedPiece]: string } = {
  tag: 'znacznik, np. <PLAYER>',
  'closing-tag': 'znacznik zamykający',
  players: 'lista graczy',
  rounds: 'lista rund',
  header: 'pierwszy wiersz z nazwami kolumn',
  columns: 'tyle kolumn, ile w pierwszym wierszu',
  'player-line': 'wiersz gracza (001)',
  number: 'liczba',
  'closing-quote': 'cudzysłów zamykający',
  'entity-groups': 'grupy eksportu (entityGroupMap)',
  'one-event': 'turniej',
}

export const file: FileWords = {
  'broken-json': ({ file, line, column }) =>
    `Plik ${file} nie jest poprawnym JSON-em: błąd w wierszu ${line}, kolumnie ${column}.`,
  'repeated-field': ({ file, field, line, column }) =>
    `W pliku ${file} pole „${field}” występuje dwa razy w jednym obiekcie: wiersz ${line}, kolumna ${column}. Należy zostawić jedno.`,
  'wrong-shape': (shape) =>
    shape.line === undefined
      ? `Miejsce: ${place(shape.at)}. Oczekiwano: ${wanted(shape)}.`
      : `Wiersz ${shape.line}, miejsce: ${place(shape.at)}. Oczekiwano: ${wanted(shape)}. Popraw to miejsce albo wyeksportuj plik jeszcze raz.`,
  'unknown-field': ({ at, field }) =>
    `Miejsce: ${place(at)}. Jest tam pole „${field}”, którego scenariusz nie zna. Należy sprawdzić pisownię.`,
  'not-at-this-table': ({ player, at }) =>
    `Miejsce: ${at}. Jest tam ${player}, ale nie siedzi przy tym stole. Należy podać jednego z dwóch graczy.`,
  'wrong-stage': ({ at, stage, expected }) =>
    `${at} to runda etapu ${stage}, a według struktury następny jest etap ${expected}. Sprawdź pole „stage” tej rundy.`,
  'unknown-format': ({ line, found }) =>
    `To nie jest plik turnieju, który zna Topcut. Wiersz ${line} zaczyna się od „${found}”. Zapisz plik w tamtym programie jeszcze raz albo wyeksportuj go jako JSON lub CSV.`,
  'broken-file': ({ format, line, wanted: piece, named }) =>
    `Plik (${toolNames[format]}) jest uszkodzony w wierszu ${line}. Oczekiwano: ${pieces[piece]}${named === undefined ? '' : ` (${named})`}. Wyeksportuj go jeszcze raz albo popraw ten wiersz.`,
}
