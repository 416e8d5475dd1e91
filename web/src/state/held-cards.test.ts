import type { Catalogue, EventId } from '@topcut/engine'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bringCards, cardsHere } from './held-cards.ts'

const catalogue = (id: string): Catalogue => ({
  kind: 'decks',
  id,
  about: 'made for tests',
  products: [],
  affiliations: [],
  sets: [],
})

/** A device and a server; `line` is whether the one can hear the other. */
const staged = { line: true, asked: 0, served: catalogue('some-1') as Catalogue | null }
const kept = new Map<string, string>()

beforeEach(() => {
  Object.assign(staged, { line: true, asked: 0, served: catalogue('some-1') })
  kept.clear()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  })
  vi.stubGlobal('fetch', async () => {
    staged.asked += 1
    if (!staged.line) throw new TypeError('no network')
    return staged.served === null
      ? Response.json({ code: 'no-cards', detail: 'none' }, { status: 404 })
      : Response.json(staged.served)
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Every test has an event of its own: what is held stays held until the page is left. */
const eventOf = (name: string) => name as EventId

it('nothing is asked for before somebody opens a list, and then once', async () => {
  const event = eventOf('once')
  expect([cardsHere(event).get(), staged.asked]).toEqual([null, 0])
  expect(await bringCards(event, 'some-1')).toBe(true)
  expect(await bringCards(event, 'some-1')).toBe(true)
  expect([cardsHere(event).get()?.id, staged.asked]).toEqual(['some-1', 1])
})

it('opened once, they are there without a network', async () => {
  await bringCards(eventOf('before'), 'some-1')
  const [[key, text] = expect.fail('nothing kept')] = kept
  kept.set(key, text.replace('"before"', '"reloaded"'))
  staged.line = false
  const event = eventOf('reloaded')
  expect(await bringCards(event, 'some-1')).toBe(true)
  expect([cardsHere(event).get(), staged.asked]).toEqual([catalogue('some-1'), 1])
})

it('others that were loaded meanwhile take their place', async () => {
  const event = eventOf('loaded')
  await bringCards(event, 'some-1')
  staged.served = catalogue('ours-2')
  expect(await bringCards(event, 'ours-2')).toBe(true)
  expect(cardsHere(event).get()?.id).toBe('ours-2')
})

it('those of another event are not these, whatever their id', async () => {
  await bringCards(eventOf('one'), 'some-1')
  staged.line = false
  expect(await bringCards(eventOf('other'), 'some-1')).toBe(false)
  expect(cardsHere(eventOf('other')).get()).toBeNull()
})

it('is tried again where nobody answers, and not where there are none', async () => {
  const event = eventOf('silent')
  staged.line = false
  expect(await bringCards(event, 'some-1')).toBe(false)
  staged.line = true
  staged.served = null
  expect(await bringCards(event, 'some-1')).toBe(true)
})
