import { readdirSync, readFileSync } from 'node:fs'
import {
  type Entry,
  type Event,
  lastCountedRound,
  ledgerOf,
  openEvent,
  type PlayerId,
} from '@topcut/engine'
import { playScenario, takeIn } from '@topcut/exchange'
import type { FileLook } from '@topcut/protocol'
import { afterAll, describe, expect, it } from 'vitest'
import { sampleDesk } from '../../desk/sample-day.suite.ts'
import { openMemoryStore } from '../../store/memory/memory-store.ts'
import { sampleDoor } from '../sample-door.suite.ts'

const samples = new URL('../../../../exchange/samples/', import.meta.url)
const bytesOf = (file: string): Buffer => readFileSync(new URL(file, samples))

const store = openMemoryStore()
const door = sampleDoor({ desk: sampleDesk(store) })
const { send, access, faults } = door
afterAll(() => door.app.close())

const binary = { 'content-type': 'application/octet-stream' }
type Headers = Record<string, string>
const look = (bytes: Buffer, query = '', headers: Headers = {}) =>
  send('POST', `/api/files${query}`, bytes, { ...binary, ...headers })
const bring = (bytes: Buffer, way: string, more = '', headers: Headers = {}) =>
  send('POST', `/api/events/from-file?way=${way}&name=Taken&date=2016-05-01${more}`, bytes, {
    ...binary,
    ...headers,
  })
const logOf = async (
  event: string,
): Promise<{ log: readonly Entry[]; people: { player: PlayerId; name: string }[] }> =>
  (await send('GET', `/api/events/${event}`)).json()

