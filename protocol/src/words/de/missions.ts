import type { SubjectWords } from '../subject-words.ts'

export const missions: SubjectWords<'missions'> = {
  'command.set-missions': 'die Gefechtseinsätze festlegen',
  'command.enter-mission': 'den von Hand gezogenen Gefechtseinsatz eintragen',

  'button.set-missions': 'Einsätze festlegen',
  'button.enter-mission': 'Einsatz eintragen',

  'fact.missions-set': 'Gefechtseinsätze festgelegt',
  'fact.mission-entered': 'Gefechtseinsatz von Hand gezogen',

  'line.missions-set': ({ missions }) =>
    `Gefechtseinsätze festgelegt: ${missions.length === 0 ? 'keine' : missions.join(', ')}.`,
  'line.mission-entered': ({ round, mission }) =>
    `Runde ${round}, Gefechtseinsatz von Hand gezogen: ${mission}.`,

  'refusal.missions-not-legal': ({ missions, maps }) =>
    `Auf dieser Ebene nicht zugelassen: ${missions.join(', ')}. Zur Wahl stehen diese Spielpläne: ${maps.join(', ')}.`,
  'refusal.mission-not-listed': ({ mission, missions }) =>
    `„${mission}“ gehört nicht zu den Gefechtseinsätzen dieses Turniers: ${missions.join(', ')}. Erst aufnehmen oder einen davon wählen.`,
  'refusal.mission-not-due': ({ mission, due }) =>
    `„${mission}“ kommt erst wieder, wenn alle anderen gespielt sind. Noch im Stapel: ${due.join(', ')}.`,
  'refusal.mission-in-play': ({ round, mission }) =>
    `Runde ${round} wird mit „${mission}“ gespielt. Ihre Tische behalten diesen Einsatz.`,
}
