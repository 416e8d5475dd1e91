import { connect, type Socket } from 'node:net'
import type { EventId, Log } from '@topcut/engine'
import { afterEach, describe, expect, it } from 'vitest'
import {
  asShown,
  createSample,
  granted,
  order,
  player,
  registration,
  sampleDesk,
  unlinked,
} from '../../desk/sample-day.suite.ts'
import { openMemoryStore } from '../../store/memory/memory-store.ts'
import { sampleDoor } from '../sample-door.suite.ts'
import { openListener } from './live-listener.suite.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const hall = async (heartbeat?: number) => {
  const store = openMemoryStore()
  const desk = sampleDesk(store)
  const { app, access, open, ownerCookie } = sampleDoor({
    desk,
    ...(heartbeat === undefined ? {} : { heartbeat }),
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  closers.push(() => app.close())
  const event = await createSample(desk)
  const register = async (n: number) => granted(await desk.handle(event, registration(n)))
  const listen = async (after = '', headers: Record<string, string> = {}) => {
    const listener = await openListener(`${url}/api/events/${event}/live${after}`, {
      cookie: await ownerCookie(),
      ...headers,
    })
    closers.push(async () => listener.hangUp())
    return listener
  }
  return { store, desk, app, access, open, ownerCookie, url, event, register, listen }
}

const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** Lets everything that is ready to run do so, until the listener is gone from the desk. */
const untilNobodyListens = async (desk: ReturnType<typeof sampleDesk>, event: EventId) => {
  while (desk.listeners(event) > 0) await new Promise((resolve) => setImmediate(resolve))
}

describe('a live listener', () => {
  it('gets the log from its beginning, then every entry as it is stored', async () => {
    const { register, listen, store, event } = await hall()
    await register(1)
    const listener = await listen()
    expect(listener.response.headers.get('content-type')).toContain('text/event-stream')
    expect(listener.response.headers.get('x-content-type-options')).toBe('nosniff')
    await listener.untilEntry(2)
    await register(2)
    await register(3)
    await listener.untilEntry(4)
    expect(listener.numbers()).toEqual([1, 2, 3, 4])
    const entries = listener.messages.filter(({ event: kind }) => kind === 'entry')
    const log = entries.map(({ data }) => data) as Log
    expect(unlinked(log)).toEqual(asShown(await store.read(event)))
    expect(log.map(({ link }) => link)).toEqual((await store.read(event)).map(({ link }) => link))
  })

  it.each([
    ['Last-Event-ID', '', { 'last-event-id': '3' }],
    ['?after', '?after=3', {}],
    ['Last-Event-ID before ?after, as a browser reconnects', '?after=1', { 'last-event-id': '3' }],
  ])('resumes by %s', async (_, after, headers) => {
    const { register, listen } = await hall()
    for (const n of [1, 2, 3, 4]) await register(n)
    const listener = await listen(after, headers as Record<string, string>)
    await listener.untilEntry(5)
    await register(5)
    await listener.untilEntry(6)
    expect(listener.numbers()).toEqual([4, 5, 6])
  })

  it('misses nothing and gets nothing twice while entries rush in', async () => {
    const { register, listen } = await hall()
    const rush = (async () => {
      for (let n = 1; n <= 300; n += 1) {
        await register(n)
        if (n % 10 === 0) await new Promise((resolve) => setImmediate(resolve))
      }
    })()
    const early = await listen()
    await early.untilEntry(50)
    early.hangUp()
    await early.ended
    const last = early.numbers().at(-1) ?? 0
    const late = await listen('', { 'last-event-id': `${last}` })
    await rush
    await late.untilEntry(301)
    expect([...early.numbers(), ...late.numbers()]).toEqual(upTo(301))
  })

  it('gets a log longer than one portion whole', async () => {
    const { register, listen } = await hall()
    for (const n of upTo(450)) await register(n)
    const listener = await listen()
    await listener.untilEntry(451)
    expect(listener.numbers()).toEqual(upTo(451))
  })

  it('is one of several, each at its own place', async () => {
    const { register, listen } = await hall()
    for (const n of [1, 2, 3]) await register(n)
    const [all, some] = [await listen(), await listen('?after=3')]
    await register(4)
    await Promise.all([all.untilEntry(5), some.untilEntry(5)])
    expect(all.numbers()).toEqual([1, 2, 3, 4, 5])
    expect(some.numbers()).toEqual([4, 5])
  })

  it('hears of one event only', async () => {
    const { desk, register, listen } = await hall()
    const listener = await listen()
    const other = await createSample(desk)
    granted(await desk.handle(other, registration(9)))
    await register(1)
    await listener.untilEntry(2)
    expect(JSON.stringify(listener.messages)).not.toContain(player(9))
  })

  it('gets all names when it comes and each change after', async () => {
    const { desk, event, register, listen } = await hall()
    await register(1)
    const listener = await listen('?after=2')
    const names = () =>
      listener.messages.flatMap(({ event: kind, data }) => (kind === 'people' ? [data] : []))
    await listener.until(() => names().length === 1)
    await register(2)
    await desk.name(event, { player: player(1), name: 'Ada' })
    await listener.until(() => names().length === 3)
    expect(names()).toEqual([
      [{ player: player(1), name: 'Player 1' }],
      [{ player: player(2), name: 'Player 2' }],
      [{ player: player(1), name: 'Ada' }],
    ])
  })

  it('learns what another process has stored as soon as the desk does', async () => {
    const { store, event, register, listen } = await hall()
    const listener = await listen()
    await listener.untilEntry(1)
    granted(await sampleDesk(store).handle(event, registration(1)))
    await register(2)
    await listener.untilEntry(3)
    expect(listener.numbers()).toEqual([1, 2, 3])
  })

  it('is heard no more once the invitation is taken back', async () => {
    const { access, open, event, listen } = await hall(5)
    const { grant, token } = await access.invite(event, { role: 'judge', label: 'at the door' })
    const listener = await listen('', { cookie: await open(token) })
    await listener.untilEntry(1)
    await access.revoke(event, grant.id)
    expect(await listener.ended).toBe('ended')
  })

  it('must be somebody who reads the log', async () => {
    const { access, open, url, event, register } = await hall()
    await register(1)
    const { token } = await access.invite(event, { role: 'player', label: '', player: player(1) })
    for (const [cookie, status] of [
      ['', 401],
      [await open(token), 403],
    ] as const) {
      const response = await fetch(`${url}/api/events/${event}/live`, { headers: { cookie } })
      expect(response.status).toBe(status)
      expect(await response.text()).not.toContain('Player 1')
    }
  })

  it('gets the contact of a player as the organizer only', async () => {
    const { access, open, desk, event, register, listen } = await hall()
    await register(1)
    const { token } = await access.invite(event, { role: 'marshal', label: 'at the desk' })
    const [organizer, marshal] = [await listen(), await listen('', { cookie: await open(token) })]
    await Promise.all([organizer.untilEntry(2), marshal.untilEntry(2)])
    await desk.name(event, { player: player(1), name: 'Ada', contact: 'ada@example.org' })
    const hasHeard = ({ messages }: typeof organizer) => JSON.stringify(messages).includes('Ada')
    await Promise.all([organizer, marshal].map((one) => one.until(() => hasHeard(one))))
    expect(JSON.stringify(organizer.messages)).toContain('ada@example.org')
    expect(JSON.stringify(marshal.messages)).not.toContain('ada@example.org')
  })

  it('is given signs of life', async () => {
    const { listen } = await hall(5)
    const listener = await listen()
    await listener.until(() => listener.beats() >= 2)
    expect(listener.numbers()).toEqual([1])
  })

  it('leaves nothing behind when it goes', async () => {
    const { desk, event, register, listen } = await hall()
    const [one, two] = [await listen(), await listen()]
    await Promise.all([one.untilEntry(1), two.untilEntry(1)])
    expect(desk.listeners(event)).toBe(2)
    one.hangUp()
    two.hangUp()
    await untilNobodyListens(desk, event)
    await register(1)
    expect(desk.listeners(event)).toBe(0)
  })

  it('sees its stream end when the server stops', async () => {
    const { app, desk, event, listen } = await hall()
    const listener = await listen()
    await listener.untilEntry(1)
    await app.close()
    expect(await listener.ended).toBe('ended')
    expect(desk.listeners(event)).toBe(0)
  })

  it.each([
    ['?after=x', {}, 400, 'malformed'],
    ['?after=-1', {}, 400, 'malformed'],
    ['', { 'last-event-id': 'x' }, 400, 'malformed'],
    ['?after=2', {}, 409, 'stale'],
    // Another log under the same numbers, such as before a copy was brought back.
    ['?after=1&link=another', {}, 409, 'stale'],
  ])('is turned away with a place that cannot be: %s %j', async (after, headers, status, code) => {
    const { url, event, ownerCookie } = await hall()
    const response = await fetch(`${url}/api/events/${event}/live${after}`, {
      headers: { cookie: await ownerCookie(), ...(headers as Record<string, string>) },
    })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ status, code })
  })
})

