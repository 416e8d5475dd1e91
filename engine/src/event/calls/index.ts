import type { CommandRecords } from '../spine/command.ts'
import { type CloseCall, closeCall, type TakeCall, takeCall } from './answer-call.ts'
import { type CallJudge, callJudge } from './call-judge.ts'

export type CallCommand = CallJudge | TakeCall | CloseCall

export const callsCommands: CommandRecords<CallCommand> = {
  'call-judge': callJudge,
  'take-call': takeCall,
  'close-call': closeCall,
}
