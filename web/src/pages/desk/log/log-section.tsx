import { liveEntries } from '@topcut/engine'
import { useMemo, useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { useDesk } from '../desk-context.ts'
import { LogLine } from './log-line.tsx'
import './log.css'

/** A log of a large event has thousands of lines; a page that draws them all no longer answers. */
const portion = 100

/** Everything that happened, the latest first. */
export const LogSection = () => {
  const { event } = useDesk()
  const { page, heading, termWith } = useWords()
  const [count, setCount] = useState(portion)
  const live = useMemo(() => new Set(liveEntries(event.log).map(({ n }) => n)), [event])
  const shown = event.log.slice(-count).toReversed()
  const older = event.log.length - shown.length
  return (
    <>
      <header className="bar">
        <h2>{heading('log')}</h2>
        <span className="muted">{termWith('count.entries', { count: event.log.length })}</span>
      </header>
      <ol className="log" reversed start={event.log.length}>
        {shown.map((entry) => (
          <LogLine key={entry.n} entry={entry} isUndone={!live.has(entry.n)} />
        ))}
      </ol>
      {older > 0 && (
        <button type="button" className="btn older" onClick={() => setCount(count + 10 * portion)}>
          {page.olderEntries(older)}
        </button>
      )}
    </>
  )
}
