import type { ListedEvent } from '@topcut/protocol'
import { isFoundBy } from '../../../parts/found-by.ts'

const season = ({ date }: ListedEvent): string => date.slice(0, 4)

/** The years that something was played in, the latest first. */
export const seasonsOf = (events: readonly ListedEvent[]): readonly string[] =>
  [...new Set(events.map(season))]
    .filter((year) => year !== '')
    .toSorted()
    .toReversed()

/** Those of a season, or of all, whose title or winner has all that was typed. */
export const archiveFound = (
  events: readonly ListedEvent[],
  typed: string,
  year: string | null,
): readonly ListedEvent[] =>
  events.filter(
    (one) =>
      (year === null || season(one) === year) &&
      isFoundBy(typed, `${one.name} ${one.winner ?? ''}`),
  )
