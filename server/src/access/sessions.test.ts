import type { Instant } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { memoryRecords } from '../store/memory/memory-records.ts'
import { openSessions, sessionLifetimes } from './sessions.ts'
import { hashOf } from './token.ts'

const hour = 60 * 60 * 1000
const phone = { from: '192.168.1.7', device: { program: 'safari', system: 'iphone' } } as const
const laptop = { from: '127.0.0.1', device: { program: 'firefox', system: 'linux' } } as const
const to = { account: 'a1' }

const opened = () => {
  const records = memoryRecords()
  let now = hour as Instant
  const sessions = openSessions(records, () => now)
  const pass = (milliseconds: number) => {
    now = (now + milliseconds) as Instant
  }
  return { ...sessions, records, pass }
}

describe('the sessions of an account', () => {
  it('are listed with when, where and which of them this one is, by ids that open nothing', async () => {
    const { admit, list, of, pass } = opened()
    const first = await admit(null, to, laptop)
    pass(hour)
    const second = await admit(null, to, phone)
    await admit(null, { account: 'a2' }, phone)
    const listed = await list('a1', first)
    expect(listed).toEqual([
      { ...phone, id: expect.any(String), startedAt: 2 * hour, seenAt: 2 * hour, isThisOne: false },
      { ...laptop, id: expect.any(String), startedAt: hour, seenAt: hour, isThisOne: true },
    ])
    for (const { id } of listed) {
      expect([first, second, hashOf(first), hashOf(second)]).not.toContain(id)
      expect(await of(id)).toBeNull()
    }
  })

  it('say when they were last in use, to the hour', async () => {
    const { admit, list, see, pass } = opened()
    const token = await admit(null, to, laptop)
    const seenAt = async () => (await list('a1', null))[0]?.seenAt
    pass(hour - 1)
    await see(token, phone)
    expect(await seenAt()).toBe(hour)
    pass(1)
    await see(token, phone)
    expect(await list('a1', null)).toMatchObject([{ ...phone, startedAt: hour, seenAt: 2 * hour }])
  })

  it('end one by one, or all but this one', async () => {
    const { admit, list, endListed, endOthers, of } = opened()
    const [mine, stolen, elsewhere] = [
      await admit(null, to, laptop),
      await admit(null, to, phone),
      await admit(null, to, phone),
    ]
    const stranger = await admit(null, { account: 'a2' }, phone)
    const [id = ''] = (await list('a1', stolen)).flatMap((one) => (one.isThisOne ? [one.id] : []))
    expect(await endListed('a2', id)).toBe(false)
    expect(await endListed('a1', id)).toBe(true)
    expect(await endListed('a1', id)).toBe(false)
    expect(await of(stolen)).toBeNull()
    expect(await endOthers('a1', mine)).toBe(1)
    expect(await of(elsewhere)).toBeNull()
    expect(await of(mine)).not.toBeNull()
    expect(await of(stranger)).not.toBeNull()
  })

  it('leave one out that another has replaced, and end it with the others', async () => {
    const { admit, list, endOthers, of } = opened()
    const before = await admit(null, to, laptop)
    const now = await admit(before, to, laptop)
    expect(await list('a1', now)).toHaveLength(1)
    expect(await endOthers('a1', now)).toBe(0)
    expect(await of(before)).toBeNull()
  })

  it('end with the one they have replaced: whoever goes out is out', async () => {
    const { admit, list, end, endListed, of } = opened()
    const before = await admit(null, to, laptop)
    await end(await admit(before, to, laptop))
    expect(await of(before)).toBeNull()
    const stolen = await admit(null, to, phone)
    const now = await admit(stolen, to, phone)
    const [one] = await list('a1', now)
    expect(await endListed('a1', one?.id ?? '')).toBe(true)
    expect(await of(stolen)).toBeNull()
  })

  it('do not come back by being looked at when they have ended', async () => {
    const { admit, see, end, of, records, pass, forgetExpired } = opened()
    const token = await admit(null, to, laptop)
    pass(hour)
    await see(token, laptop)
    await end(token)
    await see(token, laptop)
    expect(await of(token)).toBeNull()
    await forgetExpired()
    expect(await records.list('session-seen')).toEqual([])
    const other = await admit(null, to, laptop)
    pass(sessionLifetimes.session)
    expect(await of(other)).toBeNull()
  })

  it('of an earlier version are listed without what they do not know', async () => {
    const { list, records } = opened()
    await records.put('session', 'key', { accounts: ['a1'], grants: [], expiresAt: 9 * hour })
    expect(await list('a1', null)).toEqual([
      {
        id: expect.any(String),
        from: null,
        device: { program: null, system: null },
        startedAt: null,
        seenAt: null,
        isThisOne: false,
      },
    ])
  })
})
