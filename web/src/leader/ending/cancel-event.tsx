import type { CommandId } from '@topcut/engine'
import type { CommandRequest, ListedEvent } from '@topcut/protocol'
import { useState } from 'react'
import { newId } from '../../state/sending/new-id.ts'
import { request } from '../../state/sending/request.ts'
import { TextField } from '../../ui/field.tsx'
import { startWords } from '../../words/start.ts'
import { useWords } from '../../words/use-words.ts'
import { EndingDialog } from './ending-dialog.tsx'

type Props = {
  readonly event: Pick<ListedEvent, 'event' | 'name'>
  readonly onClose: () => void
  readonly onCancelled: () => void
}

/** An event that does not take place says so to everybody, with the reason in the same words. */
export const CancelEvent = ({ event: { event, name }, onClose, onCancelled }: Props) => {
  const { home } = useWords(startWords)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const cancel = () => {
    setMissing(reason.trim() === '')
    if (reason.trim() === '') return null
    const body: CommandRequest = {
      id: newId() as CommandId,
      command: { kind: 'cancel-event', reason },
    }
    return request('POST', `/api/events/${event}/commands`, body)
  }
  return (
    <EndingDialog
      name={name}
      heading={home.cancelling}
      field={
        <TextField
          label={home.cancelReason}
          value={reason}
          maxLength={200}
          error={isMissing ? home.cancelReasonMissing : undefined}
          onChange={(text) => {
            setReason(text)
            setMissing(false)
          }}
          data-testid="cancel-reason"
        />
      }
      button={home.cancel}
      testId="cancel"
      send={cancel}
      onClose={onClose}
      onDone={onCancelled}
    >
      <p>{home.cancelNote}</p>
    </EndingDialog>
  )
}
