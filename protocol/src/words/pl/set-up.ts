import type { FactOf } from '@topcut/engine'
import { dayText } from '../day-text.ts'
import { thing, things, worded } from '../label.ts'
import { aboutText } from '../sentences/about-text.ts'
import { anewText, changesText } from '../sentences/change-text.ts'
import { detailsText } from '../sentences/details-text.ts'
import { optionsText } from '../sentences/options-text.ts'
import { planText } from '../sentences/plan-text.ts'
import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'
import { forPlayers, minutesOf, playersOf } from './phrases.ts'

/** What an organizer chose beyond the document. */
const chosen = ({
  roundMinutes = {},
  missions = [],
  cameFrom,
}: Pick<FactOf<'event-created'>, 'roundMinutes' | 'missions' | 'cameFrom'>) => {
  const { swiss, elimination } = roundMinutes
  return [
    ...(swiss === undefined ? [] : [`; rundy szwajcarskie: ${minutesOf(swiss)}`]),
    ...(elimination === undefined ? [] : [`; rundy pucharowe: ${minutesOf(elimination)}`]),
    ...(missions.length === 0 ? [] : [`; misje potyczki: ${missions.join(', ')}`]),
    ...(cameFrom === undefined
      ? []
      : [`; przejęty z pliku: ${cameFrom.tool}, SHA-256 ${cameFrom.digest.slice(0, 12)}`]),
  ].join('')
}

