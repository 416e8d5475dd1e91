import { type EventState, type PlayerId, regulationOf } from '@topcut/engine'
import type { Names } from '@topcut/protocol/words'
import type { People } from '../../live/held-event.ts'

/** How players are called here; two of one name carry their numbers. */
export const shownNames = (state: EventState, people: People): Names => {
  const bare = (id: PlayerId) => people.get(id) ?? `#${state.players.get(id)?.number ?? '?'}`
  const counts = new Map<string, number>()
  for (const id of state.players.keys()) {
    const key = sameName(bare(id))
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return {
    player: (id) => {
      const name = bare(id)
      const number = state.players.get(id)?.number
      const isShared = (counts.get(sameName(name)) ?? 0) > 1
      return isShared && number !== undefined && people.has(id) ? `${name} (#${number})` : name
    },
    leader: (id) => id,
    regulation: (id) => regulationOf(id)?.name ?? id,
    match: (id) => state.matches.get(id) ?? null,
  }
}

/** Two spellings that nobody can tell apart when they are called out. */
export const sameName = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase()
