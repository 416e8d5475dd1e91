import type { SubjectWords } from '../subject-words.ts'
import { extraMinutes, minutesOf, place } from './phrases.ts'

export const clock: SubjectWords<'clock'> = {
  'command.start-clock': 'die Stoppuhr starten',
  'command.pause-clock': 'die Stoppuhr anhalten',
  'command.resume-clock': 'die Stoppuhr weiterlaufen lassen',
  'command.call-time': 'das Ende der Zeit ausrufen',
  'command.extend-time': 'zusätzliche Zeit gewähren',

  'button.start-clock': 'Stoppuhr starten',
  'button.pause-clock': 'Stoppuhr anhalten',
  'button.resume-clock': 'Stoppuhr fortsetzen',
  'button.call-time': 'Ende der Zeit ausrufen',
  'button.extend-time': 'Zusätzliche Zeit gewähren',

  'fact.clock-started': 'Stoppuhr gestartet',
  'fact.clock-paused': 'Stoppuhr angehalten',
  'fact.clock-resumed': 'Stoppuhr fortgesetzt',
  'fact.time-called': 'Zeit abgelaufen',
  'fact.time-extended': 'zusätzliche Zeit gewährt',

  'line.clock-started': ({ round, minutes }) => {
    const length = minutes === null ? 'ohne Zeitlimit' : minutesOf(minutes)
    return `Runde ${round}: Stoppuhr gestartet (${length}).`
  },
  'line.clock-paused': ({ round }) => `Runde ${round}: Stoppuhr angehalten.`,
  'line.clock-resumed': ({ round }) => `Runde ${round}: Stoppuhr läuft weiter.`,
  'line.time-called': ({ round }) => `Runde ${round}: Die Zeit ist abgelaufen.`,
  'line.time-extended': ({ round, match, minutes, reason }, names) =>
    `${match === undefined ? `Runde ${round}, alle Tische` : place(match, names)}: ${extraMinutes(minutes)} gewährt. Begründung: ${reason}`,

  'refusal.clock-already-started': ({ round }) =>
    `Die Stoppuhr der Runde ${round} läuft bereits. Ein irrtümlicher Start lässt sich rückgängig machen.`,
  'refusal.clock-not-running': ({ round }) =>
    `Die Stoppuhr der Runde ${round} läuft nicht. Zuerst starten oder fortsetzen.`,
  'refusal.clock-not-paused': ({ round }) =>
    `Die Stoppuhr der Runde ${round} ist nicht angehalten. Fortsetzen lässt sich nur eine angehaltene.`,
  'refusal.time-already-called': ({ round }) =>
    `In Runde ${round} ist die Zeit bereits abgelaufen. Ein Irrtum lässt sich rückgängig machen.`,
  'refusal.round-without-limit': ({ round }) =>
    `Runde ${round} hat kein Zeitlimit. Sie endet mit ihrem letzten Spiel.`,
}
