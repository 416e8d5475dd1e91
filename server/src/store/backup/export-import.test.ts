import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogueOf } from '@topcut/cards'
import { type Catalogue, openEvent } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import {
  createSample,
  exportedSample,
  granted,
  order,
  player,
  registration,
  sampleDesk,
} from '../../desk/sample-day.suite.ts'
import { openMemoryStore } from '../memory/memory-store.ts'
import { openSqliteStore } from '../sqlite/sqlite-store.ts'
import type { WholeEvent } from '../store.ts'
import { exportText, withoutPeople } from './export-file.ts'
import { importEvents, importFile } from './import-file.ts'

const { whole, text } = await exportedSample()

describe('an exported event', () => {
  it('is imported by another Topcut as it was', async () => {
    const store = openSqliteStore(temporaryFolder())
    expect(await importEvents(store, text)).toEqual([whole.event])
    expect(await store.whole(whole.event)).toEqual(whole)
    const desk = sampleDesk(store)
    expect((await desk.load(whole.event))?.state).toEqual(openEvent(whole.entries).state)
    await store.close()
  })

  it('brings the cards along that were loaded for it', async () => {
    const [first, second] = [openMemoryStore(), openMemoryStore()]
    const desk = sampleDesk(first)
    const event = await createSample(desk)
    const cards = { ...catalogueOf('x-wing-1'), id: 'ours-2' } as Catalogue
    granted(await desk.handle(event, order({ kind: 'load-cards', cards })))
    await importEvents(second, await exportText([(await first.whole(event)) as WholeEvent]))
    expect((await sampleDesk(second).load(event))?.state?.cards).toEqual(cards)
  })

  it('is one file for people to read: an entry on a line', () => {
    const lines = text.split('\n').filter((line) => line.startsWith('{"n":'))
    expect(lines).toHaveLength(whole.entries.length)
    expect(text.match(/"name":"Player 3"/g)).toHaveLength(1)
  })

  it('answers a command sent again as the Topcut did that it comes from', async () => {
    const [first, second] = [openMemoryStore(), openMemoryStore()]
    const desk = sampleDesk(first)
    const event = await createSample(desk)
    const once = registration(7)
    const before = granted(await desk.handle(event, once))
    await importEvents(second, await exportText([(await first.whole(event)) as WholeEvent]))
    expect(await sampleDesk(second).handle(event, once)).toEqual(before)
  })

  it('can leave out who the players are', async () => {
    const nameless = await exportText([withoutPeople(whole)])
    expect(nameless).not.toMatch(/Player \d|digest of|"records"|"people"/)
    const store = openMemoryStore()
    await importEvents(store, nameless)
    expect(await store.read(whole.event)).toEqual(whole.entries)
    expect(await store.people(whole.event)).toEqual([])
    const [registered] = whole.records.filter(({ first }) => first === 2)
    const again = { ...registration(1), id: registered?.command as never }
    const answer = await sampleDesk(store).handle(whole.event, again)
    expect(answer).toEqual({ kind: 'command-id-reused' })
  })

  it('is not imported twice', async () => {
    const store = openMemoryStore()
    await importEvents(store, text)
    await store.setPerson(whole.event, { player: player(1), name: 'Corrected since' })
    const before = await store.whole(whole.event)
    await expect(importEvents(store, text)).rejects.toMatchObject({ storeFault: 'event-exists' })
    expect(await store.whole(whole.event)).toEqual(before)
  })
})

describe('a file that is not as it was written', () => {
  const damaged: readonly (readonly [string, string, (text: string) => string])[] = [
    ['cut off', 'damaged-file', (all) => all.slice(0, all.length / 2)],
    ['a changed digit', 'damaged-file', (all) => all.replace('"number":3', '"number":4')],
    ['a changed name', 'damaged-file', (all) => all.replace('Player 3', 'Player 4')],
    ['a missing line', 'damaged-file', (all) => all.replace(/^\{"n":4,.*\n/m, '')],
    ['no digest', 'damaged-file', (all) => all.replace(/"digest": "[^"]+",/, '')],
    ['empty', 'not-an-export', () => ''],
    ['a picture', 'not-an-export', () => '\u0089PNG\r\n'],
    ['something else', 'not-an-export', () => '{"events": []}'],
    ['nothing', 'not-an-export', () => 'null'],
    ['events of another kind', 'damaged-file', (all) => all.replace(/\[.*\]/s, '[7]')],
    ['a later version', 'later-version', (all) => all.replace('"version": 1', '"version": 2')],
  ]

  it.each(damaged)('%s: %s, and nothing is taken from it', async (_, storeFault, spoil) => {
    const store = openMemoryStore()
    const spoilt = spoil(text)
    expect(spoilt).not.toBe(text)
    await expect(importEvents(store, spoilt)).rejects.toMatchObject({ storeFault })
    expect(await store.list()).toEqual([])
  })

  it('takes nothing of the others that stand with it', async () => {
    const good = { ...whole, event: 'good' as never }
    const stranger = { ...whole.entries[1], fact: { kind: 'comet-seen' } } as never
    const bad = { ...whole, entries: whole.entries.with(1, stranger) }
    const store = openMemoryStore()
    const both = await exportText([good, bad])
    await expect(importEvents(store, both)).rejects.toMatchObject({ storeFault: 'unknown-fact' })
    expect(await store.list()).toEqual([])
  })

  it('may be a file that is not there', async () => {
    const nowhere = join(temporaryFolder(), 'none.json')
    await expect(importFile(openMemoryStore(), nowhere)).rejects.toThrow('ENOENT')
  })
})

describe('a copy of a store that is no file itself', () => {
  it('brings everything back', async () => {
    const [store, other] = [openMemoryStore(), openMemoryStore()]
    await importEvents(store, text)
    await importEvents(store, await exportText([{ ...whole, event: 'second' as never }]))
    const file = await store.backup(temporaryFolder(), 'stamp')
    expect(await importFile(other, file)).toHaveLength(2)
    expect(await other.list()).toEqual(await store.list())
    expect(await other.whole(whole.event)).toEqual(whole)
  })

  it('holds one event where one is asked for', async () => {
    const store = openMemoryStore()
    await importEvents(store, text)
    await importEvents(store, await exportText([{ ...whole, event: 'second' as never }]))
    const file = await store.backup(temporaryFolder(), 'stamp', whole.event)
    expect(readFileSync(file, 'utf8')).toBe(text)
  })
})
