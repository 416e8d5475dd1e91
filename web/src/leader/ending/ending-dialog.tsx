import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { Reply } from '../../state/sending/request.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { deskWords } from '../../words/desk.ts'
import { startWords } from '../../words/start.ts'
import { useWords } from '../../words/use-words.ts'
import './ending-dialog.css'

type Props = {
  readonly name: string
  readonly heading: string
  /** What is said before the form. */
  readonly children: ReactNode
  /** What is typed to go ahead. */
  readonly field: ReactNode
  readonly button: string
  /** What has to be done before the button does anything; empty when it may be pressed. */
  readonly before?: string
  readonly testId: string
  /** What stands in the way, told beside the field; null to go ahead. */
  readonly send: () => Promise<Reply<unknown>> | null
  readonly onClose: () => void
  readonly onDone: () => void
}

/** An end that nobody comes to by one press: what it means, something to type, and what went wrong. */
export const EndingDialog = (props: Props) => {
  const { name, heading, children, field, button, before = '', testId, send, onClose } = props
  const { keeping } = useWords(startWords)
  const { term } = useWords(deskWords)
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const go = async (sent: FormEvent) => {
    sent.preventDefault()
    if (isBusy) return
    setTrouble('')
    const sending = send()
    if (sending === null) return
    setBusy(true)
    const reply = await sending
    setBusy(false)
    if (reply.kind === 'ok') {
      onClose()
      props.onDone()
    } else setTrouble(reply.kind === 'problem' ? reply.detail : keeping.unreachable)
  }
  return (
    <Dialog className="ending" label={keeping.named(heading, name)} ref={dialog} onClose={onClose}>
      <h2>{heading}</h2>
      <p className="what" translate="no">
        {name}
      </p>
      {children}
      <form noValidate onSubmit={(sent) => void go(sent)}>
        {field}
        <div className="give-do">
          <Button
            type="submit"
            className={before === '' ? '' : 'not-yet'}
            isPending={isBusy}
            aria-describedby={`${testId}-before`}
            data-testid={`${testId}-confirm`}
          >
            {isBusy ? term('saving') : button}
          </Button>
          <span className="muted" id={`${testId}-before`}>
            {before}
          </span>
          <Button tone="quiet" onClick={() => dialog.current?.close()}>
            {term('cancel')}
          </Button>
        </div>
      </form>
      {trouble !== '' && (
        <Note tone="wrong" role="alert" data-testid={`${testId}-trouble`}>
          {trouble}
        </Note>
      )}
    </Dialog>
  )
}
