import type { Command } from '@topcut/engine'
import { buttonLabel, refusalSentence } from '@topcut/protocol/words'
import { useState } from 'react'
import { type Trouble, troubleOf } from '../../state/sending/outbox.ts'
import { Button } from '../../ui/button.tsx'
import { RuledText } from '../../ui/ruled-text.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { useLeading } from '../leading.ts'
import { TroubleNote } from '../trouble-note.tsx'

type Props = {
  readonly command: Command
  readonly text?: string
  /** What it is about, where the button alone would not tell somebody who does not see the row. */
  readonly about?: string
  readonly onDone?: () => void
}

/** One press gives the command; where the rules say no, the reason stands in its place. */
export const GiveButton = ({ command, text, about, onDone }: Props) => {
  const { ask, act, names } = useLeading()
  const { term, language } = useWords(deskWords)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const decision = ask(command)
  const give = async (override?: string) => {
    if (isBusy) return
    setBusy(true)
    const outcome = await act({ command, ...(override === undefined ? {} : { override }) })
    setBusy(false)
    setTrouble(troubleOf(outcome))
    if (outcome.kind === 'granted') onDone?.()
  }
  const name = text ?? buttonLabel(language, command.kind)
  if (!decision.granted && decision.refusal.overridable !== true) {
    return (
      <p className="faint not-now">
        {name}: <RuledText>{refusalSentence(language, decision.refusal, names)}</RuledText>
      </p>
    )
  }
  return (
    <>
      <Button
        size="small"
        isPending={isBusy}
        data-testid={`give-${command.kind}`}
        onClick={() => give()}
      >
        {isBusy ? term('saving') : name}
        {about !== undefined && <span className="vh">: {about}</span>}
      </Button>
      {trouble !== null && <TroubleNote trouble={trouble} onOverride={give} />}
    </>
  )
}
