import type { ListedEvent } from '@topcut/protocol'
import { isFoundBy } from '../../../parts/found-by.ts'

export const seasonOf = ({ date }: ListedEvent): string => date.slice(0, 4)

/** The years that something was played in, the latest first. */
export const seasonsOf = (events: readonly ListedEvent[]): readonly string[] =>
  [...new Set(events.map(seasonOf))]
    .filter((year) => year !== '')
    .toSorted()
    .toReversed()

/** Those whose title, venue or winner has all that was typed. */
export const foundEvents = (events: readonly ListedEvent[], typed: string) =>
  events.filter(({ name, venue, winner }) =>
    isFoundBy(typed, [name, venue, winner].filter((text) => text !== null).join(' ')),
  )
