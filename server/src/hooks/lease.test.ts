import { expect, it } from 'vitest'
import { countedLuck } from '../desk/sample-day.suite.ts'
import { memoryRecords } from '../store/memory/memory-records.ts'
import { openLease } from './lease.ts'

const times = { lost: 100, sure: 50 }

const open = () => {
  const records = memoryRecords()
  const luck = countedLuck()
  let now = 0
  const lease = () => openLease({ records, kind: 'l', ticks: () => now, luck, times })
  return { records, lease, pass: (ms: number) => (now += ms) }
}

it('is held by one, and by another when that one has been silent for long', async () => {
  const { lease, pass } = open()
  const [one, other] = [lease(), lease()]
  expect(await one.hold()).toBe(true)
  for (let n = 0; n < 10; n += 1) {
    pass(40)
    expect(await one.hold()).toBe(true)
    expect(await other.hold()).toBe(false)
  }
  pass(60)
  expect(one.isHeld()).toBe(false)
  expect(await other.hold()).toBe(false)
  pass(60)
  expect(await other.hold()).toBe(true)
  expect(await one.hold()).toBe(false)
  expect([one.isHeld(), other.isHeld()]).toEqual([false, true])
})

it('whoever comes back after a long sleep keeps it or loses it, never both hold it', async () => {
  const { lease, pass } = open()
  const [one, other] = [lease(), lease()]
  await one.hold()
  await other.hold()
  pass(200)
  const held = await Promise.all([one.hold(), other.hold()])
  expect(held.filter(Boolean).length).toBeLessThanOrEqual(1)
  expect([one.isHeld(), other.isHeld()]).toEqual(held)
})

it('is let go at once, and taken by one of many', async () => {
  const { lease, records } = open()
  const all = Array.from({ length: 8 }, lease)
  const first = await Promise.all(all.map((one) => one.hold()))
  expect(first.filter(Boolean)).toHaveLength(1)
  await all[first.indexOf(true)]?.release()
  const others = all.filter((_, place) => !first[place])
  const next = await Promise.all(others.map((one) => one.hold()))
  expect(next.filter(Boolean)).toHaveLength(1)
  expect(await records.list('l')).toHaveLength(1)
})
