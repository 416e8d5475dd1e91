import type { EventId } from '@topcut/engine'
import type { Keeping } from '@topcut/protocol'
import { hookKeysOf } from '../hooks/hook-shelf.ts'
import type { RecordKey, Records } from '../store/records.ts'
import type { Grant, Link } from './grant.ts'
import type { Program } from './programs.ts'
import { shelfOf } from './shelf-of.ts'

/** How the owner keeps events: in sight or not, in use or put away, and what goes with each. */
export type EventKeeping = {
  readonly of: (event: EventId) => Promise<Keeping>
  /** Those that are kept otherwise than usual. */
  readonly all: () => Promise<ReadonlyMap<string, Keeping>>
  readonly set: (event: EventId, keeping: Keeping) => Promise<void>
  /** The version that was last handed out as a file; null before that. */
  readonly exported: (event: EventId) => Promise<number | null>
  readonly setExported: (event: EventId, version: number) => Promise<void>
  /** Everything that is kept beside an event because of it. */
  readonly keysOf: (event: EventId) => Promise<readonly RecordKey[]>
  /** Nothing of an event that is gone is known any more, whoever was let in meanwhile. */
  readonly forget: (event: EventId) => Promise<void>
}

const usual: Keeping = { isHidden: false, isArchived: false }

/**
 * `lookAnew` forgets what was looked up here: an event goes with its records, past this memory.
 * `mark` tells streams and other processes to look anew who may see what.
 */
export const openEventKeeping = (
  records: Records,
  lookAnew: () => void,
  mark: () => Promise<void>,
): EventKeeping => {
  const keepings = shelfOf<Keeping>(records, 'event-keeping')
  const exports = shelfOf<number>(records, 'event-export')

  const keysOf = async (event: EventId): Promise<readonly RecordKey[]> => {
    const ofEvent = (await records.list('grant')).filter(
      ({ value }) => (value as Grant).event === event,
    )
    const grants = new Set(ofEvent.map(({ key }) => key))
    const links = (await records.list('link')).filter(({ value }) => {
      const { opens } = value as Link
      return 'grant' in opens && grants.has(opens.grant)
    })
    const programs = (await records.list('program'))
      .filter(({ value }) => (value as Program).event === event)
      .map(({ key }) => key)
    return [
      ...['event-owner', 'event-code', 'event-keeping', 'event-export'].map((kind) => {
        return { kind, key: event }
      }),
      ...[...grants].map((key) => ({ kind: 'grant', key })),
      ...links.map(({ key }) => ({ kind: 'link', key })),
      ...(await hookKeysOf(records, event)),
      ...programs.flatMap((key) => [
        { kind: 'program', key },
        { kind: 'program-seen', key },
      ]),
    ]
  }

  return {
    of: async (event) => (await keepings.get(event)) ?? usual,
    all: async () =>
      new Map(
        (await records.list('event-keeping')).map(({ key, value }) => [key, value as Keeping]),
      ),
    set: async (event, keeping) => {
      if (keeping.isHidden || keeping.isArchived) await keepings.put(event, keeping)
      else await keepings.remove(event)
      await mark()
    },
    exported: exports.get,
    setExported: exports.put,
    keysOf,
    forget: async (event) => {
      lookAnew()
      for (const { kind, key } of await keysOf(event)) await records.remove(kind, key)
      await mark()
    },
  }
}