describe('a listener that takes nothing', () => {
  const wide = { kind: 'record-ruling', ruling: { about: 'dispute', players: [] } } as const
  const text = 'long '.repeat(390)

  /** Asks for the stream and never reads what comes. */
  const openStuck = async ({ url, event, ownerCookie }: Awaited<ReturnType<typeof hall>>) => {
    const headers = `Host: localhost\r\nCookie: ${await ownerCookie()}`
    return new Promise<Socket>((resolve) => {
      const { hostname, port } = new URL(url)
      const socket = connect({ host: hostname, port: Number(port) }, () => {
        socket.pause()
        socket.write(`GET /api/events/${event}/live HTTP/1.1\r\n${headers}\r\n\r\n`)
        resolve(socket)
      })
      closers.push(async () => socket.destroy())
    })
  }

  const untilSomebodyListens = async (desk: ReturnType<typeof sampleDesk>, event: EventId) => {
    while (desk.listeners(event) === 0) await new Promise((resolve) => setImmediate(resolve))
  }

  /** More than the machine's own buffers take in for somebody who does not read. */
  const flood = async (desk: ReturnType<typeof sampleDesk>, event: EventId, count: number) => {
    for (let n = 0; n < count; n += 1) {
      granted(await desk.handle(event, order({ ...wide, ruling: { ...wide.ruling, text } })))
      if (n % 50 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
  }

  it('holds nobody up, and gets everything in order once it reads', async () => {
    const opened = await hall()
    const { desk, event, listen } = opened
    const stuck = await openStuck(opened)
    const reader = await listen()
    await flood(desk, event, 5_000)
    await reader.untilEntry(5_001)
    expect(reader.numbers()).toEqual(upTo(5_001))

    let received = ''
    const all = new Promise<void>((resolve) => {
      stuck.setEncoding('utf8').on('data', (part: string) => {
        received += part
        if (received.includes('id: 5001\n')) resolve()
      })
    })
    stuck.resume()
    await all
    const numbers = [...received.matchAll(/^id: (\d+)$/gm)].map(([, n]) => Number(n))
    expect(numbers).toEqual(upTo(5_001))
  })

  it('is given up after two signs of life', async () => {
    const opened = await hall(20)
    const { desk, event } = opened
    const stuck = await openStuck(opened)
    await untilSomebodyListens(desk, event)
    await flood(desk, event, 5_000)
    await untilNobodyListens(desk, event)
    expect(desk.listeners(event)).toBe(0)
    stuck.destroy()
  })

  it('does not keep the server from stopping', async () => {
    const opened = await hall()
    const { app, desk, event } = opened
    await openStuck(opened)
    await untilSomebodyListens(desk, event)
    await flood(desk, event, 5_000)
    await app.close()
    expect(desk.listeners(event)).toBe(0)
  })
})
