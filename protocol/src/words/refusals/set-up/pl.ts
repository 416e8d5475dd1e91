import type { SetUpRefusal } from '../../groups.ts'
import { thing, things, worded } from '../../label.ts'
import { forPlayers, minutesOf, top } from '../phrases/pl.ts'
import type { RefusalWordsOf } from '../refusal-words.ts'

export const setUpRefusalsPl: RefusalWordsOf<SetUpRefusal> = {
  'no-such-event': () =>
    'Nie ma tu takiego turnieju. Należy sprawdzić adres albo wybrać turniej z listy.',
  'event-exists': () => 'Ten turniej już utworzono. Można otworzyć istniejący albo utworzyć nowy.',
  'event-finished': () =>
    'Turniej jest zakończony. Przed każdą zmianą trzeba cofnąć zakończenie i podać uzasadnienie.',
  'unknown-regulation': ({ regulation }) =>
    `Zasady turniejowe „${regulation}” nie są tu znane. Należy wybrać inne z listy.`,
  'not-announced': () =>
    'Przed rundą 1 należy ogłosić liczbę i rodzaj rund oraz rozmiar odcięcia. Najpierw ogłoszenie, potem początek gry.',
  'announcement-outdated': ({ announced, now, what }) =>
    what === 'second-leader'
      ? 'Od czasu ogłoszenia zmieniła się druga osoba prowadząca. Najpierw należy ponowić ogłoszenie.'
      : `Ogłoszenie dotyczyło ${forPlayers(announced)}, a obecna liczba graczy to ${now}. Najpierw należy ponowić ogłoszenie.`,
  'too-few-players': ({ needed, present }) =>
    `Do tej struktury brakuje jeszcze ${forPlayers(needed - present)} (${present} z ${needed}). Należy zapisać kolejne osoby albo wybrać inną strukturę.`,
  'below-minimum': ({ what, minimum, planned }) =>
    what === 'rounds'
      ? `Zaplanowane rundy: ${planned}. Wymagane minimum: ${minimum}. Należy zaplanować więcej rund.`
      : `Zaplanowane odcięcie: ${top(planned)}. Wymagane minimum: ${top(minimum)}. Należy zaplanować większe odcięcie.`,
  'no-table-for-head-count': ({ structure, players }) =>
    `Dla ${forPlayers(players)} zasady turniejowe nie podają planu (${worded('pl', 'structure', structure)}). Należy wybrać inną strukturę albo strukturę niestandardową.`,
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
  'unknown-item': ({ item }) =>
    `Listy kontrolne tego turnieju nie mają punktu „${item}”. Należy wybrać jeden z istniejących.`,
  'details-incomplete': ({ missing }) =>
    `Należy to ogłosić, a jeszcze tego brakuje: ${things('pl', missing)}. Najpierw uzupełnienie, potem ogłoszenie.`,
  'variant-not-allowed': ({ variant, played }) =>
    `Ten format rozgrywki (${thing('pl', variant)}) nie jest dozwolony na tym poziomie. Zasady turniejowe przewidują: ${thing('pl', played)}. Należy wybrać przewidziany format.`,
}
