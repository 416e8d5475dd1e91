import { readFileSync } from 'node:fs'
import type { CommandId } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import {
  createdFact,
  registeredFact,
  sampleAppending,
  sampleEvent,
  samplePlayer,
} from './sample.suite.ts'
import type { Store, WholeEvent } from './store.ts'

const event = sampleEvent('e1')
const other = sampleEvent('e2')
const name = 'Wilhelmina Ohnegleichen'
const person = { player: samplePlayer(1), name }

const fill = async (store: Store, of = event): Promise<WholeEvent> => {
  await store.append(sampleAppending(of, 0, [createdFact(`Event ${of}`)]))
  await store.append(sampleAppending(of, 1, [registeredFact(1)], [person]))
  return (await store.whole(of)) as WholeEvent
}

/** What every store keeps to when an event goes. */
export const removalContract = (opened: () => Store): void => {
  describe('an event that is removed', () => {
    it('is gone with its people, its commands and the records that were named', async () => {
      const store = opened()
      await fill(store)
      const kept = await fill(store, other)
      await store.records.put('grant', 'a', { event, label: name })
      await store.records.put('grant', 'b', { event: other })
      const records = [
        { kind: 'grant', key: 'a' },
        { kind: 'grant', key: 'never there' },
      ]
      expect(await store.remove({ event, expected: 2, records })).toBe('ok')
      expect(await store.whole(event)).toBeNull()
      expect(await store.read(event)).toEqual([])
      expect(await store.people(event)).toEqual([])
      expect(await store.findCommands(event, ['c1' as CommandId])).toEqual([])
      expect((await store.list()).map((one) => one.event)).toEqual([other])
      expect(await store.records.list('grant')).toEqual([{ key: 'b', value: { event: other } }])
      expect(await store.whole(other)).toEqual(kept)
    })

    it('is not in the next copy', async () => {
      const store = opened()
      await fill(store)
      const before = await store.backup(temporaryFolder(), 'before')
      await store.remove({ event, expected: 2, records: [] })
      const after = await store.backup(temporaryFolder(), 'after')
      expect(readFileSync(before).includes(name)).toBe(true)
      expect(readFileSync(after).includes(name)).toBe(false)
    })

    it('stays whole where its log has moved on, and so do the records', async () => {
      const store = opened()
      const before = await fill(store)
      await store.records.put('grant', 'a', 1)
      const records = [{ kind: 'grant', key: 'a' }]
      for (const expected of [0, 1, 3])
        expect(await store.remove({ event, expected, records })).toBe('stale')
      expect(await store.remove({ event: other, expected: 0, records })).toBe('stale')
      expect(await store.whole(event)).toEqual(before)
      expect(await store.records.get('grant', 'a')).toBe(1)
    })

    it('takes nothing more in; an export of it brings it back', async () => {
      const store = opened()
      const before = await fill(store)
      await store.remove({ event, expected: 2, records: [] })
      const late = sampleAppending(event, 2, [registeredFact(2)])
      expect(await store.append(late)).toBe('stale')
      expect(await store.take([before])).toBe('ok')
      expect(await store.whole(event)).toEqual(before)
      expect(await store.append(late)).toBe('ok')
    })

    it('is removed or grows, when both are asked for at once', async () => {
      const store = opened()
      await fill(store)
      const [removed, appended] = await Promise.all([
        store.remove({ event, expected: 2, records: [] }),
        store.append(sampleAppending(event, 2, [registeredFact(2)])),
      ])
      expect([removed, appended].toSorted()).toEqual(['ok', 'stale'])
      expect(await store.read(event)).toHaveLength(removed === 'ok' ? 0 : 3)
    })
  })

  describe('what came since a version', () => {
    it('is told, also that there is nothing', async () => {
      const store = opened()
      await fill(store)
      const numbers = async (version: number) =>
        (await store.since(event, version))?.map(({ n }) => n)
      expect(await numbers(0)).toEqual([1, 2])
      expect(await numbers(1)).toEqual([2])
      expect(await numbers(2)).toEqual([])
    })

    it('is told from nothing at all where the event is gone, or is not that long', async () => {
      const store = opened()
      await fill(store)
      expect(await store.since(event, 3)).toBeNull()
      expect(await store.since(other, 0)).toBeNull()
      await store.remove({ event, expected: 2, records: [] })
      expect(await store.since(event, 2)).toBeNull()
      expect(await store.since(event, 0)).toBeNull()
    })
  })
}
