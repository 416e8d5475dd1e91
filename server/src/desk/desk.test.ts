import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EventId } from '@topcut/engine'
import { afterEach, describe, expect, it } from 'vitest'
import { openMemoryStore } from '../store/memory/memory-store.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import type { Announcement } from './announcements.ts'
import { createSample, granted, player, registration, sampleDesk } from './sample-day.suite.ts'

describe('the queue of an event', () => {
  it('decides in the order of arrival, each on what those before have left', async () => {
    const desk = sampleDesk()
    const event = await createSample(desk)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => desk.handle(event, registration(index + 1))),
    )
    expect(answers.map((answer) => granted(answer).entries[0]?.n)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 2),
    )
    expect(answers.map((answer) => granted(answer).entries[0]?.fact)).toMatchObject(
      Array.from({ length: 20 }, (_, index) => ({ number: index + 1 })),
    )
  })

  it('lets those behind a failure have their turn', async () => {
    const store = openMemoryStore()
    let isBroken = false
    const append: Store['append'] = (appending) =>
      isBroken ? Promise.reject(new Error('disk full')) : store.append(appending)
    const desk = sampleDesk({ ...store, append })
    const event = await createSample(desk)
    isBroken = true
    const failing = desk.handle(event, registration(1))
    await expect(failing).rejects.toThrow('disk full')
    isBroken = false
    const next = granted(await desk.handle(event, registration(2)))
    expect(next.entries[0]).toMatchObject({ n: 2, fact: { number: 1 } })
  })

  it('does not make one event wait for another', async () => {
    const store = openMemoryStore()
    let release = (): void => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let slow: EventId | undefined
    const append: Store['append'] = async (appending) => {
      if (appending.event === slow) await held
      return store.append(appending)
    }
    const desk = sampleDesk({ ...store, append })
    const [one, two] = [await createSample(desk), await createSample(desk)]
    slow = one
    const waiting = desk.handle(one, registration(1))
    granted(await desk.handle(two, registration(1)))
    expect(await store.read(one)).toHaveLength(1)
    release()
    granted(await waiting)
  })
})

describe('names', () => {
  it('go to people with the registration, trimmed, and never to the log', async () => {
    const store = openMemoryStore()
    const desk = sampleDesk(store)
    const event = await createSample(desk)
    const answer = granted(await desk.handle(event, registration(1, { name: '  Zoë  ' })))
    expect(answer.people).toEqual([{ player: player(1), name: 'Zoë' }])
    expect(await desk.people(event)).toEqual(answer.people)
    expect(JSON.stringify(await store.read(event))).not.toContain('Zoë')
  })

  it('are not kept when the registration is refused', async () => {
    const desk = sampleDesk()
    const event = await createSample(desk)
    granted(await desk.handle(event, registration(1)))
    const again = registration(1, { name: 'Somebody else' })
    expect((await desk.handle(event, again)).kind).toBe('refused')
    expect(await desk.people(event)).toEqual([{ player: player(1), name: 'Player 1' }])
  })

  it('are corrected for players of the event only', async () => {
    const desk = sampleDesk()
    const event = await createSample(desk)
    granted(await desk.handle(event, registration(1)))
    const person = { player: player(1), name: 'Ada' }
    expect(await desk.name(event, person)).toBe('ok')
    expect(await desk.people(event)).toEqual([person])
    expect(await desk.name(event, { player: player(2), name: 'Eve' })).toBe('unknown-player')
    expect(await desk.name('nowhere' as EventId, person)).toBe('no-such-event')
  })
})

describe('what is announced', () => {
  const hearing = async () => {
    const store = openMemoryStore()
    const desk = sampleDesk(store)
    const event = await createSample(desk)
    const heard: Announcement[] = []
    const stop = desk.listen(event, (announcement) => heard.push(announcement))
    return { store, desk, event, heard, stop }
  }

  it('is every stored entry and every changed name, once stored', async () => {
    const { desk, event, heard } = await hearing()
    const first = granted(await desk.handle(event, registration(1)))
    await desk.handle(event, registration(1))
    await desk.name(event, { player: player(1), name: 'Ada' })
    expect(heard).toEqual([
      { entries: first.entries, people: first.people },
      { entries: [], people: [{ player: player(1), name: 'Ada' }] },
    ])
  })

  it('is nothing when a command is repeated', async () => {
    const { desk, event, heard } = await hearing()
    const once = registration(1)
    await desk.handle(event, once)
    await desk.handle(event, once)
    expect(heard).toHaveLength(1)
  })

  it('includes what another process has stored, when the desk learns of it', async () => {
    const { store, desk, event, heard } = await hearing()
    const other = granted(await sampleDesk(store).handle(event, registration(1)))
    const own = granted(await desk.handle(event, registration(2)))
    expect(heard.flatMap(({ entries }) => entries)).toEqual([...other.entries, ...own.entries])
  })

  it('is not heard after listening has ended', async () => {
    const { desk, event, heard, stop } = await hearing()
    expect(desk.listeners(event)).toBe(1)
    stop()
    await desk.handle(event, registration(1))
    expect(heard).toEqual([])
    expect(desk.listeners(event)).toBe(0)
  })

  it('does not fail a command when a listener fails', async () => {
    const { desk, event, heard } = await hearing()
    desk.listen(event, () => {
      throw new Error('broken screen')
    })
    granted(await desk.handle(event, registration(1)))
    granted(await desk.handle(event, registration(2)))
    expect(heard).toHaveLength(2)
    expect(desk.listeners(event)).toBe(1)
  })
})

describe('two desks on one SQLite file', () => {
  const folders: string[] = []
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
  })

  it('keep one log without gap, doubled number or lost command', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'topcut-desks-'))
    folders.push(folder)
    const stores = [openSqliteStore(folder), openSqliteStore(folder)] as const
    const [one, two] = [sampleDesk(stores[0]), sampleDesk(stores[1])]
    const event = await createSample(one)
    const orders = Array.from({ length: 40 }, (_, index) => registration(index + 1))
    const answers = await Promise.all(
      orders.map((each, index) => (index % 2 === 0 ? one : two).handle(event, each)),
    )
    expect(answers.every(({ kind }) => kind === 'granted')).toBe(true)

    const log = await stores[0].read(event)
    expect(log.map(({ n }) => n)).toEqual(Array.from({ length: 41 }, (_, index) => index + 1))
    const numbers = log.flatMap(({ fact }) =>
      fact.kind === 'player-registered' ? [fact.number] : [],
    )
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
    expect((await one.load(event))?.state).toEqual((await two.load(event))?.state)

    const again = orders[0] ?? registration(0)
    expect(await two.handle(event, again)).toEqual(answers[0])
    await Promise.all(stores.map((store) => store.close()))
  })
})
