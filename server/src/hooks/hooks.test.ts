import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Command, EventId, MatchId } from '@topcut/engine'
import type { HookRequest } from '@topcut/protocol'
import { afterEach, describe, expect, it } from 'vitest'
import {
  creation,
  order,
  player,
  publishSample,
  sampleDesk,
  win,
} from '../desk/sample-day.suite.ts'
import { memoryRecords } from '../store/memory/memory-records.ts'
import { type HookSettings, openHooks } from './hooks.ts'
import { openReceiver } from './kills/receiver.suite.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const until = async (isThere: () => boolean | Promise<boolean>): Promise<void> => {
  for (let n = 0; n < 2_000 && !(await isThere()); n += 1) await pause(10)
  expect(await isThere()).toBe(true)
}

const quick = { areLocalAllowed: true, deadline: 5_000, patience: () => 20, every: 20 }

/** An event of which round 1 is published, hooks on it, and somebody who listens. */
const openSample = async (more: Partial<HookSettings> = {}, created = creation) => {
  const desk = sampleDesk()
  const { event, matches } = await publishSample(desk, 4, created)
  const records = memoryRecords()
  const faults: unknown[] = []
  const keeping = { isHidden: false, isArchived: false }
  const open = () => {
    const hooks = openHooks({
      ...{ records, desk, keeping: async () => ({ ...keeping }) },
      report: (fault) => faults.push(fault),
      settings: { ...quick, ...more },
    })
    closers.push(hooks.stop)
    return hooks
  }
  const hooks = open()
  const give = async (command: Command) => {
    const answer = await desk.handle(event, order(command))
    if (answer.kind !== 'granted') throw new Error(JSON.stringify(answer))
    return answer.entries.at(-1)?.n ?? 0
  }
  const receiver = async (...args: Parameters<typeof openReceiver>) => {
    const opened = await openReceiver(...args)
    closers.push(opened.stop)
    return opened
  }
  const add = async (url: string, wish: Partial<HookRequest> = {}) => {
    const asked = { url, topics: ['messages'] as const, language: 'en' as const }
    const address = 'https://topcut.example'
    const made = await hooks.add(event, { ...asked, ...wish, address })
    if (typeof made === 'string') throw new Error(made)
    return { ...made, id: made.hook.id }
  }
  const say = (text: string) => give({ kind: 'announce-message', text })
  return { desk, event, matches, records, faults, keeping, open, hooks, give, receiver, add, say }
}

const closeFirst = async (
  { give }: Awaited<ReturnType<typeof openSample>>,
  matches: readonly MatchId[],
) => {
  for (const match of matches) await give({ kind: 'enter-result', match, result: win })
  await give({ kind: 'close-round' })
}

const stateOf = async ({ hooks, event }: Awaited<ReturnType<typeof openSample>>) =>
  (await hooks.list(event))[0]?.state

