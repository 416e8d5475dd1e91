import type { ListedEvent } from '@topcut/protocol'
import { takenOn } from '../../../leader/events/table-ranges.ts'
import { useRealEvents } from '../../../leader/events/use-real-events.ts'
import { TextField } from '../../../ui/field.tsx'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'

type Props = {
  readonly date: string
  readonly events: readonly ListedEvent[]
  readonly value: string
  readonly onChange: (text: string) => void
}

/** Where in the hall the event begins, with what others have there that day. */
export const TablesField = ({ date, events, value, onChange }: Props) => {
  const words = useWords(startWords)
  const taken = takenOn(date, useRealEvents(events))
  return (
    <div className="field">
      <TextField
        className={null}
        label={words.firstTable}
        data-testid="event-first-table"
        type="number"
        min={1}
        max={9999}
        value={value}
        onChange={onChange}
      />
      {taken.map(({ event, name, tables }) => (
        <p key={event} className="faint">
          {words.takenTables(words.tables(tables?.first ?? 0, tables?.last ?? 0), name)}
        </p>
      ))}
    </div>
  )
}
