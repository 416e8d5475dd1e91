import type { Actor } from '../vocabulary/role.ts'
import { type CallCommand, callsCommands } from './calls/index.ts'
import { type ClockCommand, clockCommands } from './clock/index.ts'
import { type CutCommand, cutCommands } from './cut/index.ts'
import { type LeaderCommand, leadersCommands } from './leaders/index.ts'
import { type ListCommand, listsCommands } from './lists/index.ts'
import { type LuckCommand, luckCommands } from './luck/index.ts'
import { type MaterialCommand, materialCommands } from './material/index.ts'
import { type MissionCommand, missionsCommands } from './missions/index.ts'
import { type PlayerCommand, playersCommands } from './players/index.ts'
import { type ResultCommand, resultsCommands } from './results/index.ts'
import { type RoundCommand, roundsCommands } from './rounds/index.ts'
import { type RulingCommand, rulingsCommands } from './rulings/index.ts'
import { type CreateEvent, createEvent } from './set-up/create-event.ts'
import { type SetUpCommand, setUpCommands } from './set-up/index.ts'
import type { CommandRecord, CommandRecords, Traits } from './spine/command.ts'
import { type TableCommand, tablesCommands } from './tables/index.ts'
import { type Undo, undo } from './undo.ts'

/** A wish, imperative; it may be refused. */
export type Command =
  | SetUpCommand
  | PlayerCommand
  | LeaderCommand
  | ListCommand
  | RoundCommand
  | LuckCommand
  | TableCommand
  | ClockCommand
  | ResultCommand
  | CutCommand
  | RulingCommand
  | CallCommand
  | MaterialCommand
  | MissionCommand
  | Undo

export type CommandKind = Command['kind']

export type CommandOf<K extends CommandKind> = Extract<Command, { readonly kind: K }>

/** All but the first of an event, which has no state to be decided on. */
type Later = Exclude<Command, CreateEvent>

/** A command that is missing here does not compile. */
const records: CommandRecords<Later> = {
  ...setUpCommands,
  ...playersCommands,
  ...leadersCommands,
  ...listsCommands,
  ...roundsCommands,
  ...luckCommands,
  ...tablesCommands,
  ...clockCommands,
  ...resultsCommands,
  ...cutCommands,
  ...rulingsCommands,
  ...callsCommands,
  ...materialCommands,
  ...missionsCommands,
  undo,
}

export const recordOf = <K extends Later['kind']>(
  kind: K,
): CommandRecord<Extract<Later, { readonly kind: K }>> => records[kind]

export const traitsOf = (kind: CommandKind): Traits =>
  kind === 'create-event' ? createEvent : recordOf(kind)

export const may = ({ role }: Actor, command: CommandKind): boolean =>
  traitsOf(command).may.includes(role)
