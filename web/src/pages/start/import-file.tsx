import type { FileLook } from '@topcut/protocol'
import { Suspense, useId, useState } from 'react'
import { loadedLater } from '../../route/loaded-later.ts'
import { goTo } from '../../route/route.ts'
import { pathOfEvent } from '../../route/route-of.ts'
import { FileField } from '../../ui/file-field.tsx'
import { Note } from '../../ui/note.tsx'
import { useDroppedFile } from '../../ui/use-dropped-file.ts'
import { startWords } from '../../words/start.ts'
import { useWords } from '../../words/use-words.ts'
import { lookAtFile } from './from-file/ask-file.ts'
import { isOwnExport } from './from-file/is-own-export.ts'
import { type Sending, sendFile } from './send-file.ts'
import './import-file.css'

const FilePreview = loadedLater(
  async () => (await import('./from-file/file-preview.tsx')).FilePreview,
)

type Doing =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading' }
  | Sending
  | { readonly kind: 'stopped'; readonly why: string }
  | { readonly kind: 'taken'; readonly count: number }
  /** Of another tool: what it is, before anything is kept. */
  | { readonly kind: 'looked'; readonly file: File; readonly look: FileLook }

/** A file of any tool, chosen or dropped here; an own export is checked and opened at once. */
export const ImportFile = ({ onTaken }: { readonly onTaken: () => void }) => {
  const { importing } = useWords(startWords)
  const [doing, setDoing] = useState<Doing>({ kind: 'idle' })
  const heading = useId()
  const isBusy = ['reading', 'sending', 'proving'].includes(doing.kind)

  const look = async (file: File) => {
    const reply = await lookAtFile(file, null)
    if (reply.kind === 'ok') return setDoing({ kind: 'looked', file, look: reply.body })
    const why = reply.kind === 'problem' ? reply.detail : importing.unreachable
    setDoing({ kind: 'stopped', why })
  }
  const bring = async (file: File | undefined) => {
    if (file === undefined || isBusy || doing.kind === 'looked') return
    setDoing({ kind: 'reading' })
    const text = await file.text().catch(() => null)
    if (text === null) return setDoing({ kind: 'stopped', why: importing.unreadable })
    if (!isOwnExport(text)) return look(file)
    const reply = await sendFile(text, setDoing)
    if (reply.kind !== 'taken') {
      const why = reply.kind === 'problem' ? reply.detail : importing.unreachable
      return setDoing({ kind: 'stopped', why })
    }
    const [only] = reply.events
    if (only !== undefined && reply.events.length === 1) return goTo(pathOfEvent(only))
    setDoing({ kind: 'taken', count: reply.events.length })
    onTaken()
  }
  const isOver = useDroppedFile((file) => void bring(file))
  const said =
    doing.kind === 'sending'
      ? importing.sending(doing.percent)
      : doing.kind === 'reading' || doing.kind === 'proving'
        ? importing[doing.kind]
        : doing.kind === 'taken'
          ? importing.taken(doing.count)
          : ''

  return (
    <section className={isOver ? 'create import over' : 'create import'} aria-labelledby={heading}>
      <h2 id={heading}>{importing.heading}</h2>
      <p className="muted">{importing.note}</p>
      <p className="pick-file">
        <FileField
          label={importing.choose}
          data-testid="import-file"
          isPending={isBusy}
          onChoose={(file) => void bring(file)}
        />
        <span className="muted" aria-hidden="true">
          {importing.drop}
        </span>
      </p>
      <p role="status" data-testid="import-said">
        {said}
      </p>
      {doing.kind === 'stopped' && (
        <Note tone="wrong" role="alert" data-testid="import-trouble">
          {doing.why}
        </Note>
      )}
      {doing.kind === 'looked' && (
        <Suspense>
          <FilePreview
            file={doing.file}
            first={doing.look}
            onClose={() => setDoing({ kind: 'idle' })}
          />
        </Suspense>
      )}
    </section>
  )
}
