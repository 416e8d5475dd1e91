import type { ListedEvent } from '@topcut/protocol'
import { useState } from 'react'
import { request } from '../../state/sending/request.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { Sign } from '../../ui/sign.tsx'
import { startWords } from '../../words/start.ts'
import { useWords } from '../../words/use-words.ts'
import { EndingDialog } from './ending-dialog.tsx'
import { fetchExport } from './fetch-export.ts'

type Props = {
  readonly event: Pick<ListedEvent, 'event' | 'name' | 'players' | 'round' | 'version'>
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/**
 * Counts what goes, hands the file out first, and wants the name: nothing brings it back here. What
 * is damaged has no file and goes without.
 */
export const DeleteEvent = ({ event: one, onClose, onDeleted }: Props) => {
  const { keeping } = useWords(startWords)
  const { event, name } = one
  const [typed, setTyped] = useState('')
  const [isSaving, setSaving] = useState(false)
  const [isSaved, setSaved] = useState(false)
  /** What is damaged; null for an event that can be saved. */
  const [damage, setDamage] = useState<string | null>(null)
  const [trouble, setTrouble] = useState('')
  const save = async () => {
    setSaving(true)
    const fetched = await fetchExport(event)
    setSaving(false)
    const isTold = fetched.kind === 'problem'
    setTrouble(isTold ? fetched.detail : fetched.kind === 'unreachable' ? keeping.unreachable : '')
    if (fetched.kind === 'damaged') setDamage(fetched.detail)
    if (fetched.kind !== 'file') return
    saveFile(`${event}.json`, fetched.text, 'application/json;charset=utf-8')
    setSaved(true)
  }
  const isReady = isSaved || damage !== null
  const isNamed = typed.trim() === name.trim()
  const counts = [
    [one.players, keeping.lost.players],
    [one.round, keeping.lost.rounds],
    [one.version, keeping.lost.entries],
  ] as const
  return (
    <EndingDialog
      name={name}
      heading={keeping.deleting}
      field={
        <TextField
          className="field step-2"
          label={keeping.typeName}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          data-testid="delete-name"
        />
      }
      button={keeping.removeForGood}
      before={keeping.needs(!isReady, !isNamed)}
      testId="delete"
      send={() => request('POST', `/api/events/${event}/deletion`, { name: typed })}
      onClose={onClose}
      onDone={onDeleted}
    >
      <ul className="counts" data-testid="delete-counts">
        {counts.map(
          ([n, text]) =>
            n > 0 && (
              <li key={text(2)}>
                <b>{n}</b> {text(n)}
              </li>
            ),
        )}
      </ul>
      {keeping.goes.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {damage === null ? (
        <div className="step-1">
          <Button isPending={isSaving} data-testid="delete-export" onClick={() => void save()}>
            <Sign name={isSaved ? 'check' : 'down'} /> {keeping.download}
          </Button>
          <span className="muted" role="status">
            {isSaved ? keeping.savedFirst : keeping.saveFirst}
          </span>
        </div>
      ) : (
        <Note tone="warn" role="status" data-testid="delete-damaged">
          {damage} {keeping.unsavable}
        </Note>
      )}
      {trouble !== '' && (
        <Note tone="wrong" role="alert">
          {trouble}
        </Note>
      )}
    </EndingDialog>
  )
}
