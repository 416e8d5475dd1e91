import type { Keeping, ListedEvent } from '@topcut/protocol'
import { Suspense, useState } from 'react'
import { loadedLater } from '../../route/loaded-later.ts'
import { request } from '../../state/sending/request.ts'
import { Button } from '../../ui/button.tsx'
import { Note, Pill } from '../../ui/note.tsx'
import { startWords } from '../../words/start.ts'
import { useWords } from '../../words/use-words.ts'
import './keep-event.css'

const DeleteEvent = loadedLater(async () => (await import('./delete-event.tsx')).DeleteEvent)

type Props = { readonly event: ListedEvent; readonly onChanged: () => void }

/** Hidden, archived or neither; one press does each and one takes it back. For the owner. */
export const KeepEvent = ({ event: one, onChanged }: Props) => {
  const { keeping } = useWords(startWords)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const [isDeleting, setDeleting] = useState(false)
  const { event, isHidden, isArchived } = one
  const keep = async (change: Partial<Keeping>) => {
    setBusy(true)
    const wanted = { isHidden, isArchived, ...change }
    const reply = await request<Keeping>('PUT', `/api/events/${event}/keeping`, wanted)
    setBusy(false)
    if (reply.kind === 'ok') onChanged()
    setTrouble(
      reply.kind === 'problem' ? reply.detail : reply.kind === 'ok' ? '' : keeping.unreachable,
    )
  }
  const doings = [
    ['hide', isHidden ? keeping.show : keeping.hide, { isHidden: !isHidden }],
    ['archive', isArchived ? keeping.takeOut : keeping.archive, { isArchived: !isArchived }],
  ] as const
  if (!one.isOwn && !isHidden) return null
  return (
    <div className="keep-event">
      {isHidden && <Pill>{keeping.hidden}</Pill>}
      {one.isOwn && (
        <>
          {doings.map(([name, text, change]) => (
            <Button
              key={name}
              tone="quiet"
              size="small"
              isPending={isBusy}
              aria-label={keeping.named(text, one.name)}
              data-testid={`${name}-${event}`}
              onClick={() => void keep(change)}
            >
              {text}
            </Button>
          ))}
          <Button
            tone="quiet"
            size="small"
            aria-label={keeping.named(keeping.remove, one.name)}
            data-testid={`delete-${event}`}
            onClick={() => setDeleting(true)}
          >
            {keeping.remove}
          </Button>
        </>
      )}
      {trouble !== '' && (
        <Note tone="wrong" role="alert">
          {trouble}
        </Note>
      )}
      {isDeleting && (
        <Suspense>
          <DeleteEvent event={one} onClose={() => setDeleting(false)} onDeleted={onChanged} />
        </Suspense>
      )}
    </div>
  )
}
