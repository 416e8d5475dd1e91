import type { Entry } from '@topcut/engine'
import { factSentence } from '@topcut/protocol/words'
import { useState } from 'react'
import { timeText } from '../../../words/time-text.ts'
import { useWords } from '../../../words/use-words.ts'
import { useDesk } from '../desk-context.ts'
import { UndoForm } from './undo-form.tsx'

type Props = { readonly entry: Entry; readonly isUndone: boolean }

/** One entry as a sentence; anything but the creation can be taken back. */
export const LogLine = ({ entry, isUndone }: Props) => {
  const { names } = useDesk()
  const { page, label, language } = useWords()
  const [isOpen, setOpen] = useState(false)
  const mayUndo = !isUndone && entry.fact.kind !== 'event-created'
  return (
    <li className={isUndone ? 'log-line undone' : 'log-line'} data-testid={`entry-${entry.n}`}>
      <span className="num faint">{entry.n}</span>
      <time className="faint" dateTime={new Date(entry.at).toISOString()}>
        {timeText(language, entry.at)}
      </time>
      <p>
        {isUndone ? (
          <s>{factSentence(language, entry.fact, names)}</s>
        ) : (
          factSentence(language, entry.fact, names)
        )}
        {isUndone && <span className="pill plain">{label('fact.undone')}</span>}
      </p>
      {mayUndo && (
        <button
          type="button"
          className="btn small quiet"
          aria-expanded={isOpen}
          aria-label={page.undoEntry(entry.n)}
          onClick={() => setOpen(!isOpen)}
        >
          {label('do.undo')}
        </button>
      )}
      {isOpen && mayUndo && <UndoForm entry={entry} onDone={() => setOpen(false)} />}
    </li>
  )
}
