import type { CommandRecords } from '../spine/command.ts'
import { type AppointLeader, appointLeader } from './appoint-leader.ts'
import { type ChangeDuty, changeDuty } from './change-duty.ts'
import { type DismissLeader, dismissLeader } from './dismiss-leader.ts'
import { type HandOverOffice, handOverOffice } from './hand-over-office.ts'

export type LeaderCommand = AppointLeader | DismissLeader | HandOverOffice | ChangeDuty

export const leadersCommands: CommandRecords<LeaderCommand> = {
  'appoint-leader': appointLeader,
  'dismiss-leader': dismissLeader,
  'hand-over-office': handOverOffice,
  'change-duty': changeDuty,
}
