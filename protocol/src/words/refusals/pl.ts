import { thing, worded } from '../labels/label.ts'
import { labelsPl } from '../labels/pl.ts'
import { playerList } from '../names.ts'
import { plural } from '../plural.ts'
import type { RefusalWords } from './refusal-words.ts'

const tables = (numbers: readonly number[]) => {
  const word = plural('pl', numbers.length, {
    one: 'stół',
    few: 'stoły',
    many: 'stoły',
    other: 'stoły',
  })
  return `${word} ${numbers.join(', ')}`
}

const missing = (n: number) =>
  plural('pl', n, {
    one: 'brakuje {{count}} wyniku',
    few: 'brakuje {{count}} wyników',
    many: 'brakuje {{count}} wyników',
    other: 'brakuje {{count}} wyniku',
  })

const forPlayers = (n: number) =>
  plural('pl', n, {
    one: '{{count}} gracza',
    few: '{{count}} graczy',
    many: '{{count}} graczy',
    other: '{{count}} gracza',
  })

const laterEntries = (n: number) =>
  plural('pl', n, {
    one: 'opiera się na tym {{count}} późniejszy wpis',
    few: 'opierają się na tym {{count}} późniejsze wpisy',
    many: 'opiera się na tym {{count}} późniejszych wpisów',
    other: 'opiera się na tym {{count}} późniejszego wpisu',
  })

const minutesOf = (n: number) =>
  plural('pl', n, {
    one: '{{count}} minuta',
    few: '{{count}} minuty',
    many: '{{count}} minut',
    other: '{{count}} minuty',
  })

const top = (size: number) => (size === 0 ? 'bez rund finałowych' : `Top ${size}`)

