import type { Event, EventId, PlayerId } from '@topcut/engine'
import type { Store } from '../store/store.ts'
import { type Announcements, deletion } from './announcements.ts'
import type { Shelf } from './shelf.ts'

/** What is still to be looked up for those who listen; `all` where news may have been missed. */
type Owed = { readonly version: number; readonly players: ReadonlySet<PlayerId> | 'all' }

/** Before the store is asked again that could not answer. */
const pause = 1_000

const merge = (a: Owed | undefined, b: Owed): Owed => {
  if (a === undefined) return b
  const version = Math.max(a.version, b.version)
  if (a.players === 'all' || b.players === 'all') return { version, players: 'all' }
  return { version, players: new Set([...a.players, ...b.players]) }
}

const playersOf = ({ state }: Event): ReadonlySet<PlayerId> => new Set(state?.players.keys())

/** Brings what other processes store to those who listen here. */
export const followOthers = (means: {
  readonly store: Store
  readonly shelf: Shelf
  readonly announcements: Announcements
}): void => {
  const { store, shelf, announcements } = means
  const owed = new Map<EventId, Owed>()
  const busy = new Set<EventId>()

  const catchUp = async (event: EventId, { version, players }: Owed): Promise<void> => {
    const held = shelf.held(event)
    if (players === 'all' && (await shelf.load(event)).log.length === 0) {
      announcements.announce(event, deletion)
      return
    }
    if (players === 'all' || players.size > 0) {
      // The log before the names: whoever is in it has come with one, and lacks it only if erased.
      const asked = players === 'all' ? playersOf(await shelf.load(event)) : players
      const people = (await store.people(event)).filter(({ player }) => asked.has(player))
      const named = new Set(people.map(({ player }) => player))
      const erased = [...asked].filter((player) => !named.has(player))
      announcements.announce(event, { entries: [], people, erased })
    }
    if (held !== undefined && held.log.length >= version) return
    const { log } = await shelf.load(event)
    // The shelf tells of what is new to it; of an event it had to put away it knows nothing, and
    // the last entry is enough for those who listen to look for themselves.
    if (held === undefined) announcements.announce(event, { entries: log.slice(-1), people: [] })
  }

  const run = async (event: EventId): Promise<void> => {
    busy.add(event)
    for (let next = owed.get(event); next !== undefined; next = owed.get(event)) {
      owed.delete(event)
      if (announcements.listeners(event) === 0) break
      try {
        await catchUp(event, next)
      } catch {
        owed.set(event, merge(owed.get(event), next))
        await new Promise((resolve) => setTimeout(resolve, pause).unref())
      }
    }
    busy.delete(event)
  }

  const owe = (event: EventId, more: Owed): void => {
    if (announcements.listeners(event) === 0) return
    owed.set(event, merge(owed.get(event), more))
    if (!busy.has(event)) run(event)
  }

  store.watch((news) => {
    if (news !== 'gap' && news.version === 0) {
      shelf.drop(news.event)
      announcements.announce(news.event, deletion)
    } else if (news !== 'gap')
      owe(news.event, { version: news.version, players: new Set(news.players) })
    else
      for (const event of announcements.heard())
        owe(event, { version: Number.POSITIVE_INFINITY, players: 'all' })
  })
}
