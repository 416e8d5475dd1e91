import {
  advance,
  type Entry,
  type Event,
  openEvent,
  type People,
  type PlayerId,
  upcast,
} from '@topcut/engine'
import type { EventAnswer, Person } from '@topcut/protocol'

/** What this page knows of an event: its log, what the log says, and the names beside it. */
export type Held = { readonly event: Event; readonly people: People }

const named = (before: People, people: readonly Person[]): People =>
  new Map([...before, ...people.map((person) => [person.player, person] as const)])

export const hold = ({ log, people }: EventAnswer): Held => ({
  event: openEvent(log.map(upcast)),
  people: named(new Map(), people),
})

export const takePeople = (held: Held, people: readonly Person[]): Held =>
  people.length === 0 ? held : { ...held, people: named(held.people, people) }

export const takeErased = (held: Held, erased: readonly PlayerId[]): Held => {
  if (!erased.some((player) => held.people.has(player))) return held
  const left = [...held.people].filter(([player]) => !erased.includes(player))
  return { ...held, people: new Map(left) }
}

/** Null: something before these entries is missing, so the log has to be fetched again. */
export const takeEntries = (held: Held, entries: readonly Entry[]): Held | null => {
  const known = held.event.log.length
  // The same entry comes twice: with the answer to one's own command and over the live stream.
  const fresh = entries.filter(({ n }) => n > known)
  if (fresh.length === 0) return held
  const isNext = fresh.every(({ n }, index) => n === known + 1 + index)
  return isNext ? { ...held, event: advance(held.event, fresh.map(upcast)) } : null
}
