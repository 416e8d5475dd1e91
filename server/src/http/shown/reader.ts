import { type Actor, type EventId, peopleFrom, type Redacted, redact } from '@topcut/engine'
import type { Person } from '@topcut/protocol'
import type { Desk } from '../../desk/desk.ts'

/** How to reach somebody is the organizer's to know, and one's own. */
export const personFor = (reader: Actor, person: Person): Person => {
  if (reader.role === 'organizer' || reader.player === person.player) return person
  const { contact: _, ...rest } = person
  return rest
}

export const peopleFor = (reader: Actor, people: readonly Person[]): readonly Person[] =>
  people.map((person) => personFor(reader, person))

/** An event as a reader may know it; null where there is none. */
export const openFor = async (
  desk: Desk,
  event: EventId,
  reader: Actor,
): Promise<Redacted | null> => {
  const [held, people] = await Promise.all([desk.load(event), desk.people(event)])
  return held?.state == null ? null : redact(held.state, peopleFrom(people), reader)
}
