import type { Entry } from '@topcut/engine'
import { buttonLabel, factLabel } from '@topcut/protocol/words'
import { useState } from 'react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Pill } from '../../../ui/note.tsx'
import { RuledText } from '../../../ui/ruled-text.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { timeText } from '../../../words/time-text.ts'
import { useWords } from '../../../words/use-words.ts'
import { UndoForm } from './undo-form.tsx'

type Props = {
  readonly entry: Entry
  readonly sentence: string
  readonly by: string
  readonly isUndone: boolean
  /** The moment that is looked at. */
  readonly isHere: boolean
  readonly onLook: () => void
}

/** One entry as a sentence, with who and when; anything but the creation can be taken back. */
export const LogLine = ({ entry, sentence, by, isUndone, isHere, onLook }: Props) => {
  const { page, language } = useWords(deskWords)
  const [isOpen, setOpen] = useState(false)
  const mayUndo = !isUndone && entry.fact.kind !== 'event-created'
  return (
    <li
      className={`log-line${isUndone ? ' undone' : ''}${isHere ? ' here' : ''}`}
      data-testid={`entry-${entry.n}`}
    >
      <span className="num faint">{entry.n}</span>
      <time className="faint" dateTime={new Date(entry.at).toISOString()}>
        {timeText(language, entry.at)}
      </time>
      <p>
        {isUndone ? <s>{sentence}</s> : <RuledText>{sentence}</RuledText>}
        {isUndone && <Pill>{factLabel(language, 'undone')}</Pill>}{' '}
        <small className="faint by">{by}</small>
      </p>
      <span className="log-do">
        <Button
          tone="quiet"
          size="small"
          data-testid={`then-${entry.n}`}
          aria-pressed={isHere}
          onClick={onLook}
        >
          {page.afterwards.log.stateThen}
          <span className="vh">: {page.afterwards.log.lookAt(entry.n)}</span>
        </Button>
        {mayUndo && (
          <IconButton
            aria-expanded={isOpen}
            label={page.undoEntry(entry.n)}
            title={buttonLabel(language, 'undo')}
            onClick={() => setOpen(!isOpen)}
          >
            <Sign name="undo" />
          </IconButton>
        )}
      </span>
      {isOpen && mayUndo && <UndoForm entry={entry} onDone={() => setOpen(false)} />}
    </li>
  )
}
