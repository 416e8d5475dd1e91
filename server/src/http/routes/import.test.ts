import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EventId, LeaderId } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import {
  asShown,
  exportedSample,
  order,
  sampleDesk,
  unlinked,
} from '../../desk/sample-day.suite.ts'
import { digestOfEvent } from '../../store/backup/export-file.ts'
import { openMemoryStore } from '../../store/memory/memory-store.ts'
import type { WholeEvent } from '../../store/store.ts'
import { sampleDoor } from '../sample-door.suite.ts'

const { whole, text } = await exportedSample()

const json = { 'content-type': 'application/json' }
const openDoor = () => {
  const store = openMemoryStore()
  const door = sampleDoor({ desk: sampleDesk(store) })
  const bring = (file: string, headers: Record<string, string> = {}) =>
    door.send('POST', '/api/events/import', file, { ...json, ...headers })
  return { ...door, store, bring }
}

/** A file that proves itself, whatever it holds. */
const written = (events: readonly object[]): string =>
  JSON.stringify({
    format: 'topcut-events',
    version: 1,
    events: events.map((one) => ({ ...one, digest: digestOfEvent(one as WholeEvent) })),
  })

describe('an exported file', () => {
  it('is taken in, owned by whoever brings it, and can be worked on', async () => {
    const { bring, store, access, send } = openDoor()
    const answer = await bring(text)
    expect([answer.statusCode, answer.json()]).toEqual([200, { events: [whole.event] }])
    expect(await store.whole(whole.event)).toEqual(whole)
    const [owner] = await access.accounts()
    expect(await access.ownerOf(whole.event)).toBe(owner?.id)
    const { log } = (await send('GET', `/api/events/${whole.event}`)).json()
    expect(unlinked(log)).toEqual(asShown(whole.entries))
    const file = (await send('GET', `/api/events/${whole.event}?for=file`)).json()
    expect(unlinked(file.log)).toEqual(whole.entries)
  })

  it('may be the one that the desk has written, which has no records', async () => {
    const { bring, store } = openDoor()
    const { event, entries, people } = whole
    expect((await bring(written([{ event, entries, people }]))).statusCode).toBe(200)
    expect(await store.read(event)).toEqual(entries)
    expect(await store.people(event)).toEqual(people)
  })

  it('that is here already is found, and nobody loses the event', async () => {
    const { bring, store, access, open } = openDoor()
    await bring(text)
    const owner = await access.ownerOf(whole.event)
    const other = await open((await access.inviteOrganizer('Another club')).token)
    const answer = await bring(text, { cookie: other })
    expect([answer.statusCode, answer.json()]).toEqual([200, { events: [whole.event] }])
    expect(await access.ownerOf(whole.event)).toBe(owner)
    expect(await store.list()).toHaveLength(1)
  })

  it('is refused where the event has gone on since, with what to do', async () => {
    const { bring, desk, store } = openDoor()
    await bring(text)
    await desk.handle(whole.event, order({ kind: 'start-clock' }))
    const answer = await bring(text, { 'accept-language': 'de' })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'event-exists'])
    expect(answer.json().detail).toContain('anderen Datenordner')
    expect(await store.read(whole.event)).toHaveLength(whole.entries.length + 1)
  })

  it('is only taken from those with an account, before it is read', async () => {
    const { bring, store, access, open } = openDoor()
    const judge = (await access.invite('e' as EventId, { role: 'judge', label: 'A judge' })).token
    for (const [cookie, status] of [
      ['', 401],
      [await open(judge), 403],
    ] as const) {
      const answer = await bring('not even a file', { cookie })
      expect([cookie !== '', answer.statusCode]).toEqual([cookie !== '', status])
    }
    expect(await store.list()).toEqual([])
  })

  it('of a whole season is more than other requests may hold', async () => {
    const { bring } = openDoor()
    const file = written(Array.from({ length: 500 }, (_, n) => ({ ...whole, event: `e${n}` })))
    expect(file.length).toBeGreaterThan(2 * 1024 * 1024)
    expect((await bring(file)).json().events).toHaveLength(500)
  })
})

