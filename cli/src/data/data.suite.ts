import { join } from 'node:path'
import type { EventId, Log, PlayerId } from '@topcut/engine'
import { playScenario, readScenario } from '@topcut/exchange'
import { exportText, importEvents, openStore, type Store } from '@topcut/server'
import { expect } from 'vitest'
import { beats, named, scenario, swiss, topcut } from '../trial.suite.ts'

/** A day that was played, as a log. */
const played: Log = playScenario(
  readScenario(scenario(named(4), [swiss([beats('p1', 'p2'), beats('p3', 'p4', 10)])])),
).log

const people = named(4).map((player) => ({ player: player as PlayerId, name: `Name of ${player}` }))

/** Does something with a store and closes it, as if a server had been stopped. */
export const withStore = async <T>(
  data: string,
  work: (store: Store) => Promise<T>,
): Promise<T> => {
  const store = await openStore(data)
  return work(store).finally(() => store.close())
}

/** Brings events of these ids into a folder's data. */
export const keep = (data: string, ...events: readonly string[]): Promise<unknown> =>
  withStore(data, async (store) => {
    const all = events.map((event) => ({ event: event as EventId, entries: played, people }))
    await importEvents(store, await exportText(all))
  })

export const wholeIn = (data: string, event: string) =>
  withStore(data, (store) => store.whole(event as EventId))

export const eventsIn = (data: string) =>
  withStore(data, async (store) => (await store.list()).map(({ event }) => `${event}`).sort())

export const databaseOf = (data: string): string => join(data, 'topcut.sqlite')

/** What a verb answers that was granted. */
export const answered = async <T>(words: readonly string[], input: unknown = ''): Promise<T> => {
  const said = await topcut(words, input)
  expect(said, said.err).toMatchObject({ exit: 0, err: '' })
  return JSON.parse(said.out) as T
}
