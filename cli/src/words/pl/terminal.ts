import { languages } from '@topcut/protocol/words'
import type { Expected, WrongUse } from '../../refusal.ts'
import type { TerminalWords } from '../en/terminal.ts'

const known = new Intl.ListFormat('pl').format(languages)

const place = (at: string) => (at === '' ? 'najwyższy poziom pliku' : at)

const use = (wrong: WrongUse): string => {
  switch (wrong.problem) {
    case 'unknown-command':
      return `Nie ma polecenia ${wrong.word}.`
    case 'unknown-option':
      return `Nie ma opcji ${wrong.word}.`
    case 'option-of-another-command':
      return `topcut ${wrong.of} nie ma opcji ${wrong.word}.`
    case 'option-twice':
      return `Opcja ${wrong.word} występuje dwa razy.`
    case 'value-missing':
      return `Opcja ${wrong.word} wymaga wartości.`
    case 'value-unwanted':
      return `Opcja ${wrong.word} nie przyjmuje wartości.`
    case 'not-a-whole-number':
      return `${wrong.word} wymaga liczby całkowitej, a nie ${wrong.value}.`
    case 'unknown-language':
      return `${wrong.word} zna ${known}, ale nie ${wrong.value}.`
    case 'name-and-value-needed':
      return `${wrong.word} wymaga nazwy i wartości (nazwa=wartość), a jest: ${wrong.value}.`
    case 'one-file-needed':
      return `topcut ${wrong.word} wymaga dokładnie jednego FILE.`
    case 'one-event-needed':
      return `topcut ${wrong.word} wymaga dokładnie jednego EVENT.`
    case 'no-file-wanted':
      return `topcut ${wrong.word} nie przyjmuje PLIKU.`
    case 'option-needed':
      return `topcut ${wrong.of} wymaga opcji ${wrong.word}.`
    case 'out-of-range':
      return `${wrong.word} przyjmuje wartości od ${wrong.least} do ${wrong.most}.`
  }
}

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

export const terminal: TerminalWords = {
  'wrong-use': (wrong) => `${use(wrong)} Pomoc: topcut --help`,
  'unreadable-file': ({ file, reason }) =>
    `Nie można odczytać pliku ${file} (${reason}). Należy sprawdzić nazwę, uprawnienia i kodowanie.`,
  'broken-json': ({ file, line, column }) =>
    `Plik ${file} nie jest poprawnym JSON-em: błąd w wierszu ${line}, kolumnie ${column}.`,
  'repeated-field': ({ file, field, line, column }) =>
    `W pliku ${file} pole „${field}” występuje dwa razy w jednym obiekcie: wiersz ${line}, kolumna ${column}. Należy zostawić jedno.`,
  'wrong-shape': (shape) => `Miejsce: ${place(shape.at)}. Oczekiwano: ${wanted(shape)}.`,
  'unknown-field': ({ at, field }) =>
    `Miejsce: ${place(at)}. Jest tam pole „${field}”, którego scenariusz nie zna. Należy sprawdzić pisownię.`,
  'not-at-this-table': ({ player, at }) =>
    `Miejsce: ${at}. Jest tam ${player}, ale nie siedzi przy tym stole. Należy podać jednego z dwóch graczy.`,
  'wrong-stage': ({ at, stage, expected }) =>
    `${at} to runda etapu ${stage}, a według struktury następny jest etap ${expected}. Sprawdź pole „stage” tej rundy.`,
  'no-list': ({ file }) =>
    `Plik ${file} nie zawiera rozpiski takiego rodzaju, jakiego wymagają te zasady turniejowe. Sprawdź plik i zasady.`,
  'round-beyond-file': ({ round, rounds }) =>
    `Nie ma tabeli po rundzie ${round}: rundy szwajcarskie w pliku kończą się na ${rounds}.`,
  fault: (reason) =>
    `To błąd samego programu Topcut (${reason}). Prosimy zgłosić go razem z plikiem.`,
}
