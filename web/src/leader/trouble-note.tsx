import { refusalSentence } from '@topcut/protocol/words'
import { useEffect, useRef, useState } from 'react'
import type { Trouble } from '../state/sending/outbox.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { RuledText } from '../ui/ruled-text.tsx'
import type { DeskWords } from '../words/desk.ts'
import { deskWords } from '../words/desk.ts'
import { useWords } from '../words/use-words.ts'
import { type Leading, useLeading } from './leading.ts'

const troubleText = (words: DeskWords, names: Leading['names'], trouble: Trouble): string => {
  if (trouble.kind === 'refused') return refusalSentence(words.language, trouble.refusal, names)
  if (trouble.code === 'stale') return words.term('changed-meanwhile')
  return trouble.detail === '' ? words.term('fault') : trouble.detail
}

type Props = {
  readonly trouble: Trouble
  /** Where a leader may go ahead: sends the same with the reason. */
  readonly onOverride?: (reason: string) => void
}

/** Why something is not possible, and the way around it where the document leaves one. */
export const TroubleNote = ({ trouble, onOverride }: Props) => {
  const words = useWords(deskWords)
  const { names } = useLeading()
  const [reason, setReason] = useState('')
  const text = troubleText(words, names, trouble)
  const note = useRef<HTMLDivElement>(null)
  // On a phone it would come up below the bar at the foot, and the button seem dead.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said anew is shown anew
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  const mayOverride =
    onOverride !== undefined && trouble.kind === 'refused' && trouble.refusal.overridable === true
  const why = useRef<HTMLInputElement>(null)
  // The reason is all that is left to type.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said anew is asked anew
  useEffect(() => {
    if (mayOverride) why.current?.focus()
  }, [mayOverride, text])
  return (
    <div ref={note} className="trouble" role="alert" data-testid="trouble">
      <Note tone="wrong">
        <RuledText>{text}</RuledText>
      </Note>
      {mayOverride && (
        <form
          className="inline"
          onSubmit={(submit) => {
            submit.preventDefault()
            if (reason.trim() !== '') onOverride(reason.trim())
          }}
        >
          <TextField
            className={null}
            ref={why}
            label={words.heading('reason')}
            required
            value={reason}
            onChange={setReason}
          />
          <Button type="submit" size="small" data-testid="override">
            {words.page.goAhead}
          </Button>
        </form>
      )}
    </div>
  )
}
