import type { CommandRecords } from '../spine/command.ts'
import { type EnterMission, enterMission } from './enter-mission.ts'
import { type SetMissions, setMissions } from './set-missions.ts'

export type MissionCommand = SetMissions | EnterMission

export const missionsCommands: CommandRecords<MissionCommand> = {
  'set-missions': setMissions,
  'enter-mission': enterMission,
}
