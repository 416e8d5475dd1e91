import type { Instant } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { openAccess } from '../access/access.ts'
import { keptRecords } from '../access/kept-records.ts'
import { openDesk } from '../desk/desk.ts'
import { countedLuck, player } from '../desk/sample-day.suite.ts'
import { memoryRecords } from '../store/memory/memory-records.ts'
import { openMemoryStore } from '../store/memory/memory-store.ts'
import { cost, sampleDoor } from './sample-door.suite.ts'

const hour = 60 * 60 * 1000

/** A server with both of its clocks in hand: the one on the wall, and the one that only runs on. */
const opened = () => {
  const time = { wall: Date.UTC(2026, 4, 2, 12), ticks: 0 }
  const clock = () => time.wall as Instant
  const ticks = () => time.ticks
  const stored = memoryRecords()
  const access = openAccess({ records: keptRecords(stored, ticks), clock, cost })
  const desk = openDesk({ store: openMemoryStore(), clock, luck: countedLuck() })
  return { time, stored, ...sampleDoor({ desk, access, clock, ticks }) }
}

describe('a clock that is set back by an hour', () => {
  it('holds up no command of the desk', async () => {
    const { time, create, give } = opened()
    const event = await create()
    const register = async (n: number) => {
      const command = { kind: 'register-player', player: player(n) } as const
      return (await give(event, command, { name: `Player ${n}` })).statusCode
    }
    expect(await register(1)).toBe(200)
    time.wall -= hour
    time.ticks += 10
    for (let n = 2; n < 10; n += 1) expect(await register(n)).toBe(200)
  })

  it('makes nobody wait longer for the next try', async () => {
    const { time, send } = opened()
    const guess = async () => {
      const body = { name: 'Ada', passphrase: 'not this one' }
      return (await send('POST', '/api/session', body, { cookie: '' })).json().code
    }
    for (let n = 0; n < 10; n += 1) expect(await guess()).toBe('wrong-sign-in')
    expect(await guess()).toBe('too-many-tries')
    time.wall -= hour
    time.ticks += 60_000
    expect(await guess()).toBe('wrong-sign-in')
  })

  it('does not let in longer whom another process has turned out', async () => {
    const { time, stored, access, create, send } = opened()
    const event = await create()
    const invite = { role: 'judge', label: 'At the door' }
    const { token, grant } = (await send('POST', `/api/events/${event}/grants`, invite)).json()
    const cookie = `topcut=${await access.redeem(token, null)}`
    const look = async () =>
      (await send('GET', `/api/events/${event}`, undefined, { cookie })).statusCode
    expect(await look()).toBe(200)
    await stored.put('grant', grant.id, { ...grant, revokedAt: 1 })
    time.wall -= hour
    time.ticks += 2_000
    expect(await look()).toBe(401)
  })
})
