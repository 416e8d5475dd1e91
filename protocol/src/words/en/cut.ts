import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'

export const cut: SubjectWords<'cut'> = {
  'command.decline-place': 'decline a place after the cut',
  'command.make-cut': 'make a cut',
  'command.finish-event': 'finish the tournament',

  'button.decline-place': 'Decline place',
  'button.make-cut': 'Make the cut',
  'button.finish-event': 'Finish tournament',

  'fact.place-declined': 'place declined',
  'fact.cut-made': 'cut made',
  'fact.event-finished': 'tournament finished',

  'line.place-declined': ({ player, replacement }, names) =>
    `${names.player(player)} declines the place after the cut; ${replacement === null ? 'nobody moves up' : `moves up: ${names.player(replacement)}`}.`,
  'line.cut-made': ({ kindOfStage, seeds }) =>
    `Cut to the Top ${seeds.length} made; next: ${labels[`stage.${kindOfStage}`]}.`,
  'line.event-finished': ({ champion }, names) =>
    `Tournament finished. Tournament champion: ${names.player(champion)}.`,

  'refusal.no-place-to-decline': ({ player }, names) =>
    `${names.player(player)} has no place after a cut. Only those who have made the cut can decline a place.`,
  'refusal.cut-needed': () => 'The next stage begins with the cut. Make the cut first.',
  'refusal.cut-not-due': () =>
    'The cut is not due now. It comes when the last round of its stage is closed.',
  'refusal.cut-already-made': () =>
    'The cut has already been made. Start the next stage, or undo the cut first.',
}
