import { type EventId, regulationOf } from '@topcut/engine'
import type { Names } from '@topcut/protocol/words'
import type { Desk } from '../desk/desk.ts'

/** What a sentence about no event in particular can name. */
export const commonNames: Partial<Names> = {
  regulation: (id) => regulationOf(id)?.name ?? id,
}

/** Joins names to a sentence about an event: the log and its refusals hold ids only. */
export const namesFor = async (desk: Desk, event: EventId): Promise<Partial<Names>> => {
  const [held, people] = await Promise.all([desk.load(event), desk.people(event)])
  const names = new Map(people.map(({ player, name }) => [player, name]))
  return {
    ...commonNames,
    player: (id) => names.get(id) ?? id,
    match: (id) => held?.state?.matches.get(id) ?? null,
  }
}
