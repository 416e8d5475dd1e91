import type { EventId } from '@topcut/engine'
import { keep, readKept } from '../kept.ts'
import type { KeptPublic } from './follow-public.ts'

const local = () => window.localStorage
/** One for all events: a phone that follows many must not be filled by them. */
const key = 'topcut.public'
/** What was kept by a version that shows other things is left. */
const form = 1

type Stored = KeptPublic & { readonly form: number; readonly event: EventId }

/** What an earlier visit has left of this event, and of no other. */
export const readPublic = (event: EventId): KeptPublic | null => {
  const text = readKept(local, key)
  if (text === null) return null
  try {
    const stored = JSON.parse(text) as Stored
    if (stored.form !== form || stored.event !== event) return null
    return { views: stored.views, at: stored.at }
  } catch {
    return null
  }
}

export const keepPublic = (event: EventId, kept: KeptPublic | null): void =>
  keep(local, key, kept === null ? null : JSON.stringify({ ...kept, form, event }))