/** What everybody earned in each round and against whom, by name. */
const figures = ({ state }: Event, nameOf: (player: PlayerId) => string) => {
  if (state === null) throw new Error('no event')
  const ledger = ledgerOf(state, lastCountedRound(state))
  return [...ledger.values()]
    .map(({ player, lines, deducted, isRanked }) => ({
      ...{ name: nameOf(player), deducted, isRanked },
      lines: lines.map((line) => ({
        ...line,
        opponent: line.opponent === null ? null : nameOf(line.opponent),
      })),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

describe.each(readdirSync(samples))('%s', (file) => {
  const bytes = bytesOf(file)
  const taken = takeIn(bytes, file, null)

  it('is looked at: what it is, by which document, how much', async () => {
    const answer = await look(bytes, `?file=${file}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      regulation: taken.scenario.regulation,
      players: taken.scenario.players.length,
      rounds: taken.scenario.rounds.length,
    })
    expect(answer.json().discrepancies).toHaveLength(taken.discrepancies.length)
  })

  it.each(['finished', 'going-on'] as const)('becomes an event: %s', async (way) => {
    const { against }: FileLook = (await look(bytes)).json()
    const answer = await bring(bytes, way)
    if (against[way] !== null) {
      expect([answer.statusCode, answer.json().detail]).toEqual([422, against[way]])
      return
    }
    expect(answer.statusCode).toBe(201)
    const { log, people } = await logOf(answer.json().event)
    const names = new Map(people.map(({ player, name }) => [player, name]))
    const event = openEvent(log)
    expect(figures(event, (player) => names.get(player) ?? player)).toEqual(
      taken.scenario.rounds.length === 0
        ? []
        : figures(playScenario(taken.scenario, { leftOut: 'lenient' }), (player) => player),
    )
    expect(event.state?.finished === null).toBe(way === 'going-on')
    // Names are beside the log, never in it.
    const text = JSON.stringify(log)
    for (const { name } of people.filter((one) => one.name.length > 3))
      expect(text).not.toContain(JSON.stringify(name))
    expect(faults).toEqual([])
  })
})

/** A day in another tool: everybody beats whoever comes later in the list. */
const cryodex = (players: number, rounds: number, open = false) => {
  const names = Array.from({ length: players }, (_, index) => `Player ${index + 1}`)
  const half = players / 2
  const matches = (round: number) =>
    names.slice(0, half).map((player1, index) => ({
      ...{ player1, player2: names[half + ((index + round) % half)] },
      ...(open && round === rounds
        ? { result: null, player1points: 0, player2points: 0 }
        : { result: 'win', player1points: 100, player2points: index % 90 }),
    }))
  return Buffer.from(
    JSON.stringify({
      name: 'Elsewhere',
      players: names.map((name) => ({ name, score: 5 * rounds })),
      rounds: Array.from({ length: rounds }, (_, index) => ({
        ...{ 'round-type': 'swiss', 'round-number': index + 1, matches: matches(index + 1) },
      })),
    }),
  )
}

const stateOf = async (event: string) => {
  const { state } = openEvent((await logOf(event)).log)
  if (state === null) throw new Error('no event')
  return state
}

describe('a running event of another tool', () => {
  it('goes on with the next round, where nobody meets again', async () => {
    const { event } = (await bring(cryodex(8, 2), 'going-on')).json()
    expect((await door.give(event, { kind: 'pair-round' })).statusCode).toBe(200)
    const { rounds, matches } = await stateOf(event)
    const pairs = [...matches.values()].map(({ players }) => [...players].sort().join())
    expect(rounds.map(({ status }) => status)).toEqual(['closed', 'closed', 'paired'])
    expect(new Set(pairs).size).toBe(12)
  })

  it('whose round is on takes its results, and undoes what came in the file', async () => {
    const { event } = (await bring(cryodex(8, 2, true), 'going-on')).json()
    const { rounds } = await stateOf(event)
    const result = { ending: 'destruction', score: [100, 20] }
    for (const match of rounds[1]?.matches ?? [])
      expect((await door.give(event, { kind: 'enter-result', match, result })).statusCode).toBe(200)
    expect((await door.give(event, { kind: 'close-round' })).statusCode).toBe(200)
    const { log } = await logOf(event)
    const closed = log.findLast(({ fact }) => fact.kind === 'round-closed')?.n
    const undone = await door.give(event, { kind: 'undo', entry: closed, reason: 'too early' })
    expect([undone.statusCode, (await stateOf(event)).rounds[1]?.status]).toEqual([
      200,
      'published',
    ])
  })

  it('has the plan that its organizer names, where the file says nothing of it', async () => {
    const { event } = (await bring(cryodex(8, 2), 'going-on', '&rounds=3&cut=4')).json()
    expect((await stateOf(event)).told?.stages).toEqual([
      { kind: 'swiss', rounds: 3, cut: null },
      { kind: 'elimination', rounds: null, cut: 4 },
    ])
    const less = await bring(cryodex(8, 2), 'going-on', '&rounds=1')
    expect([less.statusCode, less.json().code]).toEqual([422, 'no-further-round'])
  })

  it('is on record as taken from a file, by whoever brought it', async () => {
    const bytes = cryodex(8, 2)
    const { event } = (await bring(bytes, 'going-on')).json()
    const [first] = (await logOf(event)).log
    const [owner] = await access.accounts()
    expect(first).toMatchObject({
      by: { role: 'organizer', leader: owner?.id },
      fact: {
        kind: 'event-created',
        name: 'Taken',
        date: '2016-05-01',
        organizer: owner?.id,
        cameFrom: { tool: 'Cryodex', digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
      },
    })
    expect(first?.at).toBeGreaterThan(0)
    const { already }: FileLook = (await look(bytes)).json()
    expect(already).toContainEqual({ event, name: 'Taken' })
    expect((await bring(bytes, 'going-on')).json().event).not.toBe(event)
    const club = { cookie: await door.open((await access.inviteOrganizer('Another club')).token) }
    expect((await look(bytes, '', club)).json().already).toEqual([])
  })

  it('has its lots from nobody who has the file', async () => {
    const bytes = cryodex(8, 2)
    const [one, two] = await Promise.all([bring(bytes, 'going-on'), bring(bytes, 'going-on')])
    const entropies = await Promise.all(
      [one, two].map(async (answer) => (await stateOf(answer?.json().event)).created.entropy),
    )
    expect(new Set(entropies).size).toBe(2)
  })
})

it('what is only to be looked at is archived', async () => {
  const { event } = (await bring(cryodex(8, 2), 'finished')).json()
  const { events } = (await send('GET', '/api/events')).json()
  expect(events.find((one: { event: string }) => one.event === event)).toMatchObject({
    status: 'finished',
    isArchived: true,
  })
  expect((await door.give(event, { kind: 'pair-round' })).json().code).toBe('event-archived')
})

it('a list of players is an event with them registered, addresses and clubs beside the log', async () => {
  const csv = Buffer.from('name,email,club\nAda,ada@example.org,North\nBen,,\nCy,,South\n')
  const seen: FileLook = (await look(csv)).json()
  expect(seen).toMatchObject({ tool: 'CSV', rounds: 0, next: 'check-in-players', lost: [] })
  expect(seen.against.finished).not.toBeNull()
  const { event } = (await bring(csv, 'going-on', '&regulation=x-wing/en-3.2')).json()
  const { people } = await logOf(event)
  expect(people.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toMatchObject([
    { name: 'Ada', contact: 'ada@example.org', club: 'North' },
    { name: 'Ben' },
    { name: 'Cy', club: 'South' },
  ])
  expect([...(await stateOf(event)).players.values()].map(({ status }) => status)).toEqual([
    'registered',
    'registered',
    'registered',
  ])
})

it('squads that travel along are submitted', async () => {
  const { event } = (await bring(bytesOf('listjuggler-2.json'), 'going-on')).json()
  expect((await stateOf(event)).lists.size).toBe(1)
})

it('is read by the document that is asked for', async () => {
  const { regulation, why } = (await look(bytesOf('csv-1.csv'), '?regulation=x-wing/pl')).json()
  expect([regulation, why]).toEqual(['x-wing/pl', 'asked for'])
})

describe('a file that cannot be read', () => {
  it.each([
    ['of no tool', 'PK\u0003\u0004 anything', 'unknown-format', /Line 1 begins/],
    ['empty', '', 'unknown-format', /Line 1/],
    ['cut off', '{"players": [{"name": "Ada"', 'broken-json', /line 1, column 28/],
    ['without rounds', '{"players": [],\n"name": "x"}', 'wrong-shape', /rounds/],
    ['with a name without end', `name\n${'x'.repeat(500)}\nBen\n`, 'bad-value', /players\[0\]/],
  ])('%s: told what and where, nothing is kept', async (_, text, code, said) => {
    const before = await store.list()
    const answer = await bring(Buffer.from(text), 'going-on')
    expect([answer.statusCode, answer.json().code]).toEqual([422, code])
    expect(answer.json().detail).toMatch(said)
    expect(await store.list()).toEqual(before)
    expect(faults).toEqual([])
  })

  it('is told in the reader’s language', async () => {
    const said = await Promise.all(
      ['en', 'de', 'pl'].map(
        async (language) =>
          (await look(Buffer.from('?'), '', { 'accept-language': language })).json().detail,
      ),
    )
    expect(new Set(said).size).toBe(3)
  })

  it('too large is turned away', async () => {
    const answer = await look(Buffer.alloc(8 * 1024 * 1024 + 1))
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'too-large'])
  })

  it.each(['text/plain', 'application/json', 'multipart/form-data'])(
    'as %s is turned away',
    async (type) => {
      const answer = await look(bytesOf('csv-1.csv'), '', { 'content-type': type })
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'wrong-content-type'])
    },
  )

  it.each(['', '&way=other', '&way=finished&date=2016-02-30'])(
    'asked for otherwise: %s',
    async (query) => {
      const url = `/api/events/from-file?name=Taken&date=2016-05-01${query}`
      expect((await send('POST', url, bytesOf('csv-1.csv'), binary)).statusCode).toBe(400)
    },
  )
})

it('nobody without an account is heard, whatever the file', async () => {
  for (const url of ['/api/files', '/api/events/from-file?way=finished&name=x&date=2016-05-01']) {
    const answer = await send('POST', url, Buffer.alloc(9 * 1024 * 1024), { ...binary, cookie: '' })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'sign-in-needed'])
  }
})