describe('a file that is none', () => {
  const broken: readonly (readonly [string, number, string, () => string])[] = [
    ['empty', 422, 'not-an-export', () => ' '],
    ['a text', 422, 'not-an-export', () => 'Dear organizer'],
    ['another JSON', 422, 'not-an-export', () => '{"events": []}'],
    ['cut off', 422, 'damaged-file', () => text.slice(0, text.length / 2)],
    ['changed by hand', 422, 'damaged-file', () => text.replace('Player 3', 'Player 4')],
    [
      'of a later version',
      422,
      'later-version',
      () => text.replace('"version": 1', '"version": 2'),
    ],
    ['with more beside it', 422, 'damaged-file', () => text.replace('{', '{"more": 1, ')],
    ['twice the same event', 422, 'damaged-file', () => written([whole, whole])],
    ['an odd id', 422, 'bad-event', () => written([{ ...whole, event: '../../etc' }])],
    ['no entries', 422, 'bad-event', () => written([{ ...whole, entries: [], records: [] }])],
    [
      'a person that is none',
      422,
      'bad-event',
      () => written([{ ...whole, people: [{ player: 'p1', name: 7 }] }]),
    ],
    [
      'a record that is none',
      422,
      'bad-event',
      () => written([{ ...whole, records: whole.records.map((one) => ({ ...one, digest: {} })) }]),
    ],
    ['an unknown fact', 422, 'unknown-fact', () => written([withFact({ kind: 'comet-seen' })])],
    [
      'an unknown regulation',
      422,
      'later-version',
      () => written([{ ...whole, entries: whole.entries.map(byLaterRegulation) }]),
    ],
    [
      'a fact without what it needs',
      422,
      'bad-event',
      () => written([withFact({ kind: 'round-paired' })]),
    ],
  ]
  const byLaterRegulation = <T extends { readonly fact: object }>(entry: T): T =>
    'regulation' in entry.fact
      ? { ...entry, fact: { ...entry.fact, regulation: 'chess/2051' } }
      : entry
  const withFact = (fact: object) => ({
    ...whole,
    entries: whole.entries.map((one, at) =>
      at === whole.entries.length - 1 ? { ...one, fact } : one,
    ),
  })

  it.each(broken)('%s: %i %s, in a sentence', async (_, status, code, file) => {
    const { bring, store, faults } = openDoor()
    const answer = await bring(file())
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(answer.json().detail).toMatch(/^[A-Z].*\.$/)
    expect(await store.list()).toEqual([])
    expect(faults).toEqual([])
  })

  const [first] = whole.entries
  const changed = (at: number, change: object) => ({
    ...whole,
    entries: whole.entries.map((one, index) => (index === at ? { ...one, ...change } : one)),
  })
  const created = (change: object) => changed(0, { fact: { ...first?.fact, ...change } })
  const inLast = whole.entries.length

  it.each<[string, object, RegExp]>([
    ['an instant no clock shows', changed(0, { at: 9007199254740992 }), /entry 1: .*“at”/],
    ['an instant that is a text', changed(3, { at: 'noon' }), /entry 4: .*“at”/],
    ['a name that is none', created({ name: { a: 1 } }), /entry 1: .*“fact.name”.*a text/],
    ['a day of no calendar', created({ date: '2026-02-30' }), /entry 1: It cannot have happened/],
    ['a tier nobody knows', created({ tier: 'cosmic' }), /entry 1: .*“fact.tier”/],
    ['the wrong number', changed(4, { n: 9 }), /entry 5: .*“n”/],
    ['a role nobody has', changed(2, { by: { role: 'root' } }), /entry 3: .*“by.role”/],
    ['an address for an id', { ...whole, event: '..' }, /Tournament \.\.: .*“event”/],
    ['a route for an id', { ...whole, event: 'import' }, /Tournament import: .*“event”/],
    ['no id', { ...whole, event: '' }, /“event”/],
    ['an endless id', { ...whole, event: 'x'.repeat(65) }, /“event”/],
    ['a line break in the id', { ...whole, event: 'a\nb' }, /“event”/],
    ['a field of objects themselves', created({ constructor: 1 }), /“fact.constructor”/],
    [
      'a round that was never paired',
      withFact({ kind: 'round-closed', round: 7 }),
      new RegExp(`entry ${inLast}: It cannot have happened there`),
    ],
    [
      'the same command twice',
      { ...whole, records: [...whole.records.slice(0, 1), ...whole.records.slice(0, 1)] },
      /Tournament/,
    ],
    [
      'a warning that is none',
      { ...whole, records: whole.records.map((one) => ({ ...one, warnings: [{ code: 'x' }] })) },
      /“records.0.warnings.0.code”/,
    ],
  ])('holds %s: refused with the event, the entry and what is wrong', async (_, one, why) => {
    const { bring, store, faults } = openDoor()
    const answer = await bring(written([{ ...whole, event: 'good' }, one]))
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'bad-event'])
    expect(answer.json().detail).toMatch(why)
    expect(answer.json().detail).toContain('othing was taken')
    expect(await store.list()).toEqual([])
    expect(faults).toEqual([])
  })

  it.each([
    ['en', 'entry 1: The field “at” must be a whole number.'],
    ['de', 'Eintrag 1: Das Feld „at“'],
    ['pl', 'wpis 1:'],
  ])('is told in %s', async (language, said) => {
    const { bring } = openDoor()
    const file = written([changed(0, { at: 1.5 })])
    expect((await bring(file, { 'accept-language': language })).json().detail).toContain(said)
  })

  it('too large is turned away', async () => {
    const { bring } = openDoor()
    const answer = await bring('x'.repeat(64 * 1024 * 1024 + 1))
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'too-large'])
  })

  it.each(['text/plain', 'multipart/form-data'])('as %s is turned away', async (type) => {
    const { bring } = openDoor()
    const answer = await bring(text, { 'content-type': type })
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'wrong-content-type'])
  })
})

