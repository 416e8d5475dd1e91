import type { ResultRefusal } from '../../groups.ts'
import { thing } from '../../label.ts'
import { labelsPl } from '../../pl/labels.ts'
import type { RefusalWordsOf } from '../refusal-words.ts'

export const resultRefusalsPl: RefusalWordsOf<ResultRefusal> = {
  'unknown-match': ({ match }) =>
    `Nie ma w tym turnieju meczu ${match}. Należy odświeżyć listę stołów i wybrać jeden z nich.`,
  'result-already-entered': ({ table }) =>
    `Stół ${table} ma już wynik. Można go skorygować, podając uzasadnienie.`,
  'result-not-entered': ({ table }) =>
    `Stół ${table} nie ma jeszcze wyniku, nie ma więc czego korygować. Należy wpisać wynik.`,
  'result-carried-on': ({ table }) =>
    `Stół ${table}: późniejsza runda opiera się już na tym wyniku. Najpierw należy ją cofnąć.`,
  'score-out-of-range': ({ score, maximum }) =>
    score > maximum
      ? `${score} to więcej, niż jest tu możliwe (najwyżej ${maximum}). Należy sprawdzić punkty.`
      : `${score} nie jest tu możliwe (liczby całkowite od 0 do ${maximum}). Należy sprawdzić punkty.`,
  'score-needs-full': ({ ending, full }) =>
    `Taki koniec meczu (${labelsPl[`ending.${ending}`]}) wymaga pełnej liczby punktów: ${full}. Należy sprawdzić punkty albo wybrać inny koniec meczu.`,
  'score-both-full': ({ full }) =>
    `Pełna liczba punktów (${full}) po obu stronach jest możliwa tylko przy wzajemnym zniszczeniu. Należy sprawdzić punkty albo wybrać taki koniec meczu.`,
  'score-not-below-full': ({ full }) =>
    `Pełna liczba punktów (${full}) oznacza już zwycięstwo, mecz nie może się tak zakończyć. Należy sprawdzić punkty albo wybrać inny koniec meczu.`,
  'score-needed': ({ ending }) =>
    `Taki koniec meczu (${labelsPl[`ending.${ending}`]}) wymaga podania wcześniejszego stanu punktów. Należy wpisać punkty obu stron.`,
  'initiative-needed': () =>
    'Liczba punktów jest równa; tu rozstrzyga inicjatywa. Należy wskazać gracza z inicjatywą.',
  'initiative-not-needed': () =>
    'Inicjatywa niczego tu nie rozstrzyga. Należy pominąć tę informację.',
  'salvo-needed': () =>
    'Liczba punktów jest równa; tu rozstrzyga ostateczna salwa. Należy wskazać jej zwycięzcę.',
  'salvo-not-needed': () =>
    'Ostateczna salwa niczego tu nie rozstrzyga. Należy pominąć tę informację.',
  'salvo-rolls-differ': () =>
    'Rzuty ostatecznej salwy nie prowadzą do podanego zwycięzcy: trafień nie może być więcej niż kości, ponowny rzut następuje tylko po równej liczbie trafień, rozstrzyga ostatni rzut. Należy sprawdzić rzuty i zwycięzcę.',
  'witness-needed': () =>
    'Zamierzony remis jest możliwy tylko w obecności komandora lub sędziego. Należy wskazać obecną osobę.',
  'draw-not-in-this-stage': () =>
    'Zamierzony remis nie jest możliwy w tym etapie. Mecz należy rozegrać i wpisać jego koniec.',
  'tie-incomplete': ({ missing }) =>
    `Liczba punktów jest równa, a brakuje tego, co rozstrzyga: ${labelsPl[`thing.${missing}`]}. Należy to wpisać dla obu stron.`,
  'tie-not-needed': ({ what }) =>
    `Nie ma tu już nic do rozstrzygnięcia: ${labelsPl[`thing.${what}`]}. Należy pominąć tę informację.`,
  'loser-reached-target': ({ target }) =>
    `Przegrana strona ma co najmniej tyle punktów zwycięstwa: ${target}; wtedy rozstrzygają punkty. Należy sprawdzić punkty albo wybrać taki koniec meczu.`,
  'game-may-not-be-conceded': ({ game }) =>
    `Grę nr ${game} trzeba rozegrać do końca; nie można jej poddać. Należy wpisać, jak ją rozegrano.`,
  'game-has-no-time-limit': () =>
    'Ta gra nie ma limitu czasu i nie może się nim zakończyć. Należy grać dalej albo wybrać inny koniec meczu.',
  'table-state-impossible': ({ what, most }) =>
    `Niemożliwy stan stołu: ${thing('pl', what)} (liczby całkowite od 0 do ${most}). Należy sprawdzić liczbę.`,
  'winner-needed': ({ ending }) =>
    `Taki koniec meczu (${labelsPl[`ending.${ending}`]}) nie wyłania zwycięzcy, a tutaj jest on potrzebny. Należy wybrać inny koniec meczu.`,
  'not-your-match': ({ table }) =>
    `Dotyczy to tylko graczy przy stole ${table}. Należy wybrać mecz danej osoby.`,
}
