import type { SubjectWords } from '../subject-words.ts'

export const missions: SubjectWords<'missions'> = {
  'command.set-missions': 'ustalenie misji potyczki',
  'command.enter-mission': 'wpisanie misji wylosowanej ręcznie',

  'button.set-missions': 'Ustal misje',
  'button.enter-mission': 'Wpisz misję',

  'fact.missions-set': 'ustalenie misji potyczki',
  'fact.mission-entered': 'misja potyczki wylosowana ręcznie',

  'line.missions-set': ({ missions }) =>
    `Ustalono misje potyczki: ${missions.length === 0 ? 'brak' : missions.join(', ')}.`,
  'line.mission-entered': ({ round, mission }) =>
    `Runda ${round}, misja potyczki wylosowana ręcznie: ${mission}.`,

  'refusal.missions-not-legal': ({ missions, maps }) =>
    `Na tym poziomie niedozwolone: ${missions.join(', ')}. Do wyboru są te mapy: ${maps.join(', ')}.`,
  'refusal.mission-not-listed': ({ mission, missions }) =>
    `Misji „${mission}” nie ma wśród misji tego turnieju: ${missions.join(', ')}. Najpierw ją dodaj albo wybierz jedną z nich.`,
  'refusal.mission-not-due': ({ mission, due }) =>
    `Misja „${mission}” wraca dopiero po rozegraniu wszystkich pozostałych. Do wylosowania: ${due.join(', ')}.`,
  'refusal.mission-in-play': ({ round, mission }) =>
    `W rundzie ${round} rozgrywana jest misja „${mission}”. Stoły pozostają przy tej misji.`,
}
