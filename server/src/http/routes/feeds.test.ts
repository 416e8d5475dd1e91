import { type Feed, feedSchema, findFault } from '@topcut/protocol'
import { describe, expect, it } from 'vitest'
import {
  createSample,
  granted,
  order,
  player,
  publishSample,
  win,
} from '../../desk/sample-day.suite.ts'
import { stableId } from '../../feeds/stable-id.ts'
import { sampleDoor } from '../sample-door.suite.ts'
import { contact, copyOf, fullName, openSampleHall } from '../sample-hall.suite.ts'

const nobody = { cookie: '' }
const feeds = ['feed.json', 'feed.atom', 'calendar.ics'] as const

const hall = async (players = 4) => {
  const door = sampleDoor()
  const { event, matches } = await publishSample(door.desk, players)
  const give = async (command: Parameters<typeof order>[0]) =>
    granted(await door.desk.handle(event, order(command)))
  const feed = (file: string, headers: Record<string, string> = {}) =>
    door.send('GET', `/api/events/${event}/${file}`, undefined, { ...nobody, ...headers })
  const closeRound = async () => {
    for (const match of matches) await give({ kind: 'enter-result', match, result: win })
    await give({ kind: 'close-round' })
  }
  return { ...door, event, matches, give, feed, closeRound }
}