describe('what is told', () => {
  it('is what is published from then on, signed, in its order and in the language chosen', async () => {
    const sample = await openSample()
    const { url, arrivals, bodies } = await sample.receiver()
    const topics = ['rounds', 'standings', 'results', 'messages'] as const
    const { secret } = await sample.add(url, { topics, language: 'de' })
    await closeFirst(sample, sample.matches)
    await sample.give({ kind: 'pair-round' })
    await until(() => arrivals.length === 3)
    await sample.give({ kind: 'publish-round' })
    await sample.say('Mittagspause bis 14 Uhr')
    await until(() => arrivals.length === 5)
    expect(bodies().map(({ type }) => type)).toEqual([
      'result-entered',
      'result-entered',
      'round-closed',
      'round-published',
      'message-announced',
    ])
    const [, , closed, published, message] = bodies()
    const page = `https://topcut.example/events/${sample.event}/public`
    expect(closed).toMatchObject({
      event: { id: sample.event, name: 'Spring Open', date: '2026-05-02' },
      round: { number: 1 },
      standings: [{ place: 1 }, { place: 2 }, { place: 3 }, { place: 4 }],
      links: { page, picture: expect.stringMatching(/standings\.png\?language=de$/) },
    })
    expect(closed.text).toContain('Spring Open, Runde 1: Alle Ergebnisse sind da.\n1. ')
    expect(published.text).toContain('Runde 2: Die Paarungen stehen fest.')
    expect(message.content).toBe(`Spring Open: Mittagspause bis 14 Uhr\n${page}`)
    for (const { headers, body } of arrivals) {
      const { 'webhook-id': id, 'webhook-timestamp': at } = headers
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
      const mac = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')
      expect(headers['webhook-signature']).toBe(`v1,${mac}`)
    }
    expect(sample.faults).toEqual([])
  })

  it('names nobody but as they may be named now, whatever was allowed before', async () => {
    const sample = await openSample({ patience: () => 100 })
    const { event, desk } = sample
    for (const n of [1, 2, 3, 4])
      await desk.name(event, {
        player: player(n),
        name: `Ada Secretly${n}`,
        contact: 'a@b.example',
      })
    let isOpen = false
    const { url, arrivals } = await sample.receiver(
      (_, reply) => void reply.writeHead(isOpen ? 200 : 500).end(),
    )
    await sample.add(url, { topics: ['results', 'standings'] })
    await closeFirst(sample, sample.matches)
    await until(() => arrivals.length > 0)
    await desk.erase(event, player(1))
    isOpen = true
    await until(() => new Set(arrivals.map(({ id }) => id)).size === 3)
    const told = arrivals.map(({ body }) => body).join('\n')
    expect(told).toContain('Ada S.')
    expect(told).not.toContain('Secretly')
    expect(told).not.toContain('a@b.example')
  })

  it('rings nobody in a chat, whatever somebody calls oneself', async () => {
    const sample = await openSample()
    const { url, bodies, arrivals } = await sample.receiver()
    await sample.add(url)
    await sample.say('Thanks @everyone and <!channel>')
    await until(() => arrivals.length === 1)
    const [{ text, content, message }] = bodies()
    expect(`${text}${content}`).not.toMatch(/[@<>]/)
    expect(message).toBe('Thanks @everyone and <!channel>')
  })

  it('is that something was taken back; what nobody had heard of is not told at all', async () => {
    const sample = await openSample()
    let isOpen = true
    const { url, arrivals, bodies } = await sample.receiver(
      (_, reply) => void reply.writeHead(isOpen ? 200 : 500).end(),
    )
    const { id } = await sample.add(url)
    const undo = (entry: number) => sample.give({ kind: 'undo', entry, reason: 'wrong hall' })
    const first = await sample.say('Food is served')
    await until(() => arrivals.length === 1)
    await undo(first)
    await until(() => arrivals.length === 2)
    expect(bodies()[1]).toMatchObject({ type: 'taken-back', takenBack: 'message-announced' })
    isOpen = false
    await sample.say('Second')
    await undo(await sample.say('Never heard'))
    isOpen = true
    await sample.say('Last')
    await until(() => bodies().at(-1)?.message === 'Last')
    expect(arrivals.map(({ body }) => body).join()).not.toContain('Never heard')
    expect(bodies().filter(({ type }) => type === 'taken-back')).toHaveLength(1)
    const states = async () =>
      (await sample.hooks.deliveries(sample.event, id))?.map(({ state }) => state).join(' ')
    await until(async () => (await states()) === 'delivered delivered delivered delivered')
  })

  it('is not who has won, before the organizer says so', async () => {
    const stages = [{ kind: 'swiss', rounds: 1, cut: null }] as const
    const structure = { kind: 'custom', stages } as never
    const sample = await openSample({}, { ...creation, structure })
    const { url, bodies, arrivals } = await sample.receiver()
    await sample.add(url, { topics: ['standings', 'end', 'messages'] })
    await closeFirst(sample, sample.matches)
    await sample.say('Coffee')
    await until(() => arrivals.length > 0)
    expect(bodies().map(({ type }) => type)).toEqual(['message-announced'])
    await sample.give({ kind: 'finish-event' })
    await until(() => arrivals.length === 2)
    expect(bodies()[1]).toMatchObject({
      type: 'event-finished',
      champion: expect.stringMatching(/^Player/),
      places: [{ place: 1 }, {}, {}, {}],
    })
  })

  it('ends with an event that is hidden or archived', async () => {
    const sample = await openSample()
    const { url, bodies, arrivals } = await sample.receiver()
    await sample.add(url)
    sample.keeping.isHidden = true
    await sample.say('Behind closed doors')
    await pause(100)
    sample.keeping.isHidden = false
    sample.keeping.isArchived = true
    await sample.say('Put away')
    await pause(100)
    expect(arrivals).toEqual([])
    sample.keeping.isArchived = false
    await sample.say('Back')
    await until(() => arrivals.length === 2)
    expect(bodies().map(({ message }) => message)).toEqual(['Put away', 'Back'])
  })

  it('begins with what is wanted: a topic added later brings nothing of before', async () => {
    const sample = await openSample()
    const { url, bodies, arrivals } = await sample.receiver()
    const { id } = await sample.add(url, { topics: [] })
    await sample.say('Before')
    const address = 'https://topcut.example'
    await sample.hooks.change(sample.event, id, {
      ...{ url, topics: ['messages'], language: 'pl', address },
    })
    await sample.say('After')
    await until(() => arrivals.length === 1)
    expect(bodies()[0]).toMatchObject({ message: 'After' })
  })
})

