import type { CommandRecords } from '../spine/command.ts'
import { type CallJudge, callJudge } from './call-judge.ts'
import { type CloseCall, closeCall } from './close-call.ts'
import { type TakeCall, takeCall } from './take-call.ts'

export type CallCommand = CallJudge | TakeCall | CloseCall

export const callsCommands: CommandRecords<CallCommand> = {
  'call-judge': callJudge,
  'take-call': takeCall,
  'close-call': closeCall,
}
