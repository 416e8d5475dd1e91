import type { SubjectWords } from '../subject-words.ts'

export const missions: SubjectWords<'missions'> = {
  'command.set-missions': 'set the skirmish missions',
  'command.enter-mission': 'enter the skirmish mission drawn by hand',

  'button.set-missions': 'Save missions',
  'button.enter-mission': 'Enter mission',

  'fact.missions-set': 'skirmish missions set',
  'fact.mission-entered': 'skirmish mission drawn by hand',

  'line.missions-set': ({ missions }) =>
    `Skirmish missions set: ${missions.length === 0 ? 'none' : missions.join(', ')}.`,
  'line.mission-entered': ({ round, mission }) =>
    `Round ${round}, skirmish mission drawn by hand: ${mission}.`,

  'refusal.missions-not-legal': ({ missions, maps }) =>
    `Not allowed at this tier: ${missions.join(', ')}. Choose among these maps: ${maps.join(', ')}.`,
  'refusal.mission-not-listed': ({ mission, missions }) =>
    `“${mission}” is not among the missions of this tournament: ${missions.join(', ')}. Add it first, or choose one of these.`,
  'refusal.mission-not-due': ({ mission, due }) =>
    `“${mission}” comes again when all others have been played. Still to come: ${due.join(', ')}.`,
  'refusal.mission-in-play': ({ round, mission }) =>
    `Round ${round} is being played with “${mission}”. Its tables keep that mission.`,
}
