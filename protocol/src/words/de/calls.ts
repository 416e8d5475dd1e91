import type { SubjectWords } from '../subject-words.ts'
import { entryOf, place } from './phrases.ts'

export const calls: SubjectWords<'calls'> = {
  'command.call-judge': 'einen Schiedsrichter rufen',
  'command.take-call': 'einen Ruf übernehmen',
  'command.close-call': 'einen Ruf abschließen',

  'button.call-judge': 'Schiedsrichter rufen',
  'button.take-call': 'Ruf übernehmen',
  'button.close-call': 'Ruf abschließen',

  'fact.judge-called': 'Ruf nach einem Schiedsrichter',
  'fact.call-taken': 'Ruf übernommen',
  'fact.call-closed': 'Ruf abgeschlossen',

  'line.judge-called': ({ match, player, about }, names) => {
    const where = match === undefined ? '' : `${place(match, names)}: `
    const who = player === undefined ? '' : ` (${names.player(player)})`
    return `${where}Ruf nach einem Schiedsrichter${who}: ${about}`
  },
  'line.call-taken': ({ call }) => `Ruf übernommen (${entryOf(call)}).`,
  'line.call-closed': ({ call }) => `Ruf abgeschlossen (${entryOf(call)}).`,
}
