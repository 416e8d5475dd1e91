import { describe, expect, it } from 'vitest'
import {
  createSample,
  granted,
  player,
  registration,
  sampleDesk,
} from '../../desk/sample-day.suite.ts'
import { openMemoryStore } from '../../store/memory/memory-store.ts'
import { openListener } from '../live/live-listener.suite.ts'
import { sampleDoor } from '../sample-door.suite.ts'

const opened = async () => {
  const time = { ticks: 0 }
  const store = openMemoryStore()
  const pauses: number[] = []
  const pause = async (milliseconds: number) => {
    pauses.push(milliseconds)
  }
  const door = sampleDoor({ desk: sampleDesk(store), ticks: () => time.ticks, pause })
  const event = await createSample(door.desk)
  for (const n of [1, 2]) granted(await door.desk.handle(event, registration(n)))
  const phoneOf = async (n: number) => {
    const who = { role: 'player', label: '', player: player(n) } as const
    return door.open((await door.access.invite(event, who)).token)
  }
  const phone = await phoneOf(1)
  const giveAs = async (cookie: string, command: object) => {
    const answer = await door.give(event, command as never, {}, { cookie })
    return (answer.json().code ?? answer.statusCode) as string | number
  }
  const call = (n: number, about = 'a question') => ({
    kind: 'call-judge',
    player: player(n),
    about,
  })
  const list = (n: number, length: number) => ({
    kind: 'submit-list',
    player: player(n),
    list: { kind: 'text', text: 'x'.repeat(length) },
  })
  const openCalls = async () =>
    [...((await door.desk.load(event))?.state?.calls.values() ?? [])].filter(
      ({ closedAt }) => closedAt === null,
    )
  const stored = async () => {
    const log = (await door.desk.load(event))?.log ?? []
    const own = log.filter(({ by }) => by.player === player(1))
    return { entries: own.length, bytes: JSON.stringify(own).length }
  }
  return { ...door, event, time, pauses, phone, phoneOf, giveAs, call, list, openCalls, stored }
}

