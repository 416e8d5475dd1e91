import type { SubjectWords } from '../subject-words.ts'
import { extraMinutes, minutesOf, place } from './phrases.ts'

export const clock: SubjectWords<'clock'> = {
  'command.start-clock': 'start the clock',
  'command.pause-clock': 'pause the clock',
  'command.resume-clock': 'resume the clock',
  'command.call-time': 'call time',
  'command.extend-time': 'grant extra time',

  'button.start-clock': 'Start clock',
  'button.pause-clock': 'Pause clock',
  'button.resume-clock': 'Resume clock',
  'button.call-time': 'Call time',
  'button.extend-time': 'Grant extra time',

  'fact.clock-started': 'clock started',
  'fact.clock-paused': 'clock paused',
  'fact.clock-resumed': 'clock resumed',
  'fact.time-called': 'time called',
  'fact.time-extended': 'extra time granted',

  'line.clock-started': ({ round, minutes }) => {
    const length = minutes === null ? 'untimed' : minutesOf(minutes)
    return `Round ${round}: clock started (${length}).`
  },
  'line.clock-paused': ({ round }) => `Round ${round}: clock paused.`,
  'line.clock-resumed': ({ round }) => `Round ${round}: clock resumed.`,
  'line.time-called': ({ round }) => `Round ${round}: time is called.`,
  'line.time-extended': ({ round, match, minutes, reason }, names) =>
    `${match === undefined ? `Round ${round}, all tables` : place(match, names)}: ${extraMinutes(minutes)} granted. Reason: ${reason}`,

  'refusal.clock-already-started': ({ round }) =>
    `The clock of round ${round} is already running. A start by mistake can be undone.`,
  'refusal.clock-not-running': ({ round }) =>
    `The clock of round ${round} is not running. Start or resume it first.`,
  'refusal.clock-not-paused': ({ round }) =>
    `The clock of round ${round} is not paused. Only a paused clock can be resumed.`,
  'refusal.time-already-called': ({ round }) =>
    `Time has already been called in round ${round}. A call by mistake can be undone.`,
  'refusal.round-without-limit': ({ round }) =>
    `Round ${round} has no time limit. It ends with its last match.`,
}
