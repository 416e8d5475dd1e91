import type { CommandRecords } from '../spine/command.ts'
import { type DeclinePlace, declinePlace } from './decline-place.ts'
import { type FinishEvent, finishEvent } from './finish-event.ts'
import { type MakeCut, makeCut } from './make-cut.ts'

export type CutCommand = MakeCut | DeclinePlace | FinishEvent

export const cutCommands: CommandRecords<CutCommand> = {
  'make-cut': makeCut,
  'decline-place': declinePlace,
  'finish-event': finishEvent,
}
