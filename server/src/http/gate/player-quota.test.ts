import { describe, expect, it } from 'vitest'
import {
  createSample,
  granted,
  player,
  registration,
  sampleDesk,
} from '../../desk/sample-day.suite.ts'
import { openMemoryStore } from '../../store/memory/memory-store.ts'
import { sampleDoor } from '../sample-door.suite.ts'

const opened = async () => {
  const time = { ticks: 0 }
  const store = openMemoryStore()
  const door = sampleDoor({ desk: sampleDesk(store), ticks: () => time.ticks })
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
  return { ...door, event, time, phone, phoneOf, giveAs, call, list, openCalls, stored }
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
    expect(told.json().detail).toContain('Turniertisch')
    expect(Number(told.headers['retry-after'])).toBeGreaterThan(0)
  })
})
