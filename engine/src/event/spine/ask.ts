import type { Instant } from '../../vocabulary/instant.ts'
import type { Actor } from '../../vocabulary/role.ts'
import type { Command, CommandKind, CommandOf } from '../commands.ts'
import type { Decision } from './decision.ts'
import type { Log } from './entry.ts'
import type { EventState } from './state.ts'

/** A command with everything the engine may not take by itself: who, when, and luck. */
export type Ask = {
  readonly command: Command
  readonly by: Actor
  readonly at: Instant
  readonly entropy: string
  /** Why a leader goes ahead although the document says no. */
  readonly override?: string
}

/** Decides one kind of command on an event that exists. */
export type Decider<K extends CommandKind> = (
  state: EventState,
  command: CommandOf<K>,
  ask: Ask,
  log: Log,
) => Decision
