import type { CommandId } from '@topcut/engine'
import type { CommandAnswer, CommandRequest, ListedEvent } from '@topcut/protocol'
import { type FormEvent, useRef, useState } from 'react'
import { newId } from '../../state/sending/new-id.ts'
import { request } from '../../state/sending/request.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { deskWords } from '../../words/desk.ts'
import { startWords } from '../../words/start.ts'
import { useWords } from '../../words/use-words.ts'
import './delete-event.css'

type Props = {
  readonly event: Pick<ListedEvent, 'event' | 'name'>
  readonly onClose: () => void
  readonly onCancelled: () => void
}

/** An event that does not take place says so to everybody, with the reason in the same words. */
export const CancelEvent = ({ event: { event, name }, onClose, onCancelled }: Props) => {
  const { keeping, home } = useWords(startWords)
  const { term } = useWords(deskWords)
  const dialog = useRef<HTMLDialogElement>(null)
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const cancel = async (sent: FormEvent) => {
    sent.preventDefault()
    if (isBusy) return
    if (reason.trim() === '') return setTrouble(home.cancelReasonMissing)
    setBusy(true)
    const body: CommandRequest = {
      id: newId() as CommandId,
      command: { kind: 'cancel-event', reason },
    }
    const reply = await request<CommandAnswer>('POST', `/api/events/${event}/commands`, body)
    setBusy(false)
    if (reply.kind === 'ok') {
      onClose()
      onCancelled()
    } else setTrouble(reply.kind === 'problem' ? reply.detail : keeping.unreachable)
  }
  return (
    <Dialog
      className="delete-event"
      label={keeping.named(home.cancelling, name)}
      ref={dialog}
      onClose={onClose}
    >
      <h2>{home.cancelling}</h2>
      <p className="what" translate="no">
        {name}
      </p>
      <p>{home.cancelNote}</p>
      <form noValidate onSubmit={(sent) => void cancel(sent)}>
        <TextField
          label={home.cancelReason}
          value={reason}
          maxLength={200}
          error={trouble === '' ? undefined : trouble}
          onChange={(text) => {
            setReason(text)
            setTrouble('')
          }}
          data-testid="cancel-reason"
        />
        <div className="give-do">
          <Button type="submit" isPending={isBusy} data-testid="cancel-confirm">
            {isBusy ? term('saving') : home.cancel}
          </Button>
          <Button tone="quiet" onClick={() => dialog.current?.close()}>
            {term('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
