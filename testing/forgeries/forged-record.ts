import { hash } from 'node:crypto'
import { canonical, type Log, openEvent, type PublicRecord, publicRecord } from '@topcut/engine'

const sha256 = (text: string): string => hash('sha256', text)

/** The record that a server would write for a log, whoever wrote the log. */
export const recordOf = (event: PublicRecord['event'], log: Log): PublicRecord => {
  const record = publicRecord(event, openEvent(log), null, sha256)
  if (record === null) throw new Error('nothing of it is public')
  return record
}

type OpenEntries = PublicRecord['entries']

/** The chain made anew over entries that were changed, dropped or moved, and the digest over all. */
export const rechained = (record: PublicRecord, entries: OpenEntries): PublicRecord => {
  let previous = sha256(record.event)
  const linked = entries.map(({ hash: _, ...entry }, index) => {
    const open = { ...entry, n: index + 1, previous }
    previous = sha256(canonical(open))
    return { ...open, hash: previous }
  })
  return digested({ ...record, entries: linked })
}

/** The digest made anew over what stands around the entries. */
export const digested = ({ digest: _, ...told }: PublicRecord): PublicRecord => ({
  ...told,
  digest: sha256(canonical(told)),
})
