import type { CommandId } from '@topcut/engine'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createdFact,
  registeredFact,
  sampleAppending,
  sampleEvent,
  samplePlayer,
} from './sample.suite.ts'
import type { Store } from './store.ts'

const event = sampleEvent('e1')
const other = sampleEvent('e2')
const creation = (of = event) => sampleAppending(of, 0, [createdFact(`Event ${of}`)])
const ada = { player: samplePlayer(1), name: 'Ada' }
const zoe = { player: samplePlayer(2), name: 'Zoë Ż. \u{1F3B2}' }

/** What every store must keep to; each implementation runs it unchanged. */
export const storeContract = (open: () => Store): void => {
  let store: Store
  beforeEach(() => {
    store = open()
  })
  afterEach(() => store.close())

  describe('the log', () => {
    it('hands back what was appended, in order', async () => {
      const first = creation()
      const second = sampleAppending(event, 1, [registeredFact(1), registeredFact(2)])
      expect(await store.append(first)).toBe('ok')
      expect(await store.append(second)).toBe('ok')
      expect(await store.read(event)).toEqual([...first.entries, ...second.entries])
    })

    it('hands back only what comes after a number', async () => {
      await store.append(creation())
      await store.append(sampleAppending(event, 1, [registeredFact(1), registeredFact(2)]))
      const numbers = async (after: number) => (await store.read(event, after)).map(({ n }) => n)
      expect(await numbers(0)).toEqual([1, 2, 3])
      expect(await numbers(2)).toEqual([3])
      expect(await numbers(3)).toEqual([])
      expect(await numbers(9)).toEqual([])
    })

    it('keeps order beyond nine entries', async () => {
      await store.append(creation())
      for (let n = 1; n <= 20; n += 1) {
        await store.append(sampleAppending(event, n, [registeredFact(n)]))
      }
      expect((await store.read(event)).map(({ n }) => n)).toEqual(
        Array.from({ length: 21 }, (_, index) => index + 1),
      )
    })

    it('knows nothing of an event that was never begun', async () => {
      expect(await store.read(event)).toEqual([])
      expect(await store.people(event)).toEqual([])
      expect(await store.findCommand(event, 'c1' as CommandId)).toBeNull()
    })

    it.each([
      ['behind', 0],
      ['ahead', 2],
    ])('is stale for a writer who is %s, and writes nothing', async (_, expected) => {
      await store.append(creation())
      const late = sampleAppending(event, expected, [registeredFact(1)], [ada], 'late')
      expect(await store.append(late)).toBe('stale')
      expect(await store.read(event)).toEqual(creation().entries)
      expect(await store.findCommand(event, 'late' as CommandId)).toBeNull()
      expect(await store.people(event)).toEqual([])
    })

    it('lets exactly one of two writers of the same version through', async () => {
      await store.append(creation())
      const answers = await Promise.all([
        store.append(sampleAppending(event, 1, [registeredFact(1)], [], 'one')),
        store.append(sampleAppending(event, 1, [registeredFact(2)], [], 'two')),
      ])
      expect(answers.sort()).toEqual(['ok', 'stale'])
      expect(await store.read(event)).toHaveLength(2)
    })

    it('refuses entries that do not number on', async () => {
      await store.append(creation())
      const appending = sampleAppending(event, 1, [registeredFact(1)])
      const gap = { ...appending, entries: appending.entries.map((e) => ({ ...e, n: e.n + 1 })) }
      await expect(store.append(gap)).rejects.toThrow()
      expect(await store.read(event)).toHaveLength(1)
    })

    it('keeps events apart', async () => {
      await store.append(creation(event))
      await store.append(creation(other))
      await store.append(sampleAppending(event, 1, [registeredFact(1)], [ada]))
      expect(await store.read(other)).toEqual(creation(other).entries)
      expect(await store.people(other)).toEqual([])
      expect(await store.findCommand(other, 'c2' as CommandId)).toBeNull()
    })

    it('is not changed by whoever holds what was written or read', async () => {
      const appending = creation()
      await store.append(appending)
      const fact = appending.entries[0]?.fact as { name: string }
      fact.name = 'changed afterwards'
      expect((await store.read(event))[0]?.fact).toMatchObject({ name: 'Event e1' })
    })
  })

  describe('the list', () => {
    it('names every event with its beginning and its version, latest first', async () => {
      expect(await store.list()).toEqual([])
      const early = creation(other)
      const late = creation(event)
      const later = {
        ...late,
        entries: late.entries.map((e) => ({ ...e, at: (e.at + 60) as never })),
      }
      await store.append(early)
      await store.append(later)
      await store.append(sampleAppending(other, 1, [registeredFact(1), registeredFact(2)]))
      expect(await store.list()).toEqual([
        { event, version: 1, first: later.entries[0] },
        { event: other, version: 3, first: early.entries[0] },
      ])
    })
  })

  describe('the record of a command', () => {
    it('is written with its entries', async () => {
      await store.append(creation())
      const appending = sampleAppending(event, 1, [registeredFact(1), registeredFact(2)])
      const record = {
        ...appending.record,
        warnings: [{ code: 'repeated-bye', player: ada.player } as const],
      }
      await store.append({ ...appending, record })
      expect(await store.findCommand(event, record.command)).toEqual(record)
    })

    it('is written for a command that left no fact', async () => {
      await store.append(creation())
      const appending = sampleAppending(event, 1, [])
      expect(await store.append(appending)).toBe('ok')
      expect(await store.findCommand(event, appending.record.command)).toEqual(appending.record)
      expect(await store.read(event)).toHaveLength(1)
    })

    it('is written once: the same command again is stale', async () => {
      await store.append(creation())
      await store.append(sampleAppending(event, 1, [registeredFact(1)], [], 'same'))
      const again = sampleAppending(event, 2, [registeredFact(2)], [zoe], 'same')
      expect(await store.append(again)).toBe('stale')
      expect(await store.read(event)).toHaveLength(2)
      expect(await store.people(event)).toEqual([])
    })
  })

  describe('people', () => {
    it('come with the facts that introduce them', async () => {
      await store.append(creation())
      const facts = [registeredFact(1), registeredFact(2)]
      await store.append(sampleAppending(event, 1, facts, [zoe, ada]))
      expect(await store.people(event)).toEqual([ada, zoe])
    })

    it('can be corrected and erased while the log stays as it is', async () => {
      await store.append(creation())
      await store.append(sampleAppending(event, 1, [registeredFact(1)], [ada]))
      const before = await store.read(event)
      await store.setPerson(event, { ...ada, name: 'Ada L.' })
      expect(await store.people(event)).toEqual([{ ...ada, name: 'Ada L.' }])
      await store.erasePerson(event, ada.player)
      expect(await store.people(event)).toEqual([])
      expect(await store.read(event)).toEqual(before)
    })

    it('do not appear in the log', async () => {
      await store.append(creation())
      await store.append(sampleAppending(event, 1, [registeredFact(1)], [ada]))
      expect(JSON.stringify(await store.read(event))).not.toContain('Ada')
    })

    it('cannot be named in an event that was never begun', async () => {
      await expect(store.setPerson(event, ada)).rejects.toThrow()
      expect(await store.people(event)).toEqual([])
    })
  })
}
