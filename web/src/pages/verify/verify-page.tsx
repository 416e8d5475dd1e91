import type { EventId } from '@topcut/engine'
import { type ReactNode, useState } from 'react'
import { pathOfEvent } from '../../route/route-of.ts'
import { Button } from '../../ui/button.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { Note } from '../../ui/note.tsx'
import { useDroppedFile } from '../../ui/use-dropped-file.ts'
import { fileWords } from '../../words/file.ts'
import { useWords } from '../../words/use-words.ts'
import { verifyWords } from '../../words/verify.ts'
import { CheckedRecord } from './checked-record.tsx'
import { type InFile, recordInFile } from './record-in-file.ts'
import { useIsPhone } from './use-is-phone.ts'
import { useServerRecord } from './use-server-record.ts'
import { VerifyBand } from './verify-band.tsx'
import './verify.css'

type PlainProps = { readonly home: string | null; readonly children: ReactNode }

/** Before there is a record. */
const PlainPage = ({ home, children }: PlainProps) => {
  const words = useWords(verifyWords)
  const isPhone = useIsPhone()
  return (
    <>
      <VerifyBand name="" home={home} isPhone={isPhone} progress={null} />
      <main className="verify">
        <div className="verify-main">
          {!isPhone && <h1>{words.title}</h1>}
          <p className="verify-lead">{isPhone ? words.shortLead : words.lead}</p>
          {children}
        </div>
      </main>
    </>
  )
}

/** Checks the record of an event that the server has which sent this page. */
export const ServedVerifyPage = ({ event }: { readonly event: EventId }) => {
  const words = useWords(verifyWords)
  const { loaded, isLost, reload } = useServerRecord(event)
  if (loaded.kind === 'held') {
    return <CheckedRecord held={loaded} source={{ kind: 'server', event, isLost, reload }} />
  }
  const text = loaded.kind === 'fault' ? words.file.faults[loaded.fault] : words.load[loaded.kind]
  return (
    <PlainPage home={pathOfEvent(event, 'public')}>
      <p role="status" data-testid={`record-${loaded.kind}`}>
        {text}
      </p>
      {loaded.kind !== 'loading' && (
        <p>
          <Button data-testid="try-again" onClick={() => void reload()}>
            {words.load.again}
          </Button>
        </p>
      )}
      {loaded.kind === 'missing' && (
        <p>
          <a href={pathOfEvent(event, 'public')}>{words.toEvent}</a>
        </p>
      )}
    </PlainPage>
  )
}

/** Checks a file, wherever the page was opened from. */
export const OwnVerifyPage = () => {
  const words = useWords(verifyWords)
  const { unreadable } = useWords(fileWords)
  const [loaded, setLoaded] = useState<InFile | null>(null)
  const take = async (file: File | undefined) => {
    if (file !== undefined) setLoaded(await recordInFile(file))
  }
  const isOver = useDroppedFile((file) => void take(file))
  if (loaded?.kind === 'held') {
    return <CheckedRecord held={loaded} source={{ kind: 'file', another: () => setLoaded(null) }} />
  }
  return (
    <PlainPage home={null}>
      <section className={isOver ? 'verify-drop over' : 'verify-drop'} data-testid="drop">
        <h2>{words.file.title}</h2>
        <p>{isOver ? words.file.drop : words.file.text}</p>
        <FileField
          label={words.file.choose}
          accept=".json,application/json"
          data-testid="record-file"
          onChoose={(file) => void take(file)}
        />
        {(loaded?.kind === 'fault' || loaded?.kind === 'unreadable') && (
          <Note tone="wrong" role="alert">
            {loaded.kind === 'fault' ? words.file.faults[loaded.fault] : unreadable}
          </Note>
        )}
        <p className="muted">{words.file.stays}</p>
      </section>
    </PlainPage>
  )
}
