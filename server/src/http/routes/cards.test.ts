import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { catalogueOf } from '@topcut/cards'
import { commandId, type Entry, eventId, type Fact, instant } from '@topcut/engine'
import { expect, it } from 'vitest'
import { creation, sampleDesk } from '../../desk/sample-day.suite.ts'
import { openMemoryStore } from '../../store/memory/memory-store.ts'
import { sampleDoor } from '../sample-door.suite.ts'

const opened = async () => {
  const { create, send } = sampleDoor()
  const event = await create()
  return (headers: Record<string, string> = {}) =>
    send('GET', `/api/events/${event}/cards`, undefined, { cookie: '', ...headers })
}

const cards = catalogueOf('x-wing-1')

it('everybody may have the cards an event was created with', async () => {
  const ask = await opened()
  const answer = await ask()
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual(cards)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
})

it('they travel small, as the browser can read them', async () => {
  const ask = await opened()
  const br = await ask({ 'accept-encoding': 'gzip, deflate, br' })
  expect(br.headers['content-encoding']).toBe('br')
  expect(br.rawPayload.length).toBeLessThan(60_000)
  expect(JSON.parse(`${brotliDecompressSync(br.rawPayload)}`)).toEqual(cards)
  const gzip = await ask({ 'accept-encoding': 'br;q=0, gzip;q=0.5' })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gzip.rawPayload.length).toBeLessThan(60_000)
  expect(JSON.parse(`${gunzipSync(gzip.rawPayload)}`)).toEqual(cards)
  expect(gzip.headers['vary']).toContain('accept-encoding')
})

it('they are fetched once', async () => {
  const ask = await opened()
  const etag = `${(await ask()).headers['etag']}`
  const again = await ask({ 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

it('those that were loaded for it take their place', async () => {
  const { create, send, give } = sampleDoor()
  const event = await create()
  const loaded = { ...cards, id: 'ours-2' }
  const answer = await give(event, { kind: 'load-cards', cards: loaded })
  expect(answer.statusCode).toBe(200)
  expect((await send('GET', `/api/events/${event}/cards`)).json()).toEqual(loaded)
  const { view } = (await send('GET', `/api/events/${event}/views/event`)).json()
  expect(view.cards).toBe('ours-2')
})

it('a file that is no catalogue is turned away in a sentence that says where', async () => {
  const { create, give } = sampleDoor()
  const event = await create()
  const [ship] = (cards as { readonly ships: readonly object[] }).ships
  const odd = { ...cards, id: 'ours-2', ships: [ship, { ...ship, hull: 'five' }] }
  const answer = await give(event, { kind: 'load-cards', cards: odd })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'malformed', field: 'command.cards.ships.1.hull' })
  expect(answer.json().detail).toContain('command.cards.ships.1.hull')
})

it('an event of before has none, and says so; of one that is not there nothing is said', async () => {
  const store = openMemoryStore()
  const { kind: _, ...event } = creation
  const fact: Fact = { ...event, kind: 'event-created', entropy: 'lots' }
  const command = commandId('created')
  const entry: Entry = { n: 1, at: instant(0), by: { role: 'organizer' }, command, fact }
  const record = { command, digest: '', first: 1, last: 1, warnings: [] }
  const appended = { event: eventId('old'), expected: 0, entries: [entry] }
  await store.append({ ...appended, records: [record], people: [] })
  const { send } = sampleDoor({ desk: sampleDesk(store) })
  const none = await send('GET', '/api/events/old/cards')
  expect([none.statusCode, none.json().code]).toEqual([404, 'no-cards'])
  const nowhere = await send('GET', '/api/events/nowhere/cards')
  expect([nowhere.statusCode, nowhere.json().code]).toEqual([404, 'no-such-event'])
})
