import type { CommandRecords } from '../spine/command.ts'
import { type AdmitPlayer, admitPlayer } from './admit-player.ts'
import { type CancelCheckIn, cancelCheckIn } from './cancel-check-in.ts'
import { type ChangeWishes, changeWishes } from './change-wishes.ts'
import { type CheckInPlayer, checkInPlayer } from './check-in-player.ts'
import { type DropPlayer, dropPlayer } from './drop-player.ts'
import { type KeepClubsApart, keepClubsApart } from './keep-clubs-apart.ts'
import { type MarkPayment, markPayment } from './mark-payment.ts'
import { type ReadmitPlayer, readmitPlayer } from './readmit-player.ts'
import { type RegisterLatePlayer, registerLatePlayer } from './register-late-player.ts'
import { type RegisterPlayer, registerPlayer } from './register-player.ts'
import { type RemoveRegistrations, removeRegistrations } from './remove-registrations.ts'
import { type SetCapacity, setCapacity } from './set-capacity.ts'

export type PlayerCommand =
  | RegisterPlayer
  | RegisterLatePlayer
  | SetCapacity
  | AdmitPlayer
  | CheckInPlayer
  | CancelCheckIn
  | MarkPayment
  | ChangeWishes
  | KeepClubsApart
  | RemoveRegistrations
  | DropPlayer
  | ReadmitPlayer

export const playersCommands: CommandRecords<PlayerCommand> = {
  'register-player': registerPlayer,
  'register-late-player': registerLatePlayer,
  'set-capacity': setCapacity,
  'admit-player': admitPlayer,
  'check-in-player': checkInPlayer,
  'cancel-check-in': cancelCheckIn,
  'mark-payment': markPayment,
  'change-wishes': changeWishes,
  'keep-clubs-apart': keepClubsApart,
  'remove-registrations': removeRegistrations,
  'drop-player': dropPlayer,
  'readmit-player': readmitPlayer,
}
