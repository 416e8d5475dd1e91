import type { PeopleRefusal } from '../../groups.ts'
import { worded } from '../../label.ts'
import { tables } from '../phrases/pl.ts'
import type { RefusalWordsOf } from '../refusal-words.ts'

export const peopleRefusalsPl: RefusalWordsOf<PeopleRefusal> = {
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
  'hall-full': ({ player, places }, names) =>
    `${names.player(player)}: wszystkie miejsca na sali są zajęte (${places}). Miejsce zwalnia się, gdy ktoś się wycofa.`,
  'on-waiting-list': ({ player }, names) =>
    `${names.player(player)}: ta osoba jest na liście rezerwowej. Najpierw trzeba ją przyjąć.`,
  'not-waiting': ({ player }, names) =>
    `${names.player(player)}: tej osoby nie ma na liście rezerwowej. Przyjąć można tylko kogoś z tej listy.`,
  'not-next': ({ player, next }, names) =>
    `${names.player(player)}: to jeszcze nie kolej tej osoby na liście rezerwowej; dłużej czeka ${names.player(next)}. Najpierw trzeba przyjąć tę osobę.`,
  'already-marked': ({ paid }) =>
    paid
      ? 'Wpłata jest już odnotowana. Nic więcej nie trzeba.'
      : 'Wpłata nie jest odnotowana. Nic więcej nie trzeba.',
  'round-one-paired': () =>
    'Runda 1 jest już sparowana, a życzenia dotyczą tylko jej. Aby je zmienić, trzeba odrzucić parowania.',
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
  'no-place-to-decline': ({ player }, names) =>
    `${names.player(player)}: brak miejsca po odcięciu. Zrezygnować mogą tylko osoby, które się zakwalifikowały.`,
  'organizer-exists': ({ leader }, names) =>
    `${names.leader(leader)}: ta osoba jest już organizatorem. Organizator jest jeden; funkcję można przekazać.`,
  'unknown-leader': ({ leader }, names) =>
    `${names.leader(leader)}: ta osoba nie prowadzi tego turnieju. Najpierw należy ją wyznaczyć.`,
  'office-not-vacant': ({ leader }, names) =>
    `${names.leader(leader)}: ta osoba jest organizatorem, a turniej go potrzebuje. Najpierw należy przekazać funkcję.`,
  'ruling-leader-missing': ({ tables: open }) =>
    `Grają tu osoby prowadzące i nie ma nikogo, kto może rozstrzygać (${tables(open)}). Należy wyznaczyć kolejną osobę albo zmienić parę.`,
  'nobody-sits-out': ({ round }) =>
    `W rundzie ${round} nikt nie pauzuje, więc zgłoszenie po terminie nie ma przeciwnika. Gra jest możliwa od następnej rundy.`,
}
