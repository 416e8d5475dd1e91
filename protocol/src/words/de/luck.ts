import type { SubjectWords } from '../subject-words.ts'

export const luck: SubjectWords<'luck'> = {
  'command.contribute-luck': 'Glück aus der Halle beisteuern',

  'button.contribute-luck': 'Zum Los hinzufügen',

  'fact.luck-contributed': 'Glück aus der Halle',

  'line.luck-contributed': ({ text, player }, names) =>
    `Zum Los der nächsten Runde hinzugefügt: „${text}“${player === undefined ? '' : `, von ${names.player(player)}`}.`,

  'refusal.luck-not-committed': () =>
    'Die Lose dieses Turniers wurden nicht zu Beginn festgelegt. Die Runde wird ohne die Halle ausgelost.',
  'refusal.luck-closed': ({ round }) =>
    `Runde ${round} ist schon ausgelost. Die Halle kann zum Los der Runde danach beitragen.`,
}
