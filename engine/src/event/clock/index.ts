import type { CommandRecords } from '../spine/command.ts'
import { type ExtendTime, extendTime } from './extend-time.ts'
import {
  type CallTime,
  callTime,
  type PauseClock,
  pauseClock,
  type ResumeClock,
  resumeClock,
  type StartClock,
  startClock,
} from './run-clock.ts'

export type ClockCommand = StartClock | PauseClock | ResumeClock | CallTime | ExtendTime

export const clockCommands: CommandRecords<ClockCommand> = {
  'start-clock': startClock,
  'pause-clock': pauseClock,
  'resume-clock': resumeClock,
  'call-time': callTime,
  'extend-time': extendTime,
}
