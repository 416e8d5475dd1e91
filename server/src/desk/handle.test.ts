import type { CommandId, EventId, LeaderId, MatchId } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { openMemoryStore } from '../store/memory/memory-store.ts'
import type { Store } from '../store/store.ts'
import {
  countedLuck,
  createSample,
  creation,
  granted,
  order,
  player,
  publishSample,
  registration,
  sampleDesk,
  win,
} from './sample-day.suite.ts'

const by = { role: 'organizer' } as const

describe('a command at the desk', () => {
  it('becomes numbered entries with instant, actor and command', async () => {
    const desk = sampleDesk()
    const event = await createSample(desk)
    const first = registration(1)
    const answer = granted(await desk.handle(event, first))
    expect(answer.entries).toMatchObject([
      { n: 2, by, command: first.id, fact: { kind: 'player-registered', player: player(1) } },
    ])
    expect(answer.entries[0]?.at).toBe(Date.UTC(2026, 4, 2, 9, 0, 2))
    expect((await desk.load(event))?.log.slice(1)).toEqual(answer.entries)
  })

  it('is given entropy of the desk where it draws lots', async () => {
    const desk = sampleDesk()
    const event = await createSample(desk)
    const fact = (await desk.load(event))?.log[0]?.fact
    // The first draw names the event, the second is the engine's.
    const luck = countedLuck()
    luck()
    expect(fact).toMatchObject({ kind: 'event-created', entropy: luck() })
  })

  it('is refused with the engine’s own refusal, and nothing is stored', async () => {
    const store = openMemoryStore()
    const desk = sampleDesk(store)
    const event = await createSample(desk)
    const refused = order({ kind: 'pair-round' })
    expect(await desk.handle(event, refused)).toMatchObject({
      kind: 'refused',
      refusal: { code: 'stage-not-started' },
    })
    expect(await store.read(event)).toHaveLength(1)
    expect(await store.findCommands(event, [refused.id])).toEqual([])
  })

  it('has nothing to do in an event that does not exist', async () => {
    const desk = sampleDesk()
    const nowhere = 'nowhere' as EventId
    expect(await desk.handle(nowhere, registration(1))).toEqual({ kind: 'no-such-event' })
    expect(await desk.load(nowhere)).toBeNull()
  })

  it('does not create an event under an id that somebody chose', async () => {
    const desk = sampleDesk()
    const event = await createSample(desk)
    expect(await desk.handle(event, order(creation))).toMatchObject({
      refusal: { code: 'event-exists' },
    })
  })
})

describe('a command sent twice', () => {
  it('answers the same and stores nothing twice', async () => {
    const store = openMemoryStore()
    const desk = sampleDesk(store)
    const event = await createSample(desk)
    const once = registration(1)
    const first = await desk.handle(event, once)
    granted(await desk.handle(event, registration(2)))
    expect(await desk.handle(event, once)).toEqual(first)
    expect(await store.read(event)).toHaveLength(3)
  })

  it('answers the same when both are under way at once', async () => {
    const store = openMemoryStore()
    const desk = sampleDesk(store)
    const event = await createSample(desk)
    const once = registration(1)
    const [first, second] = await Promise.all([desk.handle(event, once), desk.handle(event, once)])
    expect(first.kind).toBe('granted')
    expect(second).toEqual(first)
    expect(await store.read(event)).toHaveLength(2)
  })

  it('answers the same from a desk that was opened anew', async () => {
    const store = openMemoryStore()
    const event = await createSample(sampleDesk(store))
    const once = registration(1)
    const first = await sampleDesk(store).handle(event, once)
    expect(await sampleDesk(store).handle(event, once)).toEqual(first)
  })

  it('keeps its warnings', async () => {
    const desk = sampleDesk()
    const command = { ...creation, options: { strengthOfSchedule: 'tome' } } as const
    const { event } = granted(await desk.create({ command, by }))
    granted(await desk.handle(event, registration(1)))
    const once = order({ kind: 'announce-event' })
    const first = granted(await desk.handle(event, once))
    expect(first.warnings).toMatchObject([{ code: 'tell-players' }])
    expect(await desk.handle(event, once)).toEqual(first)
  })

  it('makes one event, not two', async () => {
    const store = openMemoryStore()
    const desk = sampleDesk(store)
    const twice = { id: 'made-once' as CommandId, command: creation, by }
    const first = await desk.create(twice)
    expect(await desk.create(twice)).toEqual(first)
    expect(await desk.list()).toHaveLength(1)
    granted(await desk.create({ command: creation, by }))
    expect(await desk.list()).toHaveLength(2)
  })

  it('is told apart from another one that reuses its id', async () => {
    const store = openMemoryStore()
    const desk = sampleDesk(store)
    const event = await createSample(desk)
    const first = registration(1)
    granted(await desk.handle(event, first))
    const reused = { kind: 'command-id-reused' }
    expect(await desk.handle(event, registration(2, { id: first.id }))).toEqual(reused)
    expect(await desk.handle(event, { ...first, name: 'Else' })).toEqual(reused)
    expect(await store.read(event)).toHaveLength(2)
  })

  it('is answered to whoever gave it, in whatever office, and to nobody else', async () => {
    const desk = sampleDesk()
    const event = await createSample(desk)
    const reused = { kind: 'command-id-reused' }
    const leader = 'l1' as LeaderId
    const told = order({ kind: 'announce-event' }, { by: { role: 'organizer', leader } })
    const answer = granted(await desk.handle(event, told))
    expect(await desk.handle(event, { ...told, by: { role: 'marshal', leader } })).toEqual(answer)
    for (const other of [
      { role: 'organizer', leader: 'l2' as LeaderId },
      { role: 'player', player: player(1) },
      { role: 'organizer' },
    ] as const)
      expect(await desk.handle(event, { ...told, by: other })).toEqual(reused)

    const own = registration(1, { by: { role: 'player', player: player(1) } })
    const registered = granted(await desk.handle(event, own))
    const alsoJudge = { role: 'judge', leader, player: player(1) } as const
    expect(await desk.handle(event, { ...own, by: alsoJudge })).toEqual(registered)
    const another = { role: 'player', player: player(2) } as const
    expect(await desk.handle(event, { ...own, by: another })).toEqual(reused)
  })

  it('is the same however its fields are ordered', async () => {
    const desk = sampleDesk()
    const event = await createSample(desk)
    const first = await desk.handle(event, registration(1, { id: 'ordered' as CommandId }))
    const turned = registration(1, { id: 'ordered' as CommandId })
    const command = Object.fromEntries(Object.entries(turned.command).reverse())
    expect(await desk.handle(event, { ...turned, command: command as never })).toEqual(first)
  })

  it('does not bring back a name that was corrected since', async () => {
    const desk = sampleDesk()
    const event = await createSample(desk)
    const once = registration(1)
    granted(await desk.handle(event, once))
    await desk.name(event, { player: player(1), name: 'Corrected' })
    expect(granted(await desk.handle(event, once)).people).toEqual([
      { player: player(1), name: 'Corrected' },
    ])
  })
})

