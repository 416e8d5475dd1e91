import { openEvent } from '@topcut/engine'
import { openMemoryStore } from '@topcut/server'
import { expect, it } from 'vitest'
import { keepEvents, playedEvent } from './played-event.ts'

it('stands in the middle of a day, with a round to enter results in', () => {
  const { entries, matches } = playedEvent('hall', 8, 2)
  const { state } = openEvent(entries)
  expect(state?.rounds.map(({ status }) => status)).toEqual(['closed', 'closed', 'published'])
  expect(matches).toEqual(state?.rounds[2]?.matches)
})

it('is kept with the names of all players', async () => {
  const store = openMemoryStore()
  const hall = playedEvent('hall', 8, 0)
  await keepEvents(store, [hall])
  expect(await store.read(hall.event)).toEqual(hall.entries)
  expect(await store.people(hall.event)).toHaveLength(8)
})
