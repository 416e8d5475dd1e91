import type { CommandId, Entry, EventId, PlayerId, Warning } from '@topcut/engine'
import type { Person } from '@topcut/protocol'
import type { RecordKey, Records } from './records.ts'

/** What a granted command was answered with, so that sending it again answers the same. */
export type CommandRecord = {
  readonly command: CommandId
  /** Tells a repeated command from another one that reuses its id; `desk/order.ts` makes it. */
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
  /** One for each command, in the order of their entries. */
  readonly records: readonly CommandRecord[]
  readonly people: readonly Person[]
}

export type StoredEvent = {
  readonly event: EventId
  readonly version: number
  /** The entry the event began with, as it is kept; null where it is damaged. */
  readonly first: Entry | null
}

/** All that is kept of one event. */
export type WholeEvent = {
  readonly event: EventId
  readonly entries: readonly Entry[]
  readonly records: readonly CommandRecord[]
  readonly people: readonly Person[]
}

/** An event that is to go for good, with what is kept beside the events because of it. */
export type Removing = {
  readonly event: EventId
  /** The number of entries that were seen last: what came since must not go unseen. */
  readonly expected: number
  readonly records: readonly RecordKey[]
}

/** Another process has stored something: how far the log goes now, and whose names have changed. */
export type News = {
  readonly event: EventId
  /** 0: the event was deleted. */
  readonly version: number
  readonly players: readonly PlayerId[]
}

/**
 * Keeps the logs of all events and, beside them, `people`. Entries are only ever added, until the
 * whole event is removed. Every promise is settled once what it stands for would survive a power cut; what stands in the way of
 * that rejects as a `StoreFault`.
 */
export type Store = {
  /** What is kept beside the events: who may come in. Copies of single events leave it out. */
  readonly records: Records
  /**
   * Facts, the commands' records and new names go in together or not at all. `stale`: the log has
   * moved on, or a command is recorded already; nothing was written, look again.
   */
  readonly append: (appending: Appending) => Promise<'ok' | 'stale'>
  /**
   * The entries numbered above `after` (default 0), in order; none for an unknown event. Rejects,
   * naming it, where one is not as it was written; other events are not concerned.
   */
  readonly read: (event: EventId, after?: number) => Promise<readonly Entry[]>
  /**
   * The entries after a version that was seen; null where the log does not reach it: the event is
   * gone, or another one has come in its place.
   */
  readonly since: (event: EventId, version: number) => Promise<readonly Entry[] | null>
  /** All events, the latest created first. */
  readonly list: () => Promise<readonly StoredEvent[]>
  /** The records there are of these commands. */
  readonly findCommands: (
    event: EventId,
    commands: readonly CommandId[],
  ) => Promise<readonly CommandRecord[]>
  readonly people: (event: EventId) => Promise<readonly Person[]>
  readonly setPerson: (event: EventId, person: Person) => Promise<void>
  /** Also takes away what the digests of these commands have of a name: all behind the dot. */
  readonly erasePerson: (
    event: EventId,
    player: PlayerId,
    commands: readonly CommandId[],
  ) => Promise<void>
  /** An event as it stands at one moment; null where there is none. */
  readonly whole: (event: EventId) => Promise<WholeEvent | null>
  /** Takes whole events in, all or none. `taken`: one of them is here already. */
  readonly take: (events: readonly WholeEvent[]) => Promise<'ok' | 'taken'>
  /**
   * Takes an event away, with its people and these records, all or none. `stale`: its log has moved
   * on, or there is none; nothing was removed.
   */
  readonly remove: (removing: Removing) => Promise<'ok' | 'stale'>
  /**
   * Writes a consistent copy into a folder, of everything or of one event at least; answers with
   * the file. `stamp` becomes part of its name.
   */
  readonly backup: (folder: string, stamp: string, event?: EventId) => Promise<string>
  /**
   * Hears what other processes store; `gap`: some of it may have been missed. Answers with what
   * ends the watching. A store of one process has nothing to tell.
   */
  readonly watch: (hear: (news: News | 'gap') => void) => () => void
  readonly close: () => Promise<void>
}
