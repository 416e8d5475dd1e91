import type { Command, Entry } from '@topcut/engine'
import { buttonLabel, refusalSentence } from '@topcut/protocol/words'
import { useState } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { TroubleNote } from '../../../leader/trouble-note.tsx'
import { type Trouble, troubleOf } from '../../../state/sending/outbox.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { RuledText } from '../../../ui/ruled-text.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

/** Takes back an entry, with a reason; says before why it cannot be, or how much goes with it. */
export const UndoForm = ({
  entry,
  onDone,
}: {
  readonly entry: Entry
  readonly onDone: () => void
}) => {
  const { ask, names, act } = useLeading()
  const { page, language, term } = useWords(deskWords)
  const [reason, setReason] = useState(page.undoReason)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const command: Command = { kind: 'undo', entry: entry.n, reason }
  const decision = ask(command)
  const mayTry = decision.granted || decision.refusal.code === 'reason-needed'

  const undo = async () => {
    const refused = troubleOf(await act({ command }))
    setTrouble(refused)
    if (refused === null) onDone()
  }

  return (
    <form
      className="inline undo-form"
      onKeyDown={(key) => {
        if (key.key === 'Escape') onDone()
      }}
      onSubmit={(submit) => {
        submit.preventDefault()
        void undo()
      }}
    >
      {mayTry && (
        <>
          <TextField className={null} label={page.whyAmend} value={reason} onChange={setReason} />
          <Button type="submit" size="small" data-testid="undo-confirm">
            {buttonLabel(language, 'undo')}
          </Button>
        </>
      )}
      <Button tone="quiet" size="small" onClick={onDone}>
        {term('cancel')}
      </Button>
      <p className={decision.granted ? 'muted' : 'wrong'}>
        {decision.granted ? (
          page.undoTakes(decision.facts.length)
        ) : (
          <>
            <Sign name="differ" />{' '}
            <RuledText>{refusalSentence(language, decision.refusal, names)}</RuledText>
          </>
        )}
      </p>
      {trouble !== null && <TroubleNote trouble={trouble} />}
    </form>
  )
}
