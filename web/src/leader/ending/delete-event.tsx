import type { ListedEvent } from '@topcut/protocol'
import { type FormEvent, useRef, useState } from 'react'
import { request } from '../../state/sending/request.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Sign } from '../../ui/sign.tsx'
import { deskWords } from '../../words/desk.ts'
import { startWords } from '../../words/start.ts'
import { useWords } from '../../words/use-words.ts'
import { saveFile } from '../save-file.ts'
import './delete-event.css'
import { fetchExport } from './fetch-export.ts'

type Props = {
  readonly event: Pick<ListedEvent, 'event' | 'name'>
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/**
 * Says what goes, hands the file out first, and wants the name: nothing brings it back here. What is
 * damaged has no file and goes without.
 */
export const DeleteEvent = ({ event: { event, name }, onClose, onDeleted }: Props) => {
  const { keeping } = useWords(startWords)
  const { term } = useWords(deskWords)
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [isSaving, setSaving] = useState(false)
  /** What is damaged; null for an event that can be saved. */
  const [damage, setDamage] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const save = async () => {
    setSaving(true)
    const fetched = await fetchExport(event)
    setSaving(false)
    const isTold = fetched.kind === 'problem'
    setTrouble(isTold ? fetched.detail : fetched.kind === 'unreachable' ? keeping.unreachable : '')
    if (fetched.kind === 'damaged') setDamage(fetched.detail)
    if (fetched.kind === 'file')
      saveFile(`${event}.json`, fetched.text, 'application/json;charset=utf-8')
  }
  const remove = async (sent: FormEvent) => {
    sent.preventDefault()
    if (isBusy) return
    setBusy(true)
    const reply = await request<null>('POST', `/api/events/${event}/deletion`, { name: typed })
    setBusy(false)
    if (reply.kind === 'ok') {
      onClose()
      onDeleted()
    } else setTrouble(reply.kind === 'problem' ? reply.detail : keeping.unreachable)
  }
  return (
    <Dialog
      className="delete-event"
      label={keeping.named(keeping.deleting, name)}
      ref={dialog}
      onClose={onClose}
    >
      <h2>{keeping.deleting}</h2>
      <p className="what" translate="no">
        {name}
      </p>
      {keeping.goes.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {damage === null ? (
        <>
          <p>{keeping.saveFirst}</p>
          <Button isPending={isSaving} data-testid="delete-export" onClick={() => void save()}>
            <Sign name="down" /> {keeping.download}
          </Button>
        </>
      ) : (
        <Note tone="warn" role="status" data-testid="delete-damaged">
          {damage} {keeping.unsavable}
        </Note>
      )}
      <form onSubmit={(sent) => void remove(sent)}>
        <TextField
          label={keeping.typeName}
          value={typed}
          onChange={(text) => {
            setTyped(text)
            setTrouble('')
          }}
          autoComplete="off"
          data-testid="delete-name"
        />
        <div className="give-do">
          <Button type="submit" isPending={isBusy} data-testid="delete-confirm">
            {isBusy ? term('saving') : keeping.removeForGood}
          </Button>
          <Button tone="quiet" onClick={() => dialog.current?.close()}>
            {term('cancel')}
          </Button>
        </div>
      </form>
      {trouble !== '' && (
        <Note tone="wrong" role="alert" data-testid="delete-trouble">
          {trouble}
        </Note>
      )}
    </Dialog>
  )
}
