import type { EventId } from '@topcut/engine'
import { keep, readKept } from '../kept.ts'
import type { Kept } from './follow-phone.ts'
import { noViews } from './phone-views.ts'

const local = () => window.localStorage
const keyOf = (event: EventId) => `topcut.phone.${event}`

/** A later version of these pages may show other things: what was kept by another one is left. */
const form = 1

export const readViews = (event: EventId): Kept | null => {
  const text = readKept(local, keyOf(event))
  if (text === null) return null
  try {
    const kept = JSON.parse(text) as Kept & { readonly form: number }
    return kept.form === form ? { views: { ...noViews, ...kept.views }, at: kept.at } : null
  } catch {
    return null
  }
}

export const keepViews = (event: EventId, kept: Kept): void =>
  keep(local, keyOf(event), kept.views.me === null ? null : JSON.stringify({ ...kept, form }))
