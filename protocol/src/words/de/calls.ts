import type { SubjectWords } from '../subject-words.ts'
import { entryOf, place } from './phrases.ts'

export const calls: SubjectWords<'calls'> = {
  'command.call-judge': 'einen Schiedsrichter rufen',
  'command.take-call': 'einen Aufruf übernehmen',
  'command.close-call': 'einen Aufruf abschließen',

  'button.call-judge': 'Schiedsrichter rufen',
  'button.take-call': 'Aufruf übernehmen',
  'button.close-call': 'Aufruf abschließen',

  'fact.judge-called': 'Schiedsrichter gerufen',
  'fact.call-taken': 'Aufruf übernommen',
  'fact.call-closed': 'Aufruf abgeschlossen',

  'line.judge-called': ({ match, player, about }, names) => {
    const where = match === undefined ? '' : `${place(match, names)}: `
    const who = player === undefined ? '' : ` (${names.player(player)})`
    return `${where}Schiedsrichter gerufen${who}: ${about}`
  },
  'line.call-taken': ({ call, leader }, names) =>
    leader === undefined
      ? `Aufruf übernommen (${entryOf(call)}).`
      : `Aufruf an ${names.leader(leader)} übergeben (${entryOf(call)}).`,
  'line.call-closed': ({ call }) => `Aufruf abgeschlossen (${entryOf(call)}).`,
}
