import type { ListedEvent, TableRange } from '@topcut/protocol'

type Overlap = { readonly with: ListedEvent; readonly tables: TableRange }

type Placed = Pick<ListedEvent, 'event' | 'date' | 'status' | 'tables'>

const isInTheHall = ({ status }: Placed): boolean => status === 'to-come' || status === 'running'

const shared = (a: TableRange, b: TableRange): TableRange | null => {
  const range = { first: Math.max(a.first, b.first), last: Math.min(a.last, b.last) }
  return range.first <= range.last ? range : null
}

/** The other events of the day that have some of the same tables, each with those they share. */
export const overlapsOf = (event: Placed, events: readonly ListedEvent[]): readonly Overlap[] => {
  const { tables } = event
  if (tables === null || !isInTheHall(event)) return []
  return events.flatMap((other) => {
    if (other.event === event.event || other.date !== event.date) return []
    if (!isInTheHall(other) || other.tables === null) return []
    const both = shared(tables, other.tables)
    return both === null ? [] : [{ with: other, tables: both }]
  })
}

/** The events of a day that have tables already, for whoever chooses the first one of another. */
export const takenOn = (date: string, events: readonly ListedEvent[]): readonly ListedEvent[] =>
  events.filter((one) => one.date === date && isInTheHall(one) && one.tables !== null)
