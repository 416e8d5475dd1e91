import type { PlayerId } from '@topcut/engine'
import { thing } from '../label.ts'
import type { Names } from '../names.ts'
import { beginsWithNumbers, choiceText, resultOf } from '../sentences/sentence-parts.ts'
import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'
import { place, tables } from './phrases.ts'

const stillToConfirm = ({ awaits }: { readonly awaits?: PlayerId }, names: Names): string =>
  awaits === undefined ? '' : ` Brakuje jeszcze potwierdzenia: ${names.player(awaits)}.`

export const results: SubjectWords<'results'> = {
  'command.start-match': 'rozpoczęcie meczu',
  'command.end-match': 'zakończenie meczu',
  'command.report-result': 'zgłoszenie wyniku',
  'command.enter-result': 'wpisanie wyniku',
  'command.amend-result': 'skorygowanie wyniku',
  'command.draw-lot': 'losowanie',

  'button.start-match': 'Rozpocznij mecz',
  'button.end-match': 'Zakończ mecz',
  'button.report-result': 'Zgłoś wynik',
  'button.enter-result': 'Wpisz wynik',
  'button.amend-result': 'Skoryguj wynik',
  'button.draw-lot': 'Losuj',

  'fact.match-started': 'rozpoczęcie meczu',
  'fact.match-ended': 'zakończenie meczu',
  'fact.result-reported': 'zgłoszenie wyniku',
  'fact.result-entered': 'wpisanie wyniku',
  'fact.result-confirmed': 'potwierdzenie wyniku',
  'fact.result-amended': 'skorygowanie wyniku',
  'fact.result-annulled': 'unieważnienie wyniku',
  'fact.lot-drawn': 'losowanie',

  'line.match-started': ({ match }, names) => `${place(match, names)}: rozpoczęto mecz.`,
  'line.match-ended': ({ match }, names) => `${place(match, names)}: zakończono mecz.`,
  'line.result-reported': (fact, names) =>
    `${place(fact.match, names)}: zgłoszenie (${names.player(fact.player)}): ${resultOf('pl', fact, names)}.`,
  'line.result-entered': (fact, names) => {
    const { match, result } = fact
    const waiting = stillToConfirm(fact, names)
    return beginsWithNumbers(result)
      ? `${place(match, names)}: wpisano ${resultOf('pl', fact, names)}.${waiting}`
      : `${place(match, names)}: wynik wpisano (${resultOf('pl', fact, names)}).${waiting}`
  },
  'line.result-confirmed': ({ match, player }, names) =>
    `${place(match, names)}: wynik potwierdzono (${names.player(player)}).`,
  'line.result-amended': (fact, names) =>
    `${place(fact.match, names)}: wynik skorygowano, teraz ${resultOf('pl', fact, names)}. Uzasadnienie: ${fact.reason}${stillToConfirm(fact, names)}`,
  'line.result-annulled': ({ match, reason }, names) =>
    `${place(match, names)}: wynik się nie liczy, grę się powtarza. Uzasadnienie: ${reason}`,
  'line.lot-drawn': ({ about, among, drawn }, names) =>
    `Losowanie (${about}): ${choiceText(drawn, names)}. Do wyboru: ${among.map((text) => choiceText(text, names)).join(', ')}.`,

  'refusal.match-under-way': ({ tables: begun, byClock }) =>
    byClock === true
      ? `Zegar jest uruchomiony, więc gra już trwa (${tables(begun)}). Z uzasadnieniem można jeszcze zmienić te stoły.`
      : `Mecz już się rozpoczął (${tables(begun)}). Jest to możliwe tylko przed rozpoczęciem meczu.`,
  'refusal.match-not-started': ({ table }) =>
    `Mecz jeszcze się nie rozpoczął (stół ${table}). Najpierw go rozpocznij.`,
  'refusal.match-already-ended': ({ table }) =>
    `Mecz już się zakończył (stół ${table}). Wpisz wynik.`,
  'refusal.unknown-match': ({ match }) =>
    `Nie ma w tym turnieju meczu ${match}. Odśwież listę stołów i wybierz jeden z nich.`,
  'refusal.result-already-entered': ({ table }) =>
    `Stół ${table} ma już wynik. Można go skorygować, podając uzasadnienie.`,
  'refusal.result-not-entered': ({ table }) =>
    `Stół ${table} nie ma jeszcze wyniku, nie ma więc czego korygować. Wpisz wynik.`,
  'refusal.result-carried-on': ({ table }) =>
    `Stół ${table}: późniejsza runda opiera się już na tym wyniku. Najpierw ją cofnij.`,
  'refusal.score-out-of-range': ({ score, maximum }) =>
    score > maximum
      ? `${score} to więcej, niż jest tu możliwe (najwyżej ${maximum}). Sprawdź punkty.`
      : `${score} nie jest tu możliwe (liczby całkowite od 0 do ${maximum}). Sprawdź punkty.`,
  'refusal.score-needs-full': ({ ending, full }) =>
    `Taki koniec meczu (${labels[`ending.${ending}`]}) wymaga pełnej liczby punktów: ${full}. Sprawdź punkty albo wybierz inny koniec meczu.`,
  'refusal.score-both-full': ({ full }) =>
    `Pełna liczba punktów (${full}) po obu stronach jest możliwa tylko przy wzajemnym zniszczeniu. Sprawdź punkty albo wybierz taki koniec meczu.`,
  'refusal.score-not-below-full': ({ full }) =>
    `Pełna liczba punktów (${full}) oznacza już zwycięstwo, mecz nie może się tak zakończyć. Sprawdź punkty albo wybierz inny koniec meczu.`,
  'refusal.score-needed': ({ ending }) =>
    `Taki koniec meczu (${labels[`ending.${ending}`]}) wymaga podania wcześniejszego stanu punktów. Wpisz punkty obu stron.`,
  'refusal.initiative-needed': () =>
    'Liczba punktów jest równa; tu rozstrzyga inicjatywa. Wskaż gracza z inicjatywą.',
  'refusal.initiative-not-needed': () =>
    'Inicjatywa niczego tu nie rozstrzyga. Pomiń tę informację.',
  'refusal.salvo-needed': () =>
    'Liczba punktów jest równa; tu rozstrzyga ostateczna salwa. Wskaż jej zwycięzcę.',
  'refusal.salvo-not-needed': () =>
    'Ostateczna salwa niczego tu nie rozstrzyga. Pomiń tę informację.',
  'refusal.salvo-rolls-differ': () =>
    'Rzuty ostatecznej salwy nie prowadzą do podanego zwycięzcy: trafień nie może być więcej niż kości, ponowny rzut następuje tylko po równej liczbie trafień, rozstrzyga ostatni rzut. Sprawdź rzuty i zwycięzcę.',
  'refusal.witness-needed': () =>
    'Zamierzony remis jest możliwy tylko w obecności komandora lub sędziego. Wskaż obecną osobę.',
  'refusal.witness-not-on-duty': ({ leader }, names) =>
    `${names.leader(leader)} nie może być świadkiem remisu: może nim być tylko komandor lub sędzia na dyżurze. Wskaż obecną osobę.`,
  'refusal.witness-plays-here': ({ leader, table }, names) =>
    `${names.leader(leader)} gra przy stole ${table} i nie może być świadkiem tego remisu. Wskaż innego obecnego sędziego.`,
  'refusal.draw-needs-judge': () =>
    'Gracze nie mogą sami zgłosić zamierzonego remisu: wpisuje go obecny przy stole komandor lub sędzia. Wezwij sędziego do stołu jako świadka.',
  'refusal.time-not-over': ({ table }) =>
    `Przy stole ${table} czas jeszcze biegnie, więc nie mógł zakończyć meczu. Wybierz, jak się skończył, albo grajcie dalej. Jeśli ogłoszono koniec czasu, powiedz o tym sędziemu.`,
  'refusal.draw-not-in-this-stage': () =>
    'Zamierzony remis nie jest możliwy w tym etapie. Rozegraj mecz i wpisz jego koniec.',
  'refusal.tie-incomplete': ({ missing }) =>
    `Liczba punktów jest równa, a brakuje tego, co rozstrzyga: ${labels[`thing.${missing}`]}. Wpisz to dla obu stron.`,
  'refusal.die-rolled-on': () =>
    'Kość już rozstrzygnęła; potem nie rzuca się ponownie. Pomiń późniejsze rzuty.',
  'refusal.loser-reached-target': ({ target }) =>
    `Przegrana strona ma ${target} lub więcej punktów zwycięstwa; wtedy rozstrzygają punkty. Sprawdź punkty albo wybierz taki koniec meczu.`,
  'refusal.game-may-not-be-conceded': ({ game }) =>
    `Grę nr ${game} trzeba rozegrać do końca; nie można jej poddać. Wpisz, jak ją rozegrano.`,
  'refusal.game-has-no-time-limit': () =>
    'Ta gra nie ma limitu czasu i nie może się nim zakończyć. Graj dalej albo wybierz inny koniec meczu.',
  'refusal.table-state-impossible': ({ what, most }) =>
    `Niemożliwy stan stołu: ${thing('pl', what)} (liczby całkowite od 0 do ${most}). Sprawdź liczbę.`,
  'refusal.wrong-side': ({ player }, names) =>
    `${names.player(player)} gra w tej grze jasną stroną. Sprawdź strony; jeśli grano inaczej, podaj powód.`,
  'refusal.nobody-left': () =>
    'Obie strony by odpadły i nikt by nie został. Grę się powtarza; wpisz tę powtórzoną.',
  'refusal.winner-needed': ({ ending }) =>
    `Taki koniec meczu (${labels[`ending.${ending}`]}) nie wyłania zwycięzcy, a tutaj jest on potrzebny. Wybierz inny koniec meczu.`,
  'refusal.not-your-match': ({ table }) =>
    `To tylko dla graczy przy stole ${table}. Sprawdź stół i gracza.`,
  'refusal.no-show-leaves': ({ player }, names) =>
    `${names.player(player)}: niestawienie się; według zasad turniejowych oznacza to koniec turnieju. Pozostanie w turnieju wymaga uzasadnienia.`,
}
