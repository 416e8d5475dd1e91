import type { CommandRecords } from '../spine/command.ts'
import { type CallTime, callTime } from './call-time.ts'
import { type ExtendTime, extendTime } from './extend-time.ts'
import { type PauseClock, pauseClock } from './pause-clock.ts'
import { type ResumeClock, resumeClock } from './resume-clock.ts'
import { type StartClock, startClock } from './start-clock.ts'

export type ClockCommand = StartClock | PauseClock | ResumeClock | CallTime | ExtendTime

export const clockCommands: CommandRecords<ClockCommand> = {
  'start-clock': startClock,
  'pause-clock': pauseClock,
  'resume-clock': resumeClock,
  'call-time': callTime,
  'extend-time': extendTime,
}
