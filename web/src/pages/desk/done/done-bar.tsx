import { factSentence, warningSentence } from '@topcut/protocol/words'
import { useState } from 'react'
import { useCell } from '../../../cell/use-cell.ts'
import { Sign } from '../../../look/sign.tsx'
import { timeText } from '../../../words/time-text.ts'
import { useWords } from '../../../words/use-words.ts'
import { useDesk } from '../desk-context.ts'
import { type Trouble, TroubleNote } from '../trouble-note.tsx'
import { Connected } from './connected.tsx'
import { type LastDone, lastDone } from './last-done.ts'
import './done-bar.css'

const useUndo = (last: LastDone | null) => {
  const { actAll } = useDesk()
  const { page } = useWords()
  const [trouble, setTrouble] = useState<{ readonly at: number; readonly of: Trouble } | null>(null)
  const at = last?.entries.at(-1)?.n ?? 0
  const undo = async () => {
    if (last === null) return
    const parcels = last.undo.map((entry) => ({
      command: { kind: 'undo' as const, entry, reason: page.undoReason },
    }))
    const outcomes = await actAll(parcels, page.undoTakes)
    const refused = outcomes.find((outcome): outcome is Trouble => outcome.kind !== 'granted')
    setTrouble(refused === undefined ? null : { at, of: refused })
  }
  return { undo, trouble: trouble !== null && trouble.at === at ? trouble.of : null }
}

/** What was done last, with what there is to know about it, and Undo. */
export const DoneBar = () => {
  const { event, session, names } = useDesk()
  const { page, label, language } = useWords()
  const done = useCell(session.done)
  const last = lastDone(event, done)
  const { undo, trouble } = useUndo(last)
  const latest = last?.entries.at(-1)
  const sentences = last?.entries.map(({ fact }) => factSentence(language, fact, names)) ?? []
  const summary = last?.done?.summary ?? sentences.join(' · ')
  return (
    <footer className="done-bar on-band">
      <div className="done-text" aria-live="polite" data-testid="done">
        {latest !== undefined && (
          <p>
            <span className="faint">
              {page.lastDone}, {timeText(language, latest.at)}:
            </span>{' '}
            {summary}
          </p>
        )}
        {last?.done?.warnings.map((warning) => (
          <p key={warningSentence(language, warning, names)} className="warning">
            <Sign name="warn" /> {warningSentence(language, warning, names)}
          </p>
        ))}
        {trouble !== null && <TroubleNote trouble={trouble} />}
      </div>
      {last !== null && (
        <button type="button" className="btn small on-ink" data-testid="undo" onClick={undo}>
          <Sign name="undo" />
          {label('do.undo')}
        </button>
      )}
      <Connected />
    </footer>
  )
}