it('every other body is still read as JSON', async () => {
  const { send } = openDoor()
  const answer = await send('POST', '/api/events', '{"command":', json)
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'not-json'])
})

it('a whole day comes in as it was played, and the list says that it is over', async () => {
  const { bring, send } = openDoor()
  const log = join(import.meta.dirname, '../../../../golden/logs/x-wing-en-3.2-2.json')
  const entries = JSON.parse(readFileSync(log, 'utf8'))
  expect((await bring(written([{ event: 'day', entries }]))).json()).toEqual({ events: ['day'] })
  const { events } = (await send('GET', '/api/events')).json()
  expect(events).toMatchObject([{ event: 'day', status: 'finished' }])
})

it('an event whose organizer is somebody elsewhere is open to whoever brings it', async () => {
  const { access, bring, give, open, send } = openDoor()
  const log = join(import.meta.dirname, '../../../../golden/logs/x-wing-de-2.json')
  const entries = JSON.parse(readFileSync(log, 'utf8'))
  const club = { cookie: await open((await access.inviteOrganizer('Another club')).token) }
  expect((await bring(written([{ event: 'day', entries }]), club)).statusCode).toBe(200)
  const look = async (headers: Record<string, string>) =>
    (await send('GET', '/api/events/day', undefined, headers)).statusCode
  expect(await look(club)).toBe(200)
  const other = { cookie: await open((await access.inviteOrganizer('A third')).token) }
  expect(await look(other)).toBe(403)

  // Once that organizer can come in, the log counts again.
  const host = await access.invite('day' as EventId, {
    role: 'organizer',
    label: 'Host',
    leader: 'host' as LeaderId,
  })
  expect(await look({ cookie: await open(host.token) })).toBe(200)
  expect(await look(club)).toBe(403)
  expect((await give('day', { kind: 'announce-event' }, {}, club)).statusCode).toBe(403)
})
