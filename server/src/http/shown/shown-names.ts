import { type Actor, type EventId, regulationOf } from '@topcut/engine'
import type { Names } from '@topcut/protocol/words'
import type { Desk } from '../../desk/desk.ts'
import { openFor } from './reader.ts'

/** What a sentence about no event in particular can name. */
export const commonNames: Partial<Names> = {
  regulation: (id) => regulationOf(id)?.name ?? id,
}

/**
 * Joins names to a sentence about an event: the log and its refusals hold ids only. A sentence
 * names nothing that its reader may not see.
 */
export const namesFor = async (
  desk: Desk,
  event: EventId,
  reader: Actor,
): Promise<Partial<Names>> => {
  const opened = await openFor(desk, event, reader)
  return {
    ...commonNames,
    player: (id) => opened?.names.get(id) ?? id,
    match: (id) => opened?.state.matches.get(id) ?? null,
  }
}
