import { type EventState, listChanges } from '@topcut/engine'
import type { ListOwner } from './list-owner.ts'

/** What leaders have changed of a list since it was handed in. */
type Corrected = {
  readonly reasons: readonly string[]
  readonly removed: readonly string[]
  readonly added: readonly string[]
}

/** Null where it is as it was handed in. */
export const correctedIn = ({ lists }: EventState, owner: ListOwner): Corrected | null => {
  const held = owner === null ? undefined : lists.get(owner.player)
  const first = held?.corrections[0]
  if (held === undefined || first === undefined) return null
  const { removed, added } = listChanges(first.before, held.list)
  return { removed, added, reasons: held.corrections.map(({ reason }) => reason) }
}
