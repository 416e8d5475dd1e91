import { type Entry, liveEntries } from '@topcut/engine'
import { useDeferredValue, useMemo, useState } from 'react'
import { toldEntry } from '../../../leader/done/told-step.ts'
import { useLeading } from '../../../leader/leading.ts'
import { Button } from '../../../ui/button.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { byText } from './by-text.ts'
import { everything, filtered, isEverything } from './log-filter.ts'
import { LogLine } from './log-line.tsx'
import { LogSearch } from './log-search.tsx'
import { StateThen } from './state-then.tsx'
import './log.css'

/** A log of a large event has thousands of lines; a page that draws them all no longer answers. */
const portion = 100

/** Everything that happened, the latest first, and the state at any moment of it. */
export const LogSection = () => {
  const { event, names } = useLeading()
  const words = useWords(deskWords)
  const { page, heading, termWith } = words
  const { log } = event
  const [count, setCount] = useState(portion)
  const [filter, setFilter] = useState(everything)
  const [moment, setMoment] = useState<number | null>(null)
  const live = useMemo(() => new Set(liveEntries(log).map(({ n }) => n)), [log])
  const sentence = (entry: Entry) => toldEntry(words, names, event, entry)
  const by = (entry: Entry) => byText(words, names, entry.by)
  const asked = useDeferredValue(filter)
  const found = filtered(log, asked, { sentence, by })
  const kinds = useMemo(() => [...new Set(log.map(({ fact }) => fact.kind))], [log])
  const shown = found.slice(-count).toReversed()
  const older = found.length - shown.length
  return (
    <>
      <header className="bar">
        <h2>{heading('log')}</h2>
        <span className="muted" role="status">
          {isEverything(asked)
            ? termWith('count.entries', { count: log.length })
            : page.afterwards.log.found(found.length)}
        </span>
        <LogSearch
          filter={filter}
          kinds={kinds}
          people={[...new Set(log.map(by))]}
          onChange={setFilter}
        />
      </header>
      <div className={moment === null ? undefined : 'with-then'}>
        {moment !== null && (
          <StateThen n={moment} onMove={setMoment} onLeave={() => setMoment(null)} />
        )}
        <div>
          <ol className="log">
            {shown.map((entry) => (
              <LogLine
                key={entry.n}
                entry={entry}
                sentence={sentence(entry)}
                by={by(entry)}
                isUndone={!live.has(entry.n)}
                isHere={entry.n === moment}
                onLook={() => setMoment(entry.n === moment ? null : entry.n)}
              />
            ))}
          </ol>
          {older > 0 && (
            <Button className="older" onClick={() => setCount(count + 10 * portion)}>
              {page.olderEntries(older)}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}
