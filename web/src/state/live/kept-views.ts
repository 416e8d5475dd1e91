import type { EventId } from '@topcut/engine'
import type { GrantAnswer } from '@topcut/protocol'
import { keep, readKept } from '../kept.ts'
import type { Kept } from './follow-phone.ts'
import { noViews } from './phone-views.ts'

const local = () => window.localStorage
const before = 'topcut.phone.'
const keyOf = (event: EventId) => `${before}${event}`

/** A later version of these pages may show other things: what was kept by another one is left. */
const form = 2

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

/** Whoever comes in after somebody else must not be shown what that one saw. */
export const forgetOthers = (grants: readonly GrantAnswer[], kept: () => Storage = local): void => {
  try {
    const storage = kept()
    for (const key of Object.keys(storage).filter((one) => one.startsWith(before))) {
      const { views } = JSON.parse(storage.getItem(key) ?? '{}') as Partial<Kept>
      const isOwn = grants.some(
        ({ event, player }) => keyOf(event) === key && player === views?.me?.view.player.player,
      )
      if (!isOwn) storage.removeItem(key)
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
