import type { SubjectWords } from '../subject-words.ts'
import { entryOf, place } from './phrases.ts'

export const calls: SubjectWords<'calls'> = {
  'command.call-judge': 'wezwanie sędziego',
  'command.take-call': 'przyjęcie wezwania',
  'command.close-call': 'zamknięcie wezwania',

  'button.call-judge': 'Wezwij sędziego',
  'button.take-call': 'Przyjmij wezwanie',
  'button.close-call': 'Zamknij wezwanie',

  'fact.judge-called': 'wezwanie sędziego',
  'fact.call-taken': 'przyjęcie wezwania',
  'fact.call-closed': 'zamknięcie wezwania',

  'line.judge-called': ({ match, player, about }, names) => {
    const where =
      match === undefined ? 'Wezwanie sędziego' : `${place(match, names)}: wezwanie sędziego`
    return `${where}${player === undefined ? '' : ` (${names.player(player)})`}: ${about}`
  },
  'line.call-taken': ({ call, leader }, names) =>
    leader === undefined
      ? `Przyjęto wezwanie (${entryOf(call)}).`
      : `Wezwanie przekazano: ${names.leader(leader)} (${entryOf(call)}).`,
  'line.call-closed': ({ call }) => `Zamknięto wezwanie (${entryOf(call)}).`,
}
