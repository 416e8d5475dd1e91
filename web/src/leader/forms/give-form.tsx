import type { Command, RuleId } from '@topcut/engine'
import { buttonLabel, refusalSentence, warningSentence } from '@topcut/protocol/words'
import { type ReactNode, useState } from 'react'
import { type Trouble, troubleOf } from '../../state/sending/outbox.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { RuleIds } from '../../ui/rule-ids.tsx'
import { RuledText } from '../../ui/ruled-text.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { useLeading } from '../leading.ts'
import { TroubleNote } from '../trouble-note.tsx'
import './forms.css'

type Props = {
  /** Null for as long as something has to be chosen first. */
  readonly command: Command | null
  /** What has to be chosen first. */
  readonly missing?: string
  /** What the button says; absent: what the command is called. */
  readonly button?: string
  readonly rules?: readonly (RuleId | undefined)[]
  readonly onDone?: () => void
  /** On one line where there is room: a field or two and the button. */
  readonly isLine?: boolean
  readonly children?: ReactNode
}

/** A command with its fields: the engine's answer while somebody types, then the one button. */
export const GiveForm = ({ command, missing = '', rules = [], onDone, ...more }: Props) => {
  const { ask, names, act } = useLeading()
  const { language, term } = useWords(deskWords)
  const [isBusy, setBusy] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const [trouble, setTrouble] = useState<{ of: Trouble; command: Command } | null>(null)
  const decision = command === null || !isTouched ? null : ask(command)

  const give = async (given: Command, override?: string) => {
    if (isBusy) return
    setBusy(true)
    const outcome = await act({ command: given, ...(override === undefined ? {} : { override }) })
    setBusy(false)
    const refused = troubleOf(outcome)
    setTrouble(refused === null ? null : { of: refused, command: given })
    if (refused !== null) return
    setTouched(false)
    onDone?.()
  }

  const said = () => {
    if (decision === null) return isTouched && command === null ? missing : ''
    return decision.granted ? '' : refusalSentence(language, decision.refusal, names)
  }
  // What counts without a score stands beside the fields for it.
  const warnings =
    decision?.granted === true
      ? decision.warnings.filter(({ code }) => code !== 'score-assumed')
      : []

  return (
    <div className={more.isLine ? 'give give-line' : 'give'}>
      <form
        className="fields"
        noValidate
        onChange={() => {
          setTouched(true)
          setTrouble(null)
        }}
        onSubmit={(submit) => {
          submit.preventDefault()
          setTouched(true)
          if (command !== null) void give(command)
        }}
      >
        {more.children}
        <div className="give-do wide">
          <Button
            type="submit"
            isPending={isBusy}
            data-testid={`give-${command?.kind ?? 'nothing'}`}
          >
            {isBusy
              ? term('saving')
              : (more.button ?? (command === null ? '' : buttonLabel(language, command.kind)))}
          </Button>
          <RuleIds rules={rules} />
        </div>
        {trouble === null && said() !== '' && (
          <Note tone="wrong" className="wide" aria-live="polite" data-testid="said">
            <RuledText>{said()}</RuledText>
          </Note>
        )}
        {warnings.map((warning) => (
          <Note tone="warn" key={warningSentence(language, warning, names)} className="wide">
            <RuledText>{warningSentence(language, warning, names)}</RuledText>
          </Note>
        ))}
      </form>
      {trouble !== null && (
        <TroubleNote
          trouble={trouble.of}
          onOverride={(override) => give(trouble.command, override)}
        />
      )}
    </div>
  )
}