describe('a receiver that fails', () => {
  it('is tried again with the same id, by a server that was started anew as well', async () => {
    const sample = await openSample()
    let isOpen = false
    const { url, arrivals } = await sample.receiver(
      (_, reply) => void reply.writeHead(isOpen ? 200 : 500).end(),
    )
    await sample.add(url)
    await sample.say('Hello')
    await until(() => arrivals.length >= 3)
    expect(await stateOf(sample)).toBe('failing')
    await sample.hooks.stop()
    const before = arrivals.length
    await pause(100)
    expect(arrivals.length).toBe(before)
    isOpen = true
    sample.open()
    await until(() => arrivals.length > before)
    await pause(100)
    expect(arrivals.length).toBe(before + 1)
    expect(new Set(arrivals.map(({ id }) => id)).size).toBe(1)
  })

  it('is given up in the end, and set going again by hand: nothing is left out', async () => {
    const sample = await openSample({ patience: (attempts) => (attempts < 3 ? 10 : null) })
    let isOpen = false
    const { url, arrivals, bodies } = await sample.receiver(
      (_, reply) => void reply.writeHead(isOpen ? 200 : 404).end(),
    )
    const { id } = await sample.add(url)
    await sample.say('One')
    await until(async () => (await stateOf(sample)) === 'gave-up')
    await sample.say('Two')
    await pause(100)
    expect(arrivals).toHaveLength(3)
    const [failed] = (await sample.hooks.deliveries(sample.event, id)) ?? []
    expect(failed).toMatchObject({ state: 'failed', attempts: 3, answer: 404, nextAt: null })
    isOpen = true
    await sample.hooks.startAnew(sample.event, id)
    await until(() => arrivals.length === 5)
    expect(
      bodies()
        .slice(3)
        .map(({ message }) => message),
    ).toEqual(['One', 'Two'])
    expect(await stateOf(sample)).toBe('going')
  })

  it('is let alone when it says that it is gone', async () => {
    const sample = await openSample()
    const { url, arrivals } = await sample.receiver((_, reply) => void reply.writeHead(410).end())
    await sample.add(url)
    await sample.say('One')
    await until(async () => (await stateOf(sample)) === 'gone')
    await sample.say('Two')
    await pause(100)
    expect(arrivals).toHaveLength(1)
  })

  it('delays nobody else, not even by hanging', async () => {
    const sample = await openSample({ deadline: 60_000 })
    const hanging = await sample.receiver(() => {})
    const { url, arrivals } = await sample.receiver()
    for (let n = 0; n < 5; n += 1) await sample.add(`${hanging.url}/${n}`)
    await sample.add(url)
    await sample.say('One')
    await sample.say('Two')
    await until(() => arrivals.length === 2 && hanging.arrivals.length === 5)
  })
})

describe('by hand', () => {
  it('a trial is sent, and a message once more with its id', async () => {
    const sample = await openSample()
    const { url, arrivals, bodies } = await sample.receiver()
    const { id } = await sample.add(url, { language: 'pl' })
    expect(await sample.hooks.send(sample.event, id)).toBe(true)
    await until(() => arrivals.length === 1)
    expect(bodies()[0]).toMatchObject({ type: 'trial' })
    expect(bodies()[0].text).toContain('to próba')
    await sample.say('Hello')
    await until(() => arrivals.length === 2)
    const again = arrivals[1]?.id ?? ''
    await until(async () =>
      ((await sample.hooks.deliveries(sample.event, id)) ?? []).some((one) => one.id === again),
    )
    expect(await sample.hooks.send(sample.event, id, again)).toBe(true)
    await until(() => arrivals.length === 3)
    expect(arrivals[2]?.id).toBe(again)
    expect(await sample.hooks.send(sample.event, id, 'msg_unknown')).toBe(false)
    expect(await sample.hooks.send('another' as EventId, id)).toBe(false)
  })

  it('a hook that is removed hears nothing more and leaves nothing behind', async () => {
    const sample = await openSample()
    const { url, arrivals } = await sample.receiver()
    const { id } = await sample.add(url)
    await sample.say('One')
    await until(() => arrivals.length === 1)
    await sample.hooks.remove(sample.event, id)
    await sample.say('Two')
    await pause(100)
    expect(arrivals).toHaveLength(1)
    for (const kind of ['hook', 'hook-progress', 'hook-errand'])
      expect(await sample.records.list(kind)).toEqual([])
  })
})
