import { type Command, day, type EventId } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { openMemoryStore } from '../store/memory/memory-store.ts'
import type { Store } from '../store/store.ts'
import {
  createSample,
  granted,
  order,
  player,
  publishSample,
  registration,
  sampleDesk,
  win,
} from './sample-day.suite.ts'
import { openSummaries } from './summaries.ts'

const watched = (store: Store) => {
  const read: EventId[] = []
  const list = openSummaries(
    {
      list: store.list,
      read: (event) => {
        read.push(event)
        return store.read(event)
      },
    },
    () => undefined,
  )
  return { read, only: async () => (await list())[0]?.summary }
}

describe('the list of events', () => {
  it('says how far each is', async () => {
    const store = openMemoryStore()
    const desk = sampleDesk(store)
    const event = await createSample(desk)
    const give = async (command: Command, override?: string) => {
      const more = override === undefined ? {} : { override }
      granted(await desk.handle(event, order(command, more)))
    }
    const only = async () => (await desk.list())[0]?.summary
    expect(await only()).toEqual({
      status: 'to-come',
      round: 0,
      roundName: null,
      players: 0,
      capacity: null,
      waiting: 0,
      tables: null,
      until: null,
      start: null,
      venue: null,
      cancelled: null,
      champion: null,
      waits: { step: 'register-players', registered: 0 },
      isHeld: false,
    })

    await give({ kind: 'set-tables', first: 21, closed: [22] })
    for (const n of [1, 2, 3]) {
      granted(await desk.handle(event, registration(n)))
      await give({ kind: 'check-in-player', player: player(n) })
    }
    const tables = { first: 21, last: 23 }
    expect(await only()).toMatchObject({ status: 'to-come', round: 0, players: 3, tables })

    await give({ kind: 'announce-event' })
    const held = { waits: { step: 'start-stage', stage: 1 }, isHeld: true }
    expect(await only()).toMatchObject(held)
    await give({ kind: 'start-stage' }, 'lists on paper')
    await give({ kind: 'pair-round' })
    expect(await only()).toMatchObject({ status: 'running', round: 0, roundName: null })
    await give({ kind: 'publish-round' })
    expect(await only()).toMatchObject({ status: 'running', round: 1, players: 3 })
    expect((await only())?.roundName).toMatchObject({ kind: 'numbered', round: 1 })
    expect((await only())?.waits).toMatchObject({ step: 'enter-results', round: 1 })
    await give({ kind: 'cancel-event', reason: 'The hall is flooded.' })
    const cancelled = 'The hall is flooded.'
    expect(await only()).toMatchObject({ status: 'cancelled', players: 3, cancelled })
    const entry = (await desk.load(event))?.state?.cancelled?.entry ?? 0
    await give({ kind: 'undo', entry, reason: 'the water is gone' })

    for (const match of (await desk.load(event))?.state?.rounds[0]?.matches ?? [])
      await give({ kind: 'enter-result', match, result: win })
    await give({ kind: 'close-round' })
    await give({ kind: 'finish-event' })
    const champion = (await desk.load(event))?.state?.finished?.champion
    expect(champion).toBeDefined()
    expect(await only()).toMatchObject({ status: 'finished', round: 1, players: 3, champion })
    expect((await only())?.waits).toEqual({ step: 'nothing' })
  })

  it('counts everybody who played, also who is out, and only the tables that are needed', async () => {
    const store = openMemoryStore()
    const desk = sampleDesk(store)
    const { event } = await publishSample(desk, 6)
    granted(
      await desk.handle(event, order({ kind: 'drop-player', player: player(6), when: 'now' })),
    )
    granted(
      await desk.handle(event, order({ kind: 'drop-player', player: player(5), when: 'now' })),
    )
    const [one] = await desk.list()
    expect(one?.summary).toMatchObject({ players: 6, tables: { first: 1, last: 2 } })
  })

  it('tells where and when it is, how many places there are and how many wait', async () => {
    const store = openMemoryStore()
    const desk = sampleDesk(store)
    const event = await createSample(desk)
    const about = { start: '09:45', until: day('2026-05-03'), venue: 'Old Customs House' }
    granted(await desk.handle(event, order({ kind: 'describe-event', about })))
    granted(await desk.handle(event, order({ kind: 'set-capacity', players: 2 })))
    for (const n of [1, 2, 3]) granted(await desk.handle(event, registration(n)))
    const [one] = await desk.list()
    expect(one?.summary).toMatchObject({ ...about, players: 2, capacity: 2, waiting: 1 })
  })

  it('calls each by the name and the day it has now', async () => {
    const store = openMemoryStore()
    const desk = sampleDesk(store)
    const event = await createSample(desk)
    const about = { name: 'Harbour Cup', date: day('2015-12-24') }
    granted(await desk.handle(event, order({ kind: 'describe-event', about })))
    expect((await desk.list())[0]?.created).toMatchObject(about)
  })

  it('reads a log once, and again when it has grown', async () => {
    const store = openMemoryStore()
    const desk = sampleDesk(store)
    const { event } = await publishSample(desk, 4)
    const { read, only } = watched(store)
    await only()
    expect(await only()).toMatchObject({ status: 'running', players: 4 })
    expect(read).toEqual([event])
    granted(await desk.handle(event, order({ kind: 'start-clock' })))
    await only()
    expect(read).toEqual([event, event])
  })

  it('has those that this version cannot read, too', async () => {
    const store = openMemoryStore()
    const desk = sampleDesk(store)
    const event = await createSample(desk)
    const [first] = await store.read(event)
    const stranger = { ...first, n: 2, command: 'later', fact: { kind: 'comet-seen' } } as never
    const record = { command: 'later' as never, digest: '', first: 2, last: 2, warnings: [] }
    await store.append({ event, expected: 1, entries: [stranger], records: [record], people: [] })
    expect(await watched(store).only()).toMatchObject({ status: 'unreadable' })
  })
})
