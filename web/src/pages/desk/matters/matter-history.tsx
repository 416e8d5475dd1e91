import { type Entry, type FactKind, liveEntries } from '@topcut/engine'
import { factSentence } from '@topcut/protocol/words'
import { useMemo, useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { actorText } from '../../../leader/matters/actor-text.ts'
import { isFoundBy } from '../../../parts/found-by.ts'
import { TextField } from '../../../ui/field.tsx'
import { RuledText } from '../../../ui/ruled-text.tsx'
import { deskWords } from '../../../words/desk.ts'
import { timeText } from '../../../words/time-text.ts'
import { useWords } from '../../../words/use-words.ts'
import '../../../leader/history-line.css'
import './matter-history.css'

const matterFacts: readonly FactKind[] = [
  'ruling-recorded',
  'ruling-appealed',
  'appeal-decided',
  'points-deducted',
  'disqualification-proposed',
  'proposal-answered',
  'player-disqualified',
  'judge-called',
  'call-taken',
  'call-closed',
  'material-reported',
  'material-time-granted',
  'material-settled',
  'sharing-ordered',
  'lot-drawn',
]

const isMatter = ({ fact }: Entry): boolean => matterFacts.includes(fact.kind)

/** A large event has hundreds; what is further back is found by typing. */
const shownAtOnce = 50

/** Everything that was called, ruled and settled, the latest first. */
export const MatterHistory = () => {
  const { event, names } = useLeading()
  const words = useWords(deskWords)
  const { page, language } = words
  const [query, setQuery] = useState('')
  const lines = useMemo(
    () =>
      liveEntries(event.log)
        .filter(isMatter)
        .toReversed()
        .map((entry) => ({ entry, text: factSentence(language, entry.fact, names) })),
    [event, names, language],
  )
  if (lines.length === 0) return null
  const found = lines.filter(({ text }) => isFoundBy(query, text))
  return (
    <section className="matter-history">
      <header className="bar">
        <h3>{page.people.history}</h3>
        <span className="muted">{lines.length}</span>
      </header>
      <div className="history-find">
        <TextField
          label={page.people.findIn}
          data-testid="find-matter"
          value={query}
          onChange={setQuery}
        />
      </div>
      <ol className="log">
        {found.slice(0, shownAtOnce).map(({ entry, text }) => (
          <li key={entry.n} className="history-line" data-testid={`matter-entry-${entry.n}`}>
            <span className="num faint">{entry.n}</span>
            <time className="faint" dateTime={new Date(entry.at).toISOString()}>
              {timeText(language, entry.at)}
            </time>
            <p>
              <RuledText>{text}</RuledText>{' '}
              <span className="faint">{actorText(words, names, entry.by)}</span>
            </p>
          </li>
        ))}
      </ol>
      {found.length === 0 && <p className="empty">{page.people.foundNothing}</p>}
    </section>
  )
}
