import { overlapsOf } from '../../../leader/events/table-ranges.ts'
import { useEvents } from '../../../leader/events/use-events.ts'
import { useRealEvents } from '../../../leader/events/use-real-events.ts'
import { useLeading } from '../../../leader/leading.ts'
import { Sign } from '../../../ui/sign.tsx'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'

/** Two events of one day that would sit at the same tables, told while it can be put right. */
export const TableOverlap = () => {
  const { workplace, state } = useLeading()
  const words = useWords(startWords)
  const listed = useEvents(state.tables.first)
  const events = useRealEvents(typeof listed === 'string' ? [] : listed)
  const own = events.find(({ event }) => event === workplace.event)
  const overlaps = own === undefined ? [] : overlapsOf(own, events)
  if (overlaps.length === 0) return null
  return (
    <div className="warn" data-testid="overlap">
      {overlaps.map(({ with: other, tables }) => (
        <p key={other.event}>
          <Sign name="warn" /> {words.overlap(words.tables(tables.first, tables.last), other.name)}
        </p>
      ))}
      <p className="muted">{words.overlapHelp}</p>
    </div>
  )
}
