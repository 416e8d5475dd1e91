import type { Instant } from '@topcut/engine'
import { describe, expect, it, vi } from 'vitest'
import { memoryRecords } from '../store/memory/memory-records.ts'
import { unknownDevice } from './device.ts'
import { mostEntries, openSecurityLog } from './security-log.ts'

const minute = 60 * 1000
const hall = { from: '192.168.1.7', device: unknownDevice } as const

const opened = () => {
  const records = memoryRecords()
  let now = minute as Instant
  const log = openSecurityLog(records, () => now)
  const pass = (milliseconds: number) => {
    now = (now + milliseconds) as Instant
  }
  return { ...log, records, pass }
}

describe('the security log', () => {
  it('tells who did what, when and from where, the latest first', async () => {
    const { note, read, pass } = opened()
    await note({ ...hall, what: 'signed-in', by: 'a1' })
    pass(minute)
    await note({ ...hall, what: 'account-revoked', by: 'a1', whom: 'a2' })
    expect(await read()).toEqual([
      {
        ...hall,
        what: 'account-revoked',
        by: 'a1',
        whom: 'a2',
        at: 2 * minute,
        until: 2 * minute,
        times: 1,
      },
      { ...hall, what: 'signed-in', by: 'a1', at: minute, until: minute, times: 1 },
    ])
  })

  it('tells what one moment saw in the order in which it was done', async () => {
    const { note, read } = opened()
    const people = Array.from({ length: 20 }, (_, n) => `a${n}`)
    for (const by of people) await note({ ...hall, what: 'signed-in', by })
    expect((await read()).map(({ by }) => by).reverse()).toEqual(people)
  })

  it('counts what is tried again and again, and tells of everything that was done', async () => {
    const { note, read, pass } = opened()
    for (let n = 0; n < 5; n += 1) {
      await note({ ...hall, what: 'sign-in-refused', by: null, whom: 'a1' })
      await note({ ...hall, what: 'signed-in', by: 'a1' })
      pass(minute)
    }
    await note({ ...hall, from: '10.0.0.1', what: 'sign-in-refused', by: null, whom: 'a1' })
    const refused = (await read()).filter(({ what }) => what === 'sign-in-refused')
    expect(refused).toMatchObject([
      { from: '10.0.0.1', times: 1 },
      { from: '192.168.1.7', at: minute, until: 5 * minute, times: 5 },
    ])
    expect((await read()).filter(({ what }) => what === 'signed-in')).toHaveLength(5)
    pass(10 * minute)
    await note({ ...hall, what: 'sign-in-refused', by: null, whom: 'a1' })
    expect((await read())[0]).toMatchObject({ what: 'sign-in-refused', times: 1 })
  })

  it('does not grow for ever, and guessers push out nothing that was done', async () => {
    const { note, read, pass, records } = opened()
    await note({ ...hall, what: 'passphrase-chosen', by: 'a1' })
    for (let n = 0; n < mostEntries + 300; n += 1) {
      await note({ ...hall, from: `address ${n}`, what: 'link-refused', by: null })
      pass(1)
    }
    const kept = await read()
    expect(kept.length).toBeLessThan(mostEntries + 150)
    expect(kept.at(-1)).toMatchObject({ what: 'passphrase-chosen' })
    expect(kept[0]).toMatchObject({ from: `address ${mostEntries + 299}` })
    expect((await records.list('security')).length).toBe(kept.length)
  })

  it('keeps who changed what, however often somebody comes and goes', async () => {
    const { note, read, pass } = opened()
    await note({ ...hall, what: 'organizer-invited', by: 'a1', whom: 'a2' })
    for (let n = 0; n < mostEntries + 300; n += 1) {
      await note({ ...hall, what: n % 2 === 0 ? 'link-opened' : 'signed-out', by: 'g1' })
      pass(1)
    }
    const kept = await read()
    expect(kept.length).toBeLessThan(mostEntries + 150)
    expect(kept.at(-1)).toMatchObject({ what: 'organizer-invited' })
  })

  it('counts a flood without writing every drop of it', async () => {
    const { note, read, pass, records } = opened()
    const put = vi.spyOn(records, 'put')
    for (let n = 0; n < 5_000; n += 1) {
      await note({ ...hall, what: 'link-refused', by: null })
      pass(10)
    }
    expect(await read()).toMatchObject([{ what: 'link-refused', times: 5_000 }])
    expect(put.mock.calls.length).toBeLessThan(20)
  })
})
