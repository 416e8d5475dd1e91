import type { ListedEvent } from '@topcut/protocol'

/** Longer than any event lasts: what is older is looked for, not worked at. */
const days = 7

/** The events that somebody may be working at, and the archive. */
export const shelves = (events: readonly ListedEvent[], today: string) => {
  const limit = Date.parse(today) - days * 24 * 60 * 60 * 1000
  const isEarlier = ({ date }: ListedEvent) => Date.parse(date) < limit
  return {
    current: events.filter((one) => !isEarlier(one)),
    earlier: events.filter(isEarlier),
  }
}