/** Every mark that is opened is closed, in order, and no bare sign stands in between. */
const expectBalanced = (xml: string) => {
  const open: string[] = []
  for (const [, slash, name = '', , self] of xml.matchAll(
    /<(\/?)([\w:]+)((?:\s[^<>]*?)?)(\/?)>/g,
  )) {
    if (slash === '/') expect(open.pop()).toBe(name)
    else if (self === '') open.push(name)
  }
  expect(open).toEqual([])
  const texts = xml.replace(/<[^<>]*>/g, '')
  expect(texts).not.toMatch(/[<>]|&(?!#\d+;)/)
}

describe('the feeds of an event', () => {
  it.each(feeds)('%s is fetched once, and then only when it has changed', async (file) => {
    const { feed, give } = await hall()
    const first = await feed(file)
    expect(first.statusCode).toBe(200)
    const etag = `${first.headers['etag']}`
    const again = await feed(file, { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers['access-control-allow-origin']).toBe('*')
    await give({ kind: 'describe-event', about: { name: 'Autumn Open' } })
    expect((await feed(file, { 'if-none-match': etag })).body).toContain('Autumn Open')
  })

  it.each(feeds)('%s is sent packed to whoever can unpack it', async (file) => {
    const { feed } = await hall()
    expect((await feed(file, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe(
      'gzip',
    )
  })

  it('are open to pages of every origin, as nothing else is', async () => {
    const { feed, send, event, access } = await hall()
    for (const file of feeds) {
      const { headers } = await feed(file, { origin: 'https://club.example' })
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
      expect(headers['access-control-allow-credentials']).toBeUndefined()
    }
    const { paths } = (await send('GET', '/api/openapi.json')).json()
    const others = Object.keys(paths)
      .filter((path) => 'get' in paths[path] && !/\.(ics|atom)$|feed\.json$|live$/.test(path))
      .map((path) => path.replace('{event}', event).replace(/\{\w+\}/, 'p1'))
    expect(others.length).toBeGreaterThan(20)
    for (const path of others) {
      const { headers } = await send('GET', path, undefined, { origin: 'https://club.example' })
      expect(headers['access-control-allow-origin'], path).toBeUndefined()
    }
    await access.keeping.set(event, { isHidden: true, isArchived: false })
    const missing = await feed('feed.json')
    expect([missing.statusCode, missing.headers['access-control-allow-origin']]).toEqual([404, '*'])
  })

  it.each(feeds)('%s is not there for an event that is hidden, or that never was', async (file) => {
    const { feed, send, event, access } = await hall()
    await access.keeping.set(event, { isHidden: true, isArchived: false })
    for (const answer of [
      await feed(file),
      await send('GET', `/api/events/none/${file}`, undefined, nobody),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'no-such-event'])
    }
  })

  it('hold no full name, no contact and nothing of a round that is not published', async () => {
    const sample = await openSampleHall()
    const { send } = await copyOf(sample)
    const cookie = sample.cookies.organizer
    const texts = await Promise.all(
      feeds.map(
        async (file) =>
          (await send('GET', `/api/events/${sample.event}/${file}`, undefined, { cookie })).body,
      ),
    )
    const all = texts.join('\n')
    expect(all).toContain('Ada S.')
    for (let n = 1; n <= 8; n += 1) expect(all).not.toContain(fullName(n))
    for (const secret of [contact, ...sample.entropy]) expect(all).not.toContain(secret)
    const feed: Feed = JSON.parse(texts[0] ?? '')
    expect(feed.rounds.map(({ number }) => number)).toEqual([1])
    expect(sample.unpublished.length).toBeGreaterThan(0)
    const numbers = sample.unpublished.map(({ players }) =>
      players.map((one) => Number(one.slice(1))).join(),
    )
    const met = feed.rounds.flatMap(({ tables }) =>
      tables.map(({ players }) => players.map(({ number }) => number).join()),
    )
    for (const pair of numbers) expect(met).not.toContain(pair)
  })
})

describe('the feed as JSON', () => {
  it('is as its schema says, from the first day to the last place', async () => {
    const { feed, give, closeRound } = await hall(5)
    const read = async (): Promise<Feed> => {
      const body = (await feed('feed.json')).json()
      expect(findFault(feedSchema, body)).toBeNull()
      return body
    }
    const [table] = (await read()).rounds[0]?.tables ?? []
    expect(table).toMatchObject({ table: 1, status: 'waiting', result: null, earned: null })
    await closeRound()
    expect(await read()).toMatchObject({
      version: 1,
      name: 'Spring Open',
      date: '2026-05-02',
      regulation: 'x-wing/en-3.2',
      status: 'running',
      rounds: [
        { tables: [{ result: { ending: 'destruction', score: [100, 42] } }, {}], byes: [{}] },
      ],
      standings: { afterRound: 1, rows: { length: 5 } },
      places: null,
    })
    await give({ kind: 'finish-event' })
    const end = await read()
    expect([end.status, end.places?.length, end.champion?.number]).toEqual([
      'finished',
      5,
      end.places?.[0]?.number,
    ])
  })
})

describe('the feed of results', () => {
  it('has an entry for every closed round and for the end, at the time of the facts', async () => {
    const { feed, give, closeRound } = await hall()
    expect((await feed('feed.atom')).body).not.toContain('<entry>')
    await closeRound()
    const { body, headers } = await feed('feed.atom')
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    expectBalanced(body)
    expect(body).toContain('<title>Spring Open: Round 1, results</title>')
    expect(body).toContain('100\u00a0–\u00a042')
    const ids = (text: string) => [...text.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id)
    await give({ kind: 'finish-event' })
    const end = (await feed('feed.atom?language=de')).body
    expect(end).toContain('<title>Spring Open: Endstand</title>')
    expect(ids(end)).toHaveLength(3)
    for (const id of ids(body)) expect(ids(end)).toContain(id)
    const updated = [...end.matchAll(/<updated>(.*?)<\/updated>/g)].map(([, at = '']) => at)
    // The feed, the end, the round: as the desk's clock ticked, not as this machine's does.
    expect(updated[0]).toBe(updated[1])
    expect(updated.every((at) => at.startsWith('2026-05-02T09:'))).toBe(true)
    expect(`${updated[1]}` > `${updated[2]}`).toBe(true)
  })

  it('takes a name for what it is', async () => {
    const { desk, event, feed, give, closeRound } = await hall()
    const name = '<b>&\u0007"Bo\'</b>]]>'
    await desk.name(event, { player: player(1), name, shown: 'full' })
    await give({ kind: 'describe-event', about: { name: 'A & B <script>' } })
    await closeRound()
    const { body } = await feed('feed.atom')
    expectBalanced(body)
    expect(body).not.toContain('<script>')
    expect(body).not.toContain('<b>')
    expect(body).not.toMatch(/\p{Cc}(?<!\n)/u)
  })
})

describe('the calendar of an event', () => {
  it('has its day and the planned start before anything has begun', async () => {
    const { desk, send } = sampleDoor()
    const event = await createSample(desk)
    const about = { start: '09:45', venue: 'Hall; 2' }
    granted(await desk.handle(event, order({ kind: 'describe-event', about })))
    const url = `/api/events/${event}/calendar.ics?language=pl`
    const { body } = await send('GET', url, undefined, nobody)
    expect(body).toContain('DTSTART;VALUE=DATE:20260502\r\n')
    expect(body).toContain('DTSTART:20260502T094500\r\nSUMMARY:Spring Open: Runda 1\r\n')
    expect(body).toContain('LOCATION:Hall\\; 2\r\n')
    expect(body).toContain(`UID:${stableId(event, 'round 1')}\r\n`)
  })

  it('has the rounds whose clock was started, at the time of the facts', async () => {
    const { event, feed, give } = await hall()
    expect((await feed('calendar.ics')).body.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
    await give({ kind: 'start-clock' })
    const { body, headers } = await feed('calendar.ics')
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(body).toMatch(
      /DTSTART:20260502T09\d{4}Z\r\nDTEND:20260502T10\d{4}Z\r\nSUMMARY:.*Round 1\r/,
    )
    expect(body).toContain(`UID:${stableId(event, 'round 1')}\r\n`)
    expect(body.match(/^DTSTAMP:20260502T09\d{4}Z\r$/gm)).toHaveLength(2)
  })
})

describe('the calendar of all events', () => {
  it('has every event that is listed for strangers, whoever asks', async () => {
    const { desk, send, access } = sampleDoor()
    const [seen, hidden] = [await createSample(desk), await createSample(desk)]
    granted(await desk.handle(seen, order({ kind: 'describe-event', about: { name: 'Seen Cup' } })))
    granted(
      await desk.handle(hidden, order({ kind: 'describe-event', about: { name: 'Sly Cup' } })),
    )
    await access.keeping.set(hidden, { isHidden: true, isArchived: false })
    const { body, statusCode } = await send('GET', '/api/calendar.ics')
    expect(statusCode).toBe(200)
    expect(body).toContain('SUMMARY:Seen Cup\r\n')
    expect(body).not.toContain('Sly Cup')
    const own = (await send('GET', `/api/events/${seen}/calendar.ics`)).body
    const uid = /^UID:.*\r\nDTSTAMP:.*$/m
    expect(uid.exec(body)?.[0]).toBe(uid.exec(own)?.[0])
    const again = await send('GET', '/api/calendar.ics')
    expect(again.body).toBe(body)
  })
})
