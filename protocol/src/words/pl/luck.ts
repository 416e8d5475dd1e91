import type { SubjectWords } from '../subject-words.ts'

export const luck: SubjectWords<'luck'> = {
  'command.contribute-luck': 'dodanie szczęścia z sali',

  'button.contribute-luck': 'Dodaj do losu',

  'fact.luck-contributed': 'szczęście z sali',

  'line.luck-contributed': ({ text, player }, names) =>
    `Dodano do losu następnej rundy: „${text}”${player === undefined ? '' : ` (${names.player(player)})`}.`,

  'refusal.luck-not-committed': () =>
    'Losy tego turnieju nie zostały ustalone na początku. Runda jest losowana bez udziału sali.',
  'refusal.luck-closed': ({ round }) =>
    `Runda ${round} jest już wylosowana. Sala może dodać coś do losu rundy po niej.`,
}
