import type { ListedEvent } from '@topcut/protocol'
import { overlapsOf } from '../../../leader/events/table-ranges.ts'
import { Note } from '../../../ui/note.tsx'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'

type Props = {
  readonly event: ListedEvent
  /** Those that have their tables in the hall. */
  readonly inUse: readonly ListedEvent[]
}

/** The tables that another event of the day has as well. */
export const Overlaps = ({ event, inUse }: Props) => {
  const words = useWords(startWords)
  const overlaps = inUse.includes(event) ? overlapsOf(event, inUse) : []
  return overlaps.map((overlap) => (
    <Note tone="warn" key={overlap.with.event} data-testid="overlap">
      {words.overlap(words.tables(overlap.tables.first, overlap.tables.last), overlap.with.name)}
    </Note>
  ))
}
