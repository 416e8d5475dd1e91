import { sha256 as plain, type Sha256 } from '../chance/sha256.ts'
import type { Place } from '../event/cut/final-places.ts'
import { countedRounds } from '../event/reading/ledger-of.ts'
import { type Event, openEvent } from '../event/replay.ts'
import type { EventState } from '../event/spine/state.ts'
import { type StandingRow, standingsView } from '../views/standings/standings.ts'
import type { EventId, PlayerId } from '../vocabulary/ids.ts'
import { canonical } from './canonical.ts'
import { type LinkedEntry, openEntries } from './link-entries.ts'
import { publicPart } from './public-length.ts'

export const recordFormat = 'topcut-public-record'
export const recordVersion = 1

/** A row without the figure that is only there to look at. */
type RecordRow = Omit<StandingRow, 'strengthOfScheduleShown'>

type PublishedStandings = {
  /** The last closed round that counts. */
  readonly afterRound: number
  readonly rows: readonly RecordRow[]
}

/** All that anybody needs to check an event, and nothing personal. */
export type PublicRecord = {
  readonly format: typeof recordFormat
  readonly version: typeof recordVersion
  readonly event: EventId
  readonly entries: readonly LinkedEntry[]
  readonly standings: PublishedStandings
  /** Everybody's final place; null before the event is over. */
  readonly places: readonly Place[] | null
  /** As each player allowed; the check works without them. */
  readonly names?: { readonly [player: PlayerId]: string }
  /** Over everything else: what no entry holds would otherwise change unnoticed. */
  readonly digest: string
}

/** The public record of an event as far as everybody may see it; null before the first round. */
export const publicRecord = (
  id: EventId,
  event: Event,
  names: ReadonlyMap<PlayerId, string> | null,
  sha256: Sha256 = plain,
): PublicRecord | null => {
  const part = publicPart(event)
  const { state } = part.length === event.log.length ? event : openEvent(part)
  if (part.length === 0 || state === null) return null
  const told = {
    format: recordFormat,
    version: recordVersion,
    event: id,
    entries: openEntries(id, [], part, sha256),
    standings: publishedStandings(state),
    places: state.finished?.places ?? null,
    ...(names === null ? {} : { names: Object.fromEntries(names) }),
  } as const
  return { ...told, digest: digestOf(told, sha256) }
}

/** What is published of the places: rounds that are still being entered rank nobody in public. */
export const publishedStandings = (state: EventState): PublishedStandings => {
  const afterRound = countedRounds(state).findLast(({ status }) => status === 'closed')?.number ?? 0
  const { rows } = afterRound === 0 ? { rows: [] } : standingsView(state, afterRound)
  return { afterRound, rows: rows.map(({ strengthOfScheduleShown: _, ...row }) => row) }
}

export const digestOf = (told: Omit<PublicRecord, 'digest'>, sha256: Sha256): string =>
  sha256(canonical(told))

/** As it is saved: one line without spaces, so that the same record is the same file. */
export const recordText = (record: PublicRecord): string => canonical(record)