export const refusalsPl: RefusalWords = {
  'not-allowed': ({ role, command }) =>
    `Nie można w tej roli (${labelsPl[`role.${role}`]}): ${worded('pl', 'command', command)}. Organizator może wyznaczyć uprawnioną osobę.`,
  'no-such-event': () =>
    'Nie ma tu takiego turnieju. Należy sprawdzić adres albo wybrać turniej z listy.',
  'event-exists': () => 'Ten turniej już utworzono. Można otworzyć istniejący albo utworzyć nowy.',
  'event-finished': () =>
    'Turniej jest zakończony. Przed każdą zmianą trzeba cofnąć zakończenie i podać uzasadnienie.',
  'unknown-regulation': ({ regulation }) =>
    `Zasady turniejowe „${regulation}” nie są tu znane. Należy wybrać inne z listy.`,
  'not-in-this-regulation': ({ what, regulation }, names) =>
    `„${thing('pl', what, 'ending')}” nie występuje w tych zasadach turniejowych (${names.regulation(regulation)}). Należy to pominąć albo wybrać inne zasady.`,
  'bad-value': ({ field, expected }) =>
    `Nie można odczytać podanej wartości („${thing('pl', field)}”). Oczekiwana wartość: ${thing('pl', expected)}.`,
  'unknown-player': ({ player }, names) =>
    `${names.player(player)}: brak takiej osoby w tym turnieju. Należy sprawdzić nazwisko albo najpierw zapisać gracza.`,
  'already-registered': ({ player }, names) =>
    `${names.player(player)}: ta osoba jest już zapisana. Ktoś inny potrzebuje innej nazwy.`,
  'registration-over': ({ player }, names) =>
    `${names.player(player)}: zapisy są zakończone. Pozostaje zgłoszenie po terminie.`,
  'registration-still-open': ({ player }, names) =>
    `${names.player(player)}: zapisy jeszcze trwają. Wystarczy zwykły zapis, bez zgłoszenia po terminie.`,
  'late-entry-refused': ({ player }, names) =>
    `${names.player(player)}: zgłoszenia po terminie nie są tu przyjmowane. Grać mogą tylko osoby zapisane przed rundą 1.`,
  'already-checked-in': ({ player }, names) =>
    `${names.player(player)}: obecność jest już potwierdzona. Nic więcej nie trzeba robić.`,
  'not-active': ({ player }, names) =>
    `${names.player(player)}: ta osoba obecnie nie gra. Będzie to możliwe po potwierdzeniu obecności albo po powrocie do turnieju.`,
  'still-active': ({ player }, names) =>
    `${names.player(player)}: ta osoba nadal jest w turnieju. Powrót jest możliwy tylko po wycofaniu.`,
  'disqualified-for-good': ({ player }, names) =>
    `${names.player(player)}: po dyskwalifikacji powrót do turnieju nie jest możliwy. Omyłkową dyskwalifikację można cofnąć w dzienniku.`,
  'readmission-off': ({ player }, names) =>
    `${names.player(player)}: w tym turnieju nie przewidziano powrotów. Omyłkowe wycofanie można cofnąć w dzienniku.`,
  'stage-over': ({ player }, names) =>
    `${names.player(player)}: ten etap już się zakończył. Zgłoszenie po terminie i powrót są możliwe tylko w trakcie etapu.`,
  'leader-may-not-play': ({ player, tier }, names) =>
    `${names.player(player)}: na tym poziomie (${worded('pl', 'tier', tier)}) animatorzy nie mogą uczestniczyć w turnieju. Trzeba wybrać jedno z dwojga: prowadzenie albo grę.`,
  'second-judge-missing': ({ player }, names) =>
    `${names.player(player)}: animator może grać tylko wtedy, gdy obecny jest drugi animator. Najpierw należy wyznaczyć drugiego.`,
  'not-announced': () =>
    'Przed rundą 1 należy ogłosić liczbę i rodzaj rund oraz rozmiar odcięcia. Najpierw ogłoszenie, potem początek gry.',
  'announcement-outdated': ({ announced, now }) =>
    `Ogłoszenie dotyczyło ${forPlayers(announced)}, a obecna liczba graczy to ${now}. Najpierw należy ponowić ogłoszenie.`,
  'too-few-players': ({ needed, present }) =>
    `Do tej struktury brakuje jeszcze ${forPlayers(needed - present)} (${present} z ${needed}). Należy zapisać kolejne osoby albo wybrać inną strukturę.`,
  'below-minimum': ({ what, minimum, planned }) =>
    what === 'rounds'
      ? `Zaplanowane rundy: ${planned}. Wymagane minimum: ${minimum}. Należy zaplanować więcej rund.`
      : `Zaplanowane odcięcie: ${top(planned)}. Wymagane minimum: ${top(minimum)}. Należy zaplanować większe odcięcie.`,
  'no-table-for-head-count': ({ structure, players }) =>
    `Dla ${forPlayers(players)} zasady turniejowe nie podają planu (${worded('pl', 'structure', structure)}). Należy wybrać inną strukturę albo strukturę niestandardową.`,
  'stage-not-started': () =>
    'Żaden etap jeszcze się nie rozpoczął. Najpierw należy rozpocząć etap, potem sparować rundę.',
  'stage-running': ({ stage }) =>
    `Etap ${stage} jeszcze trwa. Najpierw należy rozegrać jego rundy do końca.`,
  'cut-needed': () =>
    'Następny etap zaczyna się od odcięcia. Najpierw należy przeprowadzić odcięcie.',
  'cut-not-due': () =>
    'To nie jest jeszcze pora na odcięcie. Następuje ono po zakończeniu ostatniej rundy etapu.',
  'cut-already-made': () =>
    'Odcięcie już przeprowadzono. Można rozpocząć następny etap albo najpierw cofnąć odcięcie.',
  'no-further-round': ({ planned }) =>
    `Nie ma już kolejnej rundy (zaplanowano: ${planned}). Pora na odcięcie albo zakończenie turnieju.`,
  'no-further-stage': () => 'Nie ma już kolejnego etapu. Można zakończyć turniej.',
  'round-open': ({ round, tables: open }) =>
    open.length === 0
      ? `Runda ${round} jeszcze trwa. Najpierw należy ją zakończyć.`
      : `Runda ${round} jeszcze trwa: ${missing(open.length)} (${tables(open)}). Najpierw trzeba wpisać brakujące wyniki, potem zakończyć rundę.`,
  'results-missing': ({ round, tables: open }) =>
    `Nie można jeszcze zakończyć rundy ${round}: ${missing(open.length)} (${tables(open)}). Najpierw trzeba wpisać brakujące wyniki.`,
  'no-round': () => 'Nie ma jeszcze żadnej rundy. Najpierw należy sparować rundę.',
  'round-not-published': ({ round }) =>
    `Runda ${round} nie jest jeszcze opublikowana. Najpierw należy ją opublikować.`,
  'round-already-published': ({ round }) =>
    `Runda ${round} jest już opublikowana. Zmiana par wymaga uzasadnienia.`,
  'clock-already-started': ({ round }) =>
    `Zegar rundy ${round} już działa. Omyłkowe uruchomienie można cofnąć.`,
  'left-out': ({ players }, names) =>
    `Bez pary: ${playerList(players, names)}. Każda osoba potrzebuje stołu albo wolnego losu.`,
  'paired-twice': ({ player }, names) =>
    `${names.player(player)}: dwa miejsca w tej samej rundzie. Należy zostawić jeden stół albo jeden wolny los.`,
  'not-in-round': ({ player }, names) =>
    `${names.player(player)}: ta osoba nie gra w tej rundzie. Należy usunąć ją z par albo najpierw przywrócić do turnieju.`,
  'plays-self': ({ player }, names) =>
    `${names.player(player)}: ta sama osoba po obu stronach stołu. Należy wybrać innego przeciwnika.`,
  'wrong-bracket': ({ players }, names) =>
    `Drabinka nie przewiduje teraz takiej pary: ${playerList(players, names)}. Należy sparować zgodnie z drabinką.`,
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
  'length-not-allowed': ({ minutes, from, to }) => {
    const planned = `Zaplanowany czas trwania rundy: ${minutesOf(minutes)}.`
    if (from === null || to === null) {
      return `${planned} Zasady turniejowe nie dają tu wyboru. Należy pominąć tę informację.`
    }
    return from === to
      ? `${planned} Zasady turniejowe przewidują dokładnie: ${minutesOf(from)}. Należy pominąć tę informację.`
      : `${planned} Zasady turniejowe dopuszczają: ${from}–${minutesOf(to)}. Należy wybrać czas z tego zakresu.`
  },
  'cut-size-not-in-document': ({ cut, sizes }) =>
    `Zaplanowane odcięcie: ${top(cut)}. Zasady turniejowe znają tylko: ${sizes.map(top).join(', ')}. Należy wybrać jeden z tych rozmiarów.`,
  'no-place-to-decline': ({ player }, names) =>
    `${names.player(player)}: brak miejsca po odcięciu. Zrezygnować mogą tylko osoby, które się zakwalifikowały.`,
  'winner-needed': ({ ending }) =>
    `Taki koniec meczu (${labelsPl[`ending.${ending}`]}) nie wyłania zwycięzcy, a tutaj jest on potrzebny. Należy wybrać inny koniec meczu.`,
  'reason-needed': () => 'Brakuje uzasadnienia. Należy je podać; będzie widoczne w dzienniku.',
  'unknown-entry': ({ entry }) =>
    `W dzienniku nie ma wpisu ${entry}. Należy wybrać wpis z dziennika.`,
  'already-undone': ({ entry }) =>
    `Wpis ${entry} już cofnięto. W razie potrzeby można wykonać tę czynność jeszcze raz.`,
  'cannot-undo-creation': () =>
    'Utworzenia turnieju nie można cofnąć. Zamiast tego można utworzyć nowy turniej.',
  'later-facts-depend': ({ entry, entries }) =>
    `Nie można tego cofnąć (wpis ${entry}): ${laterEntries(entries.length)} (${entries.map(({ n, kind }) => `${n} ${labelsPl[`fact.${kind}`]}`).join(', ')}). Najpierw należy cofnąć te wpisy, zaczynając od ostatniego.`,
}
