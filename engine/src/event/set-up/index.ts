import type { CommandRecords } from '../spine/command.ts'
import { type AllowEmbedding, allowEmbedding } from './allow-embedding.ts'
import { type AnnounceEvent, announceEvent } from './announce-event.ts'
import { type AnnounceMessage, announceMessage } from './announce-message.ts'
import { type CancelEvent, cancelEvent } from './cancel-event.ts'
import { type ChangeOptions, changeOptions } from './change-options.ts'
import { type ChangeStructure, changeStructure } from './change-structure.ts'
import type { CreateEvent } from './create-event.ts'
import { type DescribeEvent, describeEvent } from './describe-event.ts'
import { type SetDetails, setDetails } from './set-details.ts'
import { type TickItem, tickItem } from './tick-item.ts'

export type SetUpCommand =
  | CreateEvent
  | DescribeEvent
  | ChangeStructure
  | ChangeOptions
  | SetDetails
  | TickItem
  | AnnounceEvent
  | AnnounceMessage
  | AllowEmbedding
  | CancelEvent

export const setUpCommands: CommandRecords<Exclude<SetUpCommand, CreateEvent>> = {
  'describe-event': describeEvent,
  'change-structure': changeStructure,
  'change-options': changeOptions,
  'set-details': setDetails,
  'tick-item': tickItem,
  'announce-event': announceEvent,
  'announce-message': announceMessage,
  'allow-embedding': allowEmbedding,
  'cancel-event': cancelEvent,
}
