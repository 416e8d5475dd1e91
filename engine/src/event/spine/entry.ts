import type { CommandId } from '../../vocabulary/ids.ts'
import type { Instant } from '../../vocabulary/instant.ts'
import type { Actor } from '../../vocabulary/role.ts'
import type { Fact } from './answers.ts'

/** One line of the log: a fact, its number (1, 2, 3 …), when, by whom and by which command. */
export type Entry = {
  readonly n: number
  readonly at: Instant
  readonly by: Actor
  readonly command: CommandId
  readonly fact: Fact
  /** The hash that joins it to the one before; absent in a log that was never stored. */
  readonly link?: string
}

export type Log = readonly Entry[]
