import { type EventId, type PublicRecord, readRecord } from '@topcut/engine'
import { useCallback, useEffect, useState } from 'react'

type Fault = Extract<ReturnType<typeof readRecord>, { readonly fault: unknown }>['fault']

/** A record, and the file it was read from, byte for byte. */
export type Held = { readonly record: PublicRecord; readonly text: string }

export type Loaded =
  | { readonly kind: 'loading' | 'none' | 'missing' | 'unreachable' }
  | { readonly kind: 'fault'; readonly fault: Fault }
  | ({ readonly kind: 'held' } & Held)

export const heldFrom = (text: string): Loaded => {
  const read = readRecord(text)
  return 'fault' in read
    ? { kind: 'fault', fault: read.fault }
    : { kind: 'held', record: read.record, text }
}

const load = async (event: EventId): Promise<Loaded> => {
  try {
    const answer = await fetch(`/api/events/${event}/record`, { cache: 'no-cache' })
    const text = await answer.text()
    if (answer.ok) return heldFrom(text)
    if (text.includes('"no-record-yet"')) return { kind: 'none' }
    return { kind: answer.status >= 500 ? 'unreachable' : 'missing' }
  } catch {
    return { kind: 'unreachable' }
  }
}

/** The record of an event from the server this page came from. One that is held is not lost again. */
export const useServerRecord = (event: EventId) => {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' })
  const [isLost, setLost] = useState(false)
  const reload = useCallback(async () => {
    const next = await load(event)
    setLost(next.kind === 'unreachable')
    setLoaded((before) =>
      before.kind === 'held' && next.kind === 'unreachable' ? { ...before } : next,
    )
  }, [event])
  useEffect(() => void reload(), [reload])
  return { loaded, isLost, reload }
}
