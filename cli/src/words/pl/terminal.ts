import { languages } from '@topcut/protocol/words'
import type { WrongUse } from '../../refusal.ts'
import type { TerminalWords } from '../en/terminal.ts'

const known = new Intl.ListFormat('pl').format(languages)

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
    case 'not-an-address':
      return `${wrong.word} wymaga adresu takiego jak https://hall.example:8080, a nie ${wrong.value}.`
    case 'not-a-duration':
      return `${wrong.word} wymaga czasu takiego jak 90s, 15m, 2h lub 1d, najwyżej 24d, a nie ${wrong.value}.`
    case 'not-a-score':
      return `${wrong.word} wymaga dwóch liczb, na przykład 100-42, a nie ${wrong.value}.`
    case 'unknown-language':
      return `${wrong.word} zna ${known}, ale nie ${wrong.value}.`
    case 'name-and-value-needed':
      return `${wrong.word} wymaga nazwy i wartości (nazwa=wartość), a jest: ${wrong.value}.`
    case 'unknown-format-wanted':
      return `${wrong.word} przyjmuje ${wrong.known.join(', ')}, a nie ${wrong.value}.`
    case 'one-file-needed':
      return `topcut ${wrong.word} wymaga dokładnie jednego pliku (FILE).`
    case 'one-event-needed':
      return `topcut ${wrong.word} wymaga dokładnie jednego EVENT.`
    case 'no-file-wanted':
      return `topcut ${wrong.word} nie przyjmuje pliku.`
    case 'option-needed':
      return `topcut ${wrong.of} wymaga opcji ${wrong.word}.`
    case 'out-of-range':
      return `${wrong.word} przyjmuje wartości od ${wrong.least} do ${wrong.most}.`
  }
}

export const terminal: TerminalWords = {
  'wrong-use': (wrong) => `${use(wrong)} Pomoc: topcut --help`,
  'unreadable-file': ({ file, reason }) =>
    reason === 'EISDIR'
      ? `${file} to folder. Podaj plik, który się w nim znajduje.`
      : `Nie można odczytać pliku ${file} (${reason}). Należy sprawdzić nazwę, uprawnienia i kodowanie.`,
  'no-list': ({ file }) =>
    `Plik ${file} nie zawiera rozpiski takiego rodzaju, jakiego wymagają te zasady turniejowe. Sprawdź plik i zasady.`,
  'round-beyond-file': ({ round, rounds }) =>
    `Nie ma tabeli po rundzie ${round}: rundy szwajcarskie w pliku kończą się na ${rounds}.`,
  'not-a-record': ({ file }) =>
    `Plik ${file} nie jest zapisem publicznym turnieju. Zapisz go ze strony publicznej albo poleceniem topcut export --public.`,
  'damaged-record': ({ file }) =>
    `Zapis publiczny ${file} jest niekompletny. Zapisz go jeszcze raz tam, skąd pochodzi.`,
  'later-record': ({ file }) =>
    `Zapis publiczny ${file} pochodzi z nowszej wersji programu Topcut. Sprawdź go w tamtej wersji.`,
  fault: (reason) =>
    `To błąd samego programu Topcut (${reason}). Prosimy zgłosić go razem z plikiem.`,
}
