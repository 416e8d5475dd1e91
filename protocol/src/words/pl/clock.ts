import type { SubjectWords } from '../subject-words.ts'
import { extraMinutes, minutesOf, place } from './phrases.ts'

export const clock: SubjectWords<'clock'> = {
  'command.start-clock': 'uruchomienie zegara',
  'command.pause-clock': 'wstrzymanie zegara',
  'command.resume-clock': 'wznowienie zegara',
  'command.call-time': 'ogłoszenie końca czasu',
  'command.extend-time': 'przyznanie dodatkowego czasu',

  'button.start-clock': 'Uruchom zegar',
  'button.pause-clock': 'Wstrzymaj zegar',
  'button.resume-clock': 'Wznów zegar',
  'button.call-time': 'Ogłoś koniec czasu',
  'button.extend-time': 'Przyznaj dodatkowy czas',

  'fact.clock-started': 'uruchomienie zegara',
  'fact.clock-paused': 'wstrzymanie zegara',
  'fact.clock-resumed': 'wznowienie zegara',
  'fact.time-called': 'ogłoszenie końca czasu',
  'fact.time-extended': 'przyznanie dodatkowego czasu',

  'line.clock-started': ({ round, minutes }) => {
    const length = minutes === null ? 'bez limitu czasu' : minutesOf(minutes)
    return `Runda ${round}: uruchomiono zegar (${length}).`
  },
  'line.clock-paused': ({ round }) => `Runda ${round}: wstrzymano zegar.`,
  'line.clock-resumed': ({ round }) => `Runda ${round}: wznowiono zegar.`,
  'line.time-called': ({ round }) => `Runda ${round}: koniec czasu.`,
  'line.time-extended': ({ round, match, minutes, reason }, names) =>
    `${match === undefined ? `Runda ${round}, wszystkie stoły` : place(match, names)}: przyznano ${extraMinutes(minutes)}. Uzasadnienie: ${reason}`,

  'refusal.clock-already-started': ({ round }) =>
    `Zegar rundy ${round} już działa. Omyłkowe uruchomienie można cofnąć.`,
  'refusal.clock-not-running': ({ round }) =>
    `Zegar rundy ${round} nie działa. Najpierw go uruchom albo wznów.`,
  'refusal.clock-not-paused': ({ round }) =>
    `Zegar rundy ${round} nie jest wstrzymany. Wznowić można tylko wstrzymany zegar.`,
  'refusal.time-already-called': ({ round }) =>
    `Koniec czasu w rundzie ${round} już ogłoszono. Omyłkowe ogłoszenie można cofnąć.`,
  'refusal.round-without-limit': ({ round }) =>
    `Runda ${round} nie ma limitu czasu. Kończy się wraz z ostatnim meczem.`,
}
