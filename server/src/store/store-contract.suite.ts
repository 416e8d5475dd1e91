import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CommandId } from '@topcut/engine'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { removalContract } from './removal-contract.suite.ts'
import {
  createdFact,
  registeredFact,
  sampleAppending,
  sampleEvent,
  samplePlayer,
  sampleTogether,
} from './sample.suite.ts'
import type { Store, WholeEvent } from './store.ts'

const event = sampleEvent('e1')
const other = sampleEvent('e2')
const creation = (of = event) => sampleAppending(of, 0, [createdFact(`Event ${of}`)])
const ada = { player: samplePlayer(1), name: 'Ada' }
const zoe = { player: samplePlayer(2), name: 'Zoë Ż. \u{1F3B2}' }

/** What every store must keep to; each implementation runs it unchanged. */
export const storeContract = (open: () => Store | Promise<Store>): void => {
  let store: Store
  beforeEach(async () => {
    store = await open()
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

    it('keeps any text as it is', async () => {
      const odd = 'a\u0000b \u{1F3B2} \ud800 "\\" \u2028 Ż'
      const named = { ...ada, name: odd }
      expect(await store.append(sampleAppending(event, 0, [createdFact(odd)], [named]))).toBe('ok')
      expect((await store.read(event))[0]?.fact).toEqual(createdFact(odd))
      expect(await store.people(event)).toEqual([named])
      await store.setPerson(event, { ...zoe, name: odd })
      expect((await store.people(event))[1]?.name).toBe(odd)
    })

    it('knows nothing of an event that was never begun', async () => {
      expect(await store.read(event)).toEqual([])
      expect(await store.people(event)).toEqual([])
      expect(await store.findCommands(event, ['c1' as CommandId])).toEqual([])
      expect(await store.whole(event)).toBeNull()
    })

    it.each([
      ['behind', 0],
      ['ahead', 2],
    ])('is stale for a writer who is %s, and writes nothing', async (_, expected) => {
      await store.append(creation())
      const late = sampleAppending(event, expected, [registeredFact(1)], [ada], 'late')
      expect(await store.append(late)).toBe('stale')
      expect(await store.read(event)).toEqual(creation().entries)
      expect(await store.findCommands(event, ['late' as CommandId])).toEqual([])
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
      const unrecorded = { ...appending, records: [] }
      await expect(store.append(unrecorded)).rejects.toThrow()
      expect(await store.read(event)).toHaveLength(1)
    })

    it('gives many writers of many events their turn at once', async () => {
      const events = Array.from({ length: 20 }, (_, index) => sampleEvent(`many-${index}`))
      const writes = events.map(async (each) => {
        const answers = [await store.append(creation(each))]
        for (let n = 1; n <= 5; n += 1) {
          answers.push(await store.append(sampleAppending(each, n, [registeredFact(n)])))
        }
        return answers
      })
      expect(new Set((await Promise.all(writes)).flat())).toEqual(new Set(['ok']))
      for (const each of events) expect(await store.read(each)).toHaveLength(6)
    })

    it('keeps events apart', async () => {
      await store.append(creation(event))
      await store.append(creation(other))
      await store.append(sampleAppending(event, 1, [registeredFact(1)], [ada]))
      expect(await store.read(other)).toEqual(creation(other).entries)
      expect(await store.people(other)).toEqual([])
      expect(await store.findCommands(other, ['c2' as CommandId])).toEqual([])
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
      const warnings = [{ code: 'repeated-bye', player: ada.player } as const]
      const records = appending.records.map((record) => ({ ...record, warnings }))
      await store.append({ ...appending, records })
      expect(await store.findCommands(event, ['c2' as CommandId])).toEqual(records)
    })

    it('is written for a command that left no fact', async () => {
      await store.append(creation())
      const appending = sampleAppending(event, 1, [])
      expect(await store.append(appending)).toBe('ok')
      expect(await store.findCommands(event, ['c2' as CommandId])).toEqual(appending.records)
      expect(await store.read(event)).toHaveLength(1)
    })

    it('is written for each of several commands that are stored together', async () => {
      await store.append(creation())
      const together = sampleTogether(event, 1, 3)
      expect(await store.append(together)).toBe('ok')
      const asked = ['t3', 'nobody', 't1'] as CommandId[]
      const found = await store.findCommands(event, asked)
      expect(found.map(({ command }) => command).sort()).toEqual(['t1', 't3'])
      expect(found).toEqual(expect.arrayContaining([together.records[0], together.records[2]]))
      expect(await store.findCommands(event, [])).toEqual([])
      expect(await store.read(event, 1)).toEqual(together.entries)
    })

    it('that is there already keeps all of those out that come with it', async () => {
      await store.append(creation())
      await store.append(sampleAppending(event, 1, [registeredFact(9)], [], 't2'))
      expect(await store.append(sampleTogether(event, 2, 3))).toBe('stale')
      expect(await store.read(event)).toHaveLength(2)
      expect(await store.findCommands(event, ['t1' as CommandId])).toEqual([])
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
      await store.erasePerson(event, ada.player, [])
      expect(await store.people(event)).toEqual([])
      expect(await store.read(event)).toEqual(before)
    })

    it('take along what the digests of their commands have of a name', async () => {
      await store.append(creation())
      const together = sampleTogether(event, 1, 3)
      const digests = ['plain.name', 'before', 'plain.other'] as const
      const records = together.records.map((one, index) => ({
        ...one,
        digest: digests[index] ?? '',
      }))
      await store.append({ ...together, records, people: [ada] })
      const asked = ['t1', 't2', 't3'] as CommandId[]
      for (let times = 1; times <= 2; times += 1) {
        await store.erasePerson(event, ada.player, asked.slice(0, 2))
        const found = await store.findCommands(event, asked)
        const kept = new Map(found.map(({ command, digest }) => [command, digest]))
        expect(asked.map((command) => kept.get(command))).toEqual(['plain.', '', 'plain.other'])
      }
    })

    it('are kept whole, whatever is known of them', async () => {
      await store.append(creation())
      const known = { ...ada, home: { name: 'Hall 3' }, tags: ['x', null] }
      await store.append(sampleAppending(event, 1, [registeredFact(1)], [known]))
      expect(await store.people(event)).toEqual([known])
      await store.setPerson(event, { ...known, tags: [] } as never)
      expect(await store.people(event)).toEqual([{ ...known, tags: [] }])
    })

    it('are named as the last of several commands says that are stored together', async () => {
      await store.append(creation())
      const twice = [ada, { ...ada, name: 'Ada L.' }]
      await store.append(sampleAppending(event, 1, [registeredFact(1)], twice))
      expect(await store.people(event)).toEqual([{ ...ada, name: 'Ada L.' }])
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

  describe('a whole event', () => {
    const fill = async (to: Store, of = event) => {
      await to.append(creation(of))
      await to.append(sampleTogether(of, 1, 3))
      await to.append(sampleAppending(of, 4, [], [ada, zoe]))
    }

    it('is all that is kept of it', async () => {
      await fill(store)
      const records = []
      for (const command of ['c1', 't1', 't2', 't3', 'c5'] as CommandId[]) {
        records.push(...(await store.findCommands(event, [command])))
      }
      const entries = await store.read(event)
      expect(await store.whole(event)).toEqual({ event, entries, records, people: [ada, zoe] })
      expect([entries.length, records.length]).toEqual([4, 5])
    })

    it('is taken in as it was, and goes on from there', async () => {
      await fill(store)
      const before = await store.whole(event)
      const moved = { ...(before as WholeEvent), event: other }
      expect(await store.take([moved])).toBe('ok')
      expect(await store.whole(other)).toEqual(moved)
      expect(await store.whole(event)).toEqual(before)
      expect((await store.list()).map(({ version }) => version)).toEqual([4, 4])
      expect(await store.append(sampleAppending(other, 4, [registeredFact(9)], [], 'on'))).toBe(
        'ok',
      )
    })

    it('is not taken in where it is already, nor is any that comes with it', async () => {
      await fill(store)
      const before = (await store.whole(event)) as WholeEvent
      expect(await store.take([{ ...before, event: other }, before])).toBe('taken')
      expect(await store.whole(other)).toBeNull()
      expect(await store.whole(event)).toEqual(before)
    })
  })

  describe('records', () => {
    it('are kept under their kind and key', async () => {
      const { records } = store
      await records.put('link', 'b', { label: 'Zoë \u{1F3B2}' })
      await records.put('link', 'a', 1)
      await records.put('grant', 'a', 2)
      expect(await records.get('link', 'b')).toEqual({ label: 'Zoë \u{1F3B2}' })
      expect(await records.get('link', 'c')).toBeUndefined()
      expect(await records.list('link')).toEqual([
        { key: 'a', value: 1 },
        { key: 'b', value: { label: 'Zoë \u{1F3B2}' } },
      ])
      expect(await records.list('nothing')).toEqual([])
    })

    it('are replaced, and removed', async () => {
      const { records } = store
      await records.put('link', 'a', 1)
      await records.put('link', 'a', 2)
      expect(await records.get('link', 'a')).toBe(2)
      await records.remove('link', 'a')
      await records.remove('link', 'a')
      expect(await records.get('link', 'a')).toBeUndefined()
    })

    it('are added once, however many try at the same time', async () => {
      const { records } = store
      const tries = await Promise.all([1, 2, 3].map((value) => records.add('spent', 'x', value)))
      expect(tries.filter((isFirst) => isFirst)).toHaveLength(1)
    })
  })

  removalContract(() => store)

  it('writes a copy of everything', async () => {
    await store.append(creation())
    const file = await store.backup(temporaryFolder(), 'a-stamp')
    expect(file).toContain('a-stamp')
    expect(readFileSync(file).length).toBeGreaterThan(100)
    expect(await store.append(sampleAppending(event, 1, [registeredFact(1)]))).toBe('ok')
  })

  it('says that a copy could not be written, and goes on', async () => {
    await store.append(creation())
    const nowhere = join(temporaryFolder(), 'not', 'there')
    await expect(store.backup(nowhere, 'a-stamp')).rejects.toMatchObject({ storeFault: 'no-copy' })
    expect(await store.append(sampleAppending(event, 1, [registeredFact(1)]))).toBe('ok')
  })
}
