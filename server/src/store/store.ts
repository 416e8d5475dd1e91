import type { CommandId, Entry, EventId, PlayerId, Warning } from '@topcut/engine'
import type { Person } from '@topcut/protocol'

/** What a granted command was answered with, so that sending it again answers the same. */
export type CommandRecord = {
  readonly command: CommandId
  /** Tells a repeated command from another one that reuses its id. */
  readonly digest: string
  /** The numbers of its entries; `last` is `first - 1` where a command left no fact. */
  readonly first: number
  readonly last: number
  readonly warnings: readonly Warning[]
}

export type Appending = {
  readonly event: EventId
  /** The number of entries the decision was made on; 0 begins a new event. */
  readonly expected: number
  readonly entries: readonly Entry[]
  readonly record: CommandRecord
  readonly people: readonly Person[]
}

export type StoredEvent = {
  readonly event: EventId
  readonly version: number
  /** The entry the event began with. */
  readonly first: Entry
}

/**
 * Keeps the logs of all events and, beside them, `people`. Entries are only ever added. Every
 * promise is settled once what it stands for would survive a power cut.
 */
export type Store = {
  /**
   * Facts, the command's record and new names go in together or not at all. `stale`: the log has
   * moved on, or the command is recorded already; nothing was written, look again.
   */
  readonly append: (appending: Appending) => Promise<'ok' | 'stale'>
  /** The entries numbered above `after` (default 0), in order; none for an unknown event. */
  readonly read: (event: EventId, after?: number) => Promise<readonly Entry[]>
  /** All events, the latest created first. */
  readonly list: () => Promise<readonly StoredEvent[]>
  readonly findCommand: (event: EventId, command: CommandId) => Promise<CommandRecord | null>
  readonly people: (event: EventId) => Promise<readonly Person[]>
  readonly setPerson: (event: EventId, person: Person) => Promise<void>
  readonly erasePerson: (event: EventId, player: PlayerId) => Promise<void>
  readonly close: () => Promise<void>
}
