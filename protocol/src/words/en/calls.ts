import type { SubjectWords } from '../subject-words.ts'
import { entryOf, place } from './phrases.ts'

export const calls: SubjectWords<'calls'> = {
  'command.call-judge': 'call a judge',
  'command.take-call': 'take a call',
  'command.close-call': 'close a call',

  'button.call-judge': 'Call judge',
  'button.take-call': 'Take call',
  'button.close-call': 'Close call',

  'fact.judge-called': 'call for a judge',
  'fact.call-taken': 'call taken',
  'fact.call-closed': 'call closed',

  'line.judge-called': ({ match, player, about }, names) => {
    const where =
      match === undefined ? 'Call for a judge' : `${place(match, names)}: call for a judge`
    return `${where}${player === undefined ? '' : ` (${names.player(player)})`}: ${about}`
  },
  'line.call-taken': ({ call, leader }, names) =>
    leader === undefined
      ? `Call taken (${entryOf(call)}).`
      : `Call given to ${names.leader(leader)} (${entryOf(call)}).`,
  'line.call-closed': ({ call }) => `Call closed (${entryOf(call)}).`,
}