describe('one player’s device', () => {
  it('has three calls open at most, and calls again once somebody has come', async () => {
    const { phone, phoneOf, giveAs, call, give, event, openCalls } = await opened()
    for (let n = 0; n < 3; n += 1) expect(await giveAs(phone, call(1))).toBe(200)
    expect(await giveAs(phone, call(1))).toBe('judge-called-already')
    expect(await giveAs(await phoneOf(2), call(2))).toBe(200)
    // At the desk a table can be called for as often as need be.
    expect((await give(event, call(1) as never)).statusCode).toBe(200)
    for (const { n } of await openCalls()) await give(event, { kind: 'close-call', call: n })
    expect(await openCalls()).toEqual([])
    expect(await giveAs(phone, call(1))).toBe(200)
  })

  it('gives so many commands in a rush, and then one now and then', async () => {
    const { time, phone, phoneOf, giveAs, list, stored } = await opened()
    const codes = new Set<string | number>()
    for (let n = 0; n < 40; n += 1) codes.add(await giveAs(phone, list(1, n + 1)))
    expect(codes).not.toContain('too-much-sent')
    const before = await stored()
    expect(before.entries).toBe(40)
    for (let n = 0; n < 100; n += 1)
      expect(await giveAs(phone, list(1, n + 1))).toBe('too-much-sent')
    expect(await stored()).toEqual(before)
    expect(await giveAs(await phoneOf(2), list(2, 10))).not.toBe('too-much-sent')
    time.ticks += 15_000
    expect(await giveAs(phone, list(1, 7))).not.toBe('too-much-sent')
    expect(await giveAs(phone, list(1, 8))).toBe('too-much-sent')
  })

  it('cannot fill the log with long lists, and is told so kindly in its language', async () => {
    const { phone, giveAs, list, stored, send, event } = await opened()
    for (let n = 0; n < 39; n += 1) await giveAs(phone, list(1, 20_000 - n))
    const { bytes, entries } = await stored()
    expect([bytes < 250_000, bytes > 150_000, entries < 12]).toEqual([true, true, true])
    const body = { id: 'another', command: list(1, 20_000) }
    const headers = { cookie: phone, 'accept-language': 'de' }
    const told = await send('POST', `/api/events/${event}/commands`, body, headers)
    expect(told.json()).toMatchObject({ status: 429, code: 'too-much-sent' })
    expect(told.json().detail).toContain('Turnierleitung')
    expect(Number(told.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('is told slowly that it sends too much: who asks again at once keeps nobody busy', async () => {
    const { phone, phoneOf, giveAs, list, pauses } = await opened()
    for (let n = 0; n < 40; n += 1) await giveAs(phone, list(1, n + 1))
    expect(pauses).toEqual([])
    for (let n = 0; n < 5; n += 1) await giveAs(phone, list(1, n + 1))
    expect(pauses).toEqual([1_000, 1_000, 1_000, 1_000, 1_000])
    await giveAs(await phoneOf(2), list(2, 1))
    expect(pauses).toHaveLength(5)
  })

  it('that looks more often than any phone waits for each further look, and is answered', async () => {
    const { time, phone, phoneOf, send, event, pauses } = await opened()
    const look = async (cookie: string, view: string) =>
      (await send('GET', `/api/events/${event}/views/${view}`, undefined, { cookie })).statusCode
    for (let n = 0; n < 30; n += 1)
      for (const view of ['me', 'needs']) expect(await look(phone, view)).toBe(200)
    expect(pauses).toEqual([])
    expect([await look(phone, 'me'), await look(phone, 'needs')]).toEqual([200, 200])
    expect(pauses).toEqual([1_000, 1_000])
    expect(await look(await phoneOf(2), 'me')).toBe(200)
    time.ticks += 50
    expect(await look(phone, 'me')).toBe(200)
    expect(pauses).toHaveLength(2)
  })

  it('keeps its latest twelve live streams; another player’s are not counted with them', async () => {
    const { app, phone, phoneOf, event } = await opened()
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const listen = (cookie: string) =>
      openListener(`${url}/api/events/${event}/live?audience=player`, { cookie })
    const other = await listen(await phoneOf(2))
    const own = []
    for (let n = 0; n < 15; n += 1) own.push(await listen(phone))
    expect(await Promise.all(own.slice(0, 3).map(({ ended }) => ended))).toEqual([
      'ended',
      'ended',
      'ended',
    ])
    for (const stream of [other, ...own.slice(3)]) {
      expect(await Promise.race([stream.ended, 'goes on'])).toBe('goes on')
      stream.hangUp()
    }
    await app.close()
  })

  it('that changes its own name again and again is told to slow down', async () => {
    const { phone, send, event, give, pauses } = await opened()
    const name = async (n: number, cookie: string) => {
      const body = { name: 'Player 1', nickname: `N${n}`, shown: 'nickname' }
      const path = `/api/events/${event}/people/${player(1)}`
      return (await send('PUT', path, body, { cookie })).statusCode
    }
    const codes: number[] = []
    for (let n = 0; n < 42; n += 1) codes.push(await name(n, phone))
    expect([codes.slice(0, 40).every((code) => code === 200), codes.slice(40)]).toEqual([
      true,
      [429, 429],
    ])
    expect(pauses).toHaveLength(2)
    // At the desk nobody is held back.
    expect((await give(event, { kind: 'set-capacity', players: 9 })).statusCode).toBe(200)
  })

  it('finds that a call which was heard stays heard, when its answer is lost and it comes again', async () => {
    const { phone, call, send, event, openCalls } = await opened()
    const give = async (id: string) => {
      const path = `/api/events/${event}/commands`
      return (await send('POST', path, { id, command: call(1) }, { cookie: phone })).statusCode
    }
    for (const id of ['one-call', 'two-calls', 'three-calls']) expect(await give(id)).toBe(200)
    expect([await give('three-calls'), await give('four-calls')]).toEqual([200, 409])
    expect(await openCalls()).toHaveLength(3)
  })
})

it('registrations by the code wait a moment where very many come from one address', async () => {
  const { send, event, pauses, access, ownerCookie } = await opened()
  const { account } = (await send('GET', '/api/session')).json()
  await access.setOwner(event, account.id)
  expect(await ownerCookie()).not.toBe('')
  const { code } = (await send('POST', `/api/events/${event}/code`)).json()
  const come = (n: number) => {
    const body = { id: `an-id-of-phone-number-${n}`, code, name: `Player ${n}` }
    return send('POST', `/api/events/${event}/registrations`, body, { cookie: '' })
  }
  for (let n = 0; n < 20; n += 1) expect((await come(n)).statusCode).toBe(201)
  expect(pauses).toEqual([])
  for (let n = 20; n < 23; n += 1) expect((await come(n)).statusCode).toBe(201)
  expect(pauses).toEqual([1_000, 1_000, 1_000])
})
