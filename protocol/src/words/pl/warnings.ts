import type { Warning } from '@topcut/engine'
import { thing } from '../label.ts'
import { playerList } from '../names.ts'
import type { SentencePerCode } from '../sentence-per.ts'
import { findingSentence } from '../sentences/finding-sentence.ts'
import { itemText } from '../sentences/text-sentence.ts'
import { top } from './phrases.ts'

export const warnings: SentencePerCode<Warning> = {
  rematch: ({ players }, names) =>
    `${playerList(players, names)}: powtórna para. Kontrola par mówi, czy można jej uniknąć.`,
  'repeated-bye': ({ player }, names) =>
    `${names.player(player)}: kolejny wolny los. Przy ręcznym parowaniu może go otrzymać inna osoba.`,
  'structure-differs': ({ what, suggested, planned }) =>
    what === 'rounds'
      ? `Zaplanowane rundy: ${planned}. Zasady turniejowe proponują: ${suggested}. Plan pozostaje bez zmian.`
      : `Zaplanowane odcięcie: ${top(planned)}. Zasady turniejowe proponują: ${top(suggested)}. Plan pozostaje bez zmian.`,
  'cut-size-unusual': ({ cut, sizes }) =>
    `Zaplanowane odcięcie: ${top(cut)}. Zwykle jest to ${sizes.map(top).join(', ')}. Plan pozostaje: gdy drabinka ma więcej miejsc niż graczy, najlepsi mają wolne losy.`,
  'cut-reading-differs': (warning, names) =>
    `Zasadę odcięcia można rozumieć na dwa sposoby. Przy drugim z nich awans: ${playerList(warning.in, names)}; bez awansu: ${playerList(warning.out, names)}. Odcięcie pozostaje bez zmian.`,
  'should-be-dropped': ({ player }, names) =>
    `${names.player(player)}: niestawienie się. Zasady turniejowe każą wycofać taką osobę z turnieju; zrób to teraz.`,
  'no-show-removed': ({ player }, names) =>
    `W ten sposób ${names.player(player)} odpada z turnieju: niestawienie się.`,
  'late-without-list': ({ players }, names) =>
    `Brakuje jeszcze rozpiski: ${playerList(players, names)} (zgłoszenie po terminie). Rozpiskę trzeba oddać przed pierwszym meczem.`,
  'score-assumed': ({ table, score }) =>
    `Stół ${table}: nie wpisano punktów, więc mecz liczy się jako poddany przy stanie ${score.join('–')}. Jeśli stan był inny, wpisz go.`,
  'games-assumed': ({ table }) =>
    `Stół ${table}: obie gry liczą się jako przegrane. Jeśli pierwsza była już rozstrzygnięta, jej wynik się liczy: skoryguj wynik meczu.`,
  'tell-players': ({ what }) => `Gracze powinni wiedzieć przed rozpoczęciem: ${thing('pl', what)}.`,
  'mission-missing': ({ round }) =>
    `Runda ${round} nie ma misji potyczki. Ustal misje albo wpisz wylosowaną.`,
  'pairing-discarded': ({ round }) =>
    `Pary rundy ${round} są nieaktualne i zostały usunięte. Sparuj ją ponownie.`,
  'next-round-already-paired': ({ round }) =>
    `Runda ${round} jest już sparowana i pozostaje bez zmian. Aby dobrać nowe pary, usuń najpierw obecne.`,
  'no-ruling-leader': ({ table }) =>
    `Stół ${table}: grają tam animatorzy i nie ma nikogo, kto może rozstrzygać. Przed opublikowaniem wyznacz kolejną osobę.`,
  'list-finding': ({ player, finding }, names) =>
    `Rozpiska (${names.player(player)}): ${findingSentence('pl', finding, names)}`,
  'points-unsigned': ({ tables }) =>
    `Kontrola punktów nie jest jeszcze podpisana: ${tables.length === 1 ? 'stół' : 'stoły'} ${tables.join(', ')}.`,
  investigate: ({ player }, names) =>
    `${names.player(player)}: zmiana rozpiski może dawać korzyść. Wyjaśnij, czy to nie oszustwo.`,
  'head-count-differs': ({ registered, present }) =>
    `Liczba zapisanych: ${registered}, liczba obecnych: ${present}; zasady turniejowe mają dla nich różne plany. Plan dotyczy obecnych.`,
  'place-left-empty': ({ player }, names) =>
    `${names.player(player)}: po odcięciu pozostaje puste miejsce. Rezygnacja z miejsca pozwala na awans kolejnej osoby.`,
  'place-goes-to': ({ player }, names) =>
    `${names.player(player)}: awans z kolejnego miejsca na najniższe rozstawienie; wszyscy poniżej luki przesuwają się o jedno miejsce w górę. Zapytaj o zgodę; przy odmowie pyta się następną osobę.`,
  'place-stays-empty': ({ player }, names) =>
    `${names.player(player)}: nikt już nie może awansować na to miejsce. Ostatnie miejsce zostaje puste; osoba, która by na nie trafiła, przechodzi dalej bez gry.`,
  'game-after-draw': ({ table }) =>
    `Stół ${table}: pierwsza gra to remis, czyli skończył się czas, a mimo to jest druga. Wynik obowiązuje; zapytaj, czy jest prawidłowy.`,
  'score-unreachable': ({ table, player, score, below, above }, names) =>
    `Stół ${table}: przy tych statkach wynik ${score} (${names.player(player)}) jest niemożliwy, możliwe są ${below} i ${above}. Zapytaj, czy jest prawidłowy.`,
  'place-free': ({ next }, names) =>
    `Jest wolne miejsce. Następna osoba na liście rezerwowej: ${names.player(next)}.`,
  'cut-would-differ': (warning, names) =>
    `Z tym wynikiem odcięcie byłoby inne. Awans: ${playerList(warning.in, names)}; bez awansu: ${playerList(warning.out, names)}. Odcięcie pozostaje bez zmian.`,
  'proposal-open': ({ player }, names) =>
    `${names.player(player)}: wniosek o dyskwalifikację jest jeszcze otwarty. Powinien go rozpatrzyć organizator.`,
  'call-open': ({ table }) =>
    table === null
      ? 'Jedno wezwanie sędziego jest jeszcze otwarte.'
      : `Stół ${table}: wezwanie sędziego jest jeszcze otwarte.`,
  'material-open': ({ player }, names) =>
    `${names.player(player)}: sprawa zgubionego lub uszkodzonego elementu jest jeszcze otwarta.`,
  advice: ({ key }) => itemText('pl', key),
}