export const setUp: SubjectWords<'setUp'> = {
  'command.create-event': 'utworzenie turnieju',
  'command.change-structure': 'zmiana struktury turnieju',
  'command.change-options': 'zmiana opcji turnieju',
  'command.describe-event': 'zmiana ustawień turnieju',
  'command.set-details': 'ustalenie danych turnieju',
  'command.tick-item': 'zaznaczenie punktu listy kontrolnej',
  'command.announce-event': 'ogłoszenie turnieju',
  'command.announce-message': 'pokazanie komunikatu wszystkim',
  'command.allow-embedding': 'zezwolenie na osadzanie',
  'command.cancel-event': 'odwołanie turnieju',

  'button.create-event': 'Utwórz turniej',
  'button.change-structure': 'Zmień strukturę turnieju',
  'button.change-options': 'Zmień opcje',
  'button.describe-event': 'Zapisz zmiany',
  'button.set-details': 'Ustal dane turnieju',
  'button.tick-item': 'Zaznacz',
  'button.announce-event': 'Ogłoś turniej',
  'button.announce-message': 'Pokaż komunikat',
  'button.allow-embedding': 'Zezwól na osadzanie',
  'button.cancel-event': 'Odwołaj turniej',

  'fact.event-created': 'utworzenie turnieju',
  'fact.structure-changed': 'zmiana struktury turnieju',
  'fact.options-changed': 'zmiana opcji',
  'fact.event-described': 'zmiana ustawień',
  'fact.details-set': 'ustalenie danych turnieju',
  'fact.item-ticked': 'punkt listy kontrolnej',
  'fact.event-announced': 'ogłoszenie turnieju',
  'fact.message-announced': 'komunikat dla wszystkich',
  'fact.embedding-allowed': 'zezwolenie na osadzanie',
  'fact.event-cancelled': 'odwołanie turnieju',

  'line.event-created': (fact, names) =>
    `Utworzono turniej: ${fact.name} (${names.regulation(fact.regulation)}, poziom ${labels[`tier.${fact.tier}`]}, ${dayText('pl', fact.date)}${chosen(fact)}).`,
  'line.structure-changed': () => 'Zmieniono strukturę turnieju.',
  'line.options-changed': ({ options, roundMinutes = {} }) =>
    `Zmieniono opcje: ${optionsText('pl', options)}${chosen({ roundMinutes })}.`,
  'line.event-described': ({ about }) => `Zmieniono ustawienia: ${aboutText('pl', about)}.`,
  'line.details-set': ({ details }) => `Ustalono dane turnieju: ${detailsText('pl', details)}.`,
  'line.item-ticked': ({ item, ticked }, _names, told) =>
    `Lista kontrolna, ${ticked ? 'gotowe' : 'ponownie do zrobienia'}: ${told.item(item)}`,
  'line.event-cancelled': ({ reason }) => `Turniej odwołano: ${reason}`,
  'line.message-announced': ({ text }) =>
    text === '' ? 'Komunikat dla wszystkich został zdjęty.' : `Komunikat dla wszystkich: ${text}`,
  'line.embedding-allowed': ({ on }) => {
    if (on === 'nowhere') return 'Strony publicznej nie wolno nigdzie osadzać.'
    if (on === 'everywhere') return 'Stronę publiczną wolno osadzać na każdej witrynie.'
    return `Stronę publiczną wolno osadzać na tych witrynach: ${on.join(', ')}.`
  },
  'line.event-announced': (fact, names) => {
    const { stages, headCount, seconds = [], changes = [], reason } = fact
    const rulings = seconds.map(({ leader, second }) => {
      const who = second === null ? 'dowolny inny animator' : names.leader(second)
      return `; drugi animator (gra ${names.leader(leader)}): ${who}`
    })
    const plan = `(${playersOf(headCount, names)}): ${planText('pl', stages)}${rulings.join('')}.`
    if (changes.length === 0) return `Ogłoszono ${plan}`
    return `Ogłoszono ponownie ${plan} ${anewText('pl', { changes, reason: reason ?? null }, names)}`
  },

  'refusal.unknown-regulation': ({ regulation }) =>
    `Nie ma tu zasad turniejowych „${regulation}”. Wybierz inne z listy.`,
  'refusal.no-table-for-head-count': ({ structure, players }, names) =>
    `Dla ${forPlayers(players, names)} zasady turniejowe nie podają planu (${worded('pl', 'structure', structure)}). Wybierz inną strukturę albo strukturę niestandardową.`,
  'refusal.length-not-allowed': ({ minutes, from, to }) => {
    const planned = `Zaplanowany czas trwania rundy: ${minutesOf(minutes)}.`
    if (from === null || to === null) {
      return `${planned} Zasady turniejowe nie dają tu wyboru. Pomiń tę informację.`
    }
    return from === to
      ? `${planned} Zasady turniejowe przewidują dokładnie: ${minutesOf(from)}. Pomiń tę informację.`
      : `${planned} Zasady turniejowe dopuszczają: ${from}–${minutesOf(to)}. Wybierz czas z tego zakresu.`
  },
  'refusal.announced-otherwise': ({ changes }, names) =>
    `Od ogłoszenia zmieniło się: ${changesText('pl', changes, names)}. Po podaniu uzasadnienia zostanie to ogłoszone ponownie.`,
  'refusal.already-played': ({ stage, rounds }) =>
    `Etap ${stage} już trwa (rozegrane rundy: ${rounds}). To, co rozegrano, pozostaje w planie.`,
  'refusal.locked-since-begun': ({ what }) =>
    `Zablokowane od rozpoczęcia turnieju: ${thing('pl', what)}. Inni już na tym polegają; aby to zmienić, cofnij najpierw start.`,
  'refusal.ends-before-it-begins': ({ first, until }) =>
    `Ostatni dzień (${dayText('pl', until)}) wypada przed pierwszym (${dayText('pl', first)}). Wybierz późniejszy ostatni dzień.`,
  'refusal.unknown-item': ({ item }) =>
    `Listy kontrolne tego turnieju nie mają punktu „${item}”. Wybierz jeden z istniejących.`,
  'refusal.details-incomplete': ({ missing }) =>
    `Trzeba to ogłosić, a jeszcze tego brakuje: ${things('pl', missing)}. Najpierw uzupełnij, potem ogłoś.`,
  'refusal.variant-not-allowed': ({ variant, played }) =>
    `Ten format rozgrywki (${thing('pl', variant)}) nie jest dozwolony na tym poziomie. Zasady turniejowe przewidują: ${thing('pl', played)}. Wybierz przewidziany format.`,
  'refusal.not-a-site': ({ site }) =>
    `„${site}” nie jest adresem witryny. Podaj adres tylko do nazwy, bez ścieżki: https://club.example.`,
  'refusal.no-sites': () =>
    'Nie podano żadnej witryny. Podaj co najmniej jedną albo wybierz „nigdzie”.',
  'refusal.too-many-sites': ({ most }) =>
    `To za dużo witryn. Podaj najwyżej ${most} albo zezwól wszystkim.`,
}