describe('a stale append', () => {
  /** Somebody else registers a player each time just before the desk appends. */
  const raced = (times: number) => {
    const store = openMemoryStore()
    const other = sampleDesk(store)
    let left = 0
    let asked = 0
    const append: Store['append'] = async (appending) => {
      asked += 1
      if (left > 0) {
        left -= 1
        granted(await other.handle(appending.event, registration(100 + left)))
      }
      return store.append(appending)
    }
    const desk = sampleDesk({ ...store, append })
    const start = () => {
      left = times
      asked = 0
    }
    return { store, desk, start, asked: () => asked }
  }

  it('is decided again on what the other has left', async () => {
    const { store, desk, start, asked } = raced(2)
    const event = await createSample(desk)
    start()
    const answer = granted(await desk.handle(event, registration(1)))
    expect(answer.entries).toMatchObject([{ n: 4, fact: { number: 3 } }])
    expect(asked()).toBe(3)
    expect((await desk.load(event))?.log).toEqual(await store.read(event))
  })

  it('is given up after a bounded number of times, and nothing is stored', async () => {
    const { store, desk, start, asked } = raced(1_000)
    const event = await createSample(desk)
    start()
    const refused = registration(1)
    expect(await desk.handle(event, refused)).toEqual({ kind: 'busy' })
    expect(asked()).toBe(16)
    expect(await store.findCommands(event, [refused.id])).toEqual([])
  })

  it('is refused when the other has made it impossible', async () => {
    const store = openMemoryStore()
    const other = sampleDesk(store)
    let isFirst = true
    const append: Store['append'] = async (appending) => {
      if (appending.expected > 0 && isFirst) {
        isFirst = false
        granted(await other.handle(appending.event, registration(1)))
      }
      return store.append(appending)
    }
    const desk = sampleDesk({ ...store, append })
    const event = await createSample(desk)
    expect(await desk.handle(event, registration(1))).toMatchObject({
      refusal: { code: 'already-registered' },
    })
  })
})

describe('the revision a result expects', () => {
  it('lets a result through that saw the match as it is', async () => {
    const desk = sampleDesk()
    const { event, matches } = await publishSample(desk, 4)
    const [match] = matches as [MatchId]
    const revision = (await desk.load(event))?.state?.matches.get(match)?.revision ?? -1
    const enter = order({ kind: 'enter-result', match, result: win }, { expects: revision })
    granted(await desk.handle(event, enter))
    const amend = { kind: 'amend-result', match, result: win, reason: 'misheard' } as const
    expect(await desk.handle(event, order(amend, { expects: revision }))).toEqual({
      kind: 'stale',
      revision: revision + 1,
    })
    granted(await desk.handle(event, order(amend, { expects: revision + 1 })))
  })

  it('is of the match alone: another table’s result does not touch it', async () => {
    const desk = sampleDesk()
    const { event, matches } = await publishSample(desk, 8)
    const states = (await desk.load(event))?.state?.matches
    const answers = await Promise.all(
      matches.map((match) => {
        const expects = states?.get(match)?.revision ?? -1
        return desk.handle(event, order({ kind: 'enter-result', match, result: win }, { expects }))
      }),
    )
    expect(answers.map(({ kind }) => kind)).toEqual(['granted', 'granted', 'granted', 'granted'])
  })

  it('does not stand in the way of the engine’s word about an unknown match', async () => {
    const desk = sampleDesk()
    const { event } = await publishSample(desk, 2)
    const match = 'no-such-match' as MatchId
    const enter = order({ kind: 'enter-result', match, result: win }, { expects: 1 })
    expect(await desk.handle(event, enter)).toMatchObject({ refusal: { code: 'unknown-match' } })
  })
})
