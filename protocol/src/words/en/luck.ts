import type { SubjectWords } from '../subject-words.ts'

export const luck: SubjectWords<'luck'> = {
  'command.contribute-luck': 'add luck from the hall',

  'button.contribute-luck': 'Add to the lot',

  'fact.luck-contributed': 'luck from the hall',

  'line.luck-contributed': ({ text, player }, names) =>
    `Added to the lot of the next round: “${text}”${player === undefined ? '' : `, by ${names.player(player)}`}.`,

  'refusal.luck-not-committed': () =>
    'The lots of this event were not fixed at its beginning. The round is drawn without the hall.',
  'refusal.luck-closed': ({ round }) =>
    `Round ${round} has been drawn already. The hall can add to the lot of the round after it.`,
}
