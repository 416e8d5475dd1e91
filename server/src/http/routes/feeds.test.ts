import { type Feed, feedSchema, findFault } from '@topcut/protocol'
import { describe, expect, it } from 'vitest'
import {
  createSample,
  creation,
  granted,
  order,
  player,
  publishSample,
  registration,
  win,
} from '../../desk/sample-day.suite.ts'
import { stableId } from '../../feeds/stable-id.ts'
import { childrenOf, readAtom } from '../../feeds/strict-atom.suite.ts'
import { entriesIn, readCalendar } from '../../feeds/strict-calendar.suite.ts'
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

  it.each(feeds)('%s says of itself what its content would say', async (file) => {
    const { send, feed, event } = await hall()
    const whole = await feed(file)
    const head = await send('HEAD', `/api/events/${event}/${file}`, undefined, nobody)
    expect([head.statusCode, head.body]).toEqual([200, ''])
    for (const name of ['etag', 'content-type', 'content-length', 'cache-control', 'vary'])
      expect(head.headers[name], name).toBe(whole.headers[name])
  })

  it.each(feeds)('%s is kept for a moment in between, but not where it is hidden', async (file) => {
    const { feed, event, send, access } = await hall()
    expect((await feed(file)).headers['cache-control']).toBe('public, max-age=5')
    await access.keeping.set(event, { isHidden: true, isArchived: false })
    const own = await send('GET', `/api/events/${event}/${file}`)
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-cache'])
  })

  it('are another text in another language, which whoever keeps them is told', async () => {
    const { feed, closeRound } = await hall()
    await closeRound()
    for (const file of ['feed.atom', 'calendar.ics']) {
      const { headers } = await feed(file)
      expect(headers['vary']).toBe('accept-encoding, accept-language')
    }
    const english = await feed('feed.atom')
    const polish = await feed('feed.atom', { 'accept-language': 'pl' })
    expect(polish.body).toContain('Runda 1, wyniki')
    expect(polish.headers['etag']).not.toBe(english.headers['etag'])
    const tag = { 'if-none-match': `${english.headers['etag']}` }
    expect((await feed('feed.atom', { ...tag, 'accept-language': 'pl' })).statusCode).toBe(200)
    expect((await feed('feed.atom?language=en', tag)).statusCode).toBe(304)
    // Data have no language.
    expect((await feed('feed.json')).headers['vary']).toBe('accept-encoding')
  })

  it('answer a browser that asks first, whatever there is', async () => {
    const { app, event } = await hall()
    const asked = (url: string, method = 'GET') =>
      app.inject({
        method: 'OPTIONS',
        url,
        headers: {
          origin: 'https://club.example',
          'access-control-request-method': method,
          'access-control-request-headers': 'if-none-match',
        },
      })
    const addresses = [
      ...feeds.flatMap((file) => [`/api/events/${event}/${file}`, `/api/events/none/${file}`]),
      '/api/calendar.ics',
      '/api/organizers/none/calendar.ics',
    ]
    for (const url of addresses) {
      const { statusCode, headers, body } = await asked(url)
      expect([statusCode, body], url).toEqual([204, ''])
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': 'accept-language, if-none-match',
      })
      expect(headers['access-control-allow-credentials']).toBeUndefined()
    }
    const refused = await asked(`/api/events/${event}/commands`, 'POST')
    expect(refused.statusCode).toBe(403)
    expect(refused.headers['access-control-allow-origin']).toBeUndefined()
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
      .filter(
        (path) => 'get' in paths[path] && !/\.(ics|atom)$|feed\.json$|record$|live$/.test(path),
      )
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
    const [entry] = childrenOf(readAtom(body), 'entry')
    expect(entry?.text).toContain('Spring Open: Round 1, results')
    expect(entry?.text).toContain('100\u00a0–\u00a042')
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
    const feedOf = readAtom(body)
    expect(childrenOf(feedOf, 'title').map(({ text }) => text)).toEqual(['A & B <script>'])
    const [content] = childrenOf(feedOf, 'entry').flatMap((one) => childrenOf(one, 'content'))
    // Marked down twice: the name is a text in HTML, which is a text in XML.
    expect(content?.text).toContain('&#60;b&#62;&#38;&#34;Bo&#39;&#60;/b&#62;]]&#62;')
  })
})

describe('the calendar of an event', () => {
  it('has its day and the planned start before anything has begun', async () => {
    const { desk, send } = sampleDoor()
    const event = await createSample(desk)
    const about = { start: '09:45', venue: 'Hall; 2' }
    granted(await desk.handle(event, order({ kind: 'describe-event', about })))
    const url = `/api/events/${event}/calendar.ics?language=pl`
    const { rawPayload } = await send('GET', url, undefined, nobody)
    expect(entriesIn(readCalendar(rawPayload))).toMatchObject([
      { SUMMARY: 'Spring Open', DTSTART: '20260502', DTEND: '20260503', LOCATION: 'Hall; 2' },
      {
        SUMMARY: 'Spring Open: Runda 1',
        DTSTART: '20260502T094500',
        LOCATION: 'Hall; 2',
        UID: stableId(event, 'round 1'),
      },
    ])
  })

  it('has the rounds whose clock was started, at the time of the facts', async () => {
    const { event, feed, give } = await hall()
    const read = async () => entriesIn(readCalendar((await feed('calendar.ics')).rawPayload))
    expect(await read()).toHaveLength(1)
    await give({ kind: 'start-clock' })
    const [, round] = await read()
    expect(round).toMatchObject({
      SUMMARY: 'Spring Open: Round 1',
      UID: stableId(event, 'round 1'),
      DTSTART: expect.stringMatching(/^20260502T09\d{4}Z$/),
      DTEND: expect.stringMatching(/^20260502T10\d{4}Z$/),
      DTSTAMP: expect.stringMatching(/^20260502T09\d{4}Z$/),
    })
  })

  it('counts up with whatever changes an entry, and says what is called off', async () => {
    const { desk, send } = sampleDoor()
    const event = await createSample(desk)
    const give = async (command: Parameters<typeof order>[0]) =>
      granted(await desk.handle(event, order(command, { override: 'lists on paper' })))
    const url = `/api/events/${event}/calendar.ics`
    const read = async () =>
      entriesIn(readCalendar((await send('GET', url, undefined, nobody)).rawPayload))
    const revisions = async () => (await read()).map((one) => Number(one['SEQUENCE']))
    await give({ kind: 'describe-event', about: { start: '09:45' } })
    for (const n of [1, 2, 3, 4]) {
      granted(await desk.handle(event, registration(n)))
      await give({ kind: 'check-in-player', player: player(n) })
    }
    const planned = await read()
    const before = await revisions()
    for (const kind of ['announce-event', 'start-stage', 'pair-round', 'publish-round'] as const)
      await give({ kind })
    await give({ kind: 'start-clock' })
    const begun = await revisions()
    await give({ kind: 'pause-clock' })
    await give({ kind: 'resume-clock' })
    const resumed = await revisions()
    await give({ kind: 'describe-event', about: { venue: 'Hall 2' } })
    const moved = await revisions()
    await give({ kind: 'cancel-event', reason: 'no heating' })
    const [whole, round] = await read()
    expect((await read()).map(({ UID }) => UID)).toEqual(planned.map(({ UID }) => UID))
    expect([whole?.['STATUS'], round?.['STATUS']]).toEqual(['CANCELLED', 'CANCELLED'])
    expect([before, begun, resumed, moved, await revisions()].map(([first]) => first)).toEqual([
      1, 1, 1, 2, 3,
    ])
    const rounds = [before, begun, resumed, moved, await revisions()].map(([, one = 0]) => one)
    expect(rounds).toEqual([...new Set(rounds)].toSorted((a, b) => a - b))
    expect(whole?.['LAST-MODIFIED']).toBe(whole?.['DTSTAMP'])
    expect(`${whole?.['DTSTAMP']}` > `${planned[0]?.['DTSTAMP']}`).toBe(true)
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

describe('the calendar of an organizer', () => {
  const calendarOf = async (account: string, { send }: ReturnType<typeof sampleDoor>) =>
    send('GET', `/api/organizers/${account}/calendar.ics`, undefined, nobody)

  it('has all events of that organizer that are not hidden, and no others', async () => {
    const door = sampleDoor()
    const { access, open, send } = door
    const invited = await Promise.all(
      ['One club', 'Another'].map((label) => access.inviteOrganizer(label)),
    )
    const [one, other] = invited.map(({ account }) => account.id)
    const create = async (token: string, name: string): Promise<string> => {
      const cookie = await open(token)
      const make = async (called: string) =>
        (
          await send('POST', '/api/events', { command: { ...creation, name: called } }, { cookie })
        ).json().event
      await make(name)
      return make(`${name} in secret`)
    }
    for (const [index, { token }] of invited.entries()) {
      const hidden = await create(token, ['First Cup', 'Second Cup'][index] ?? '')
      await access.keeping.set(hidden as never, { isHidden: true, isArchived: false })
    }
    const names = async (account = '') =>
      entriesIn(readCalendar((await calendarOf(account, door)).rawPayload)).map(
        ({ SUMMARY }) => SUMMARY,
      )
    expect(await names(one)).toEqual(['First Cup'])
    expect(await names(other)).toEqual(['Second Cup'])
  })

  it('is a calendar before there is any, and not there for nobody', async () => {
    const door = sampleDoor()
    const { account } = await door.access.inviteOrganizer('One club')
    const { rawPayload, headers, body } = await calendarOf(account.id, door)
    expect(entriesIn(readCalendar(rawPayload))).toEqual([])
    expect(body).not.toContain('One club')
    expect(headers['access-control-allow-origin']).toBe('*')
    const again = { ...nobody, 'if-none-match': `${headers['etag']}` }
    const url = `/api/organizers/${account.id}/calendar.ics`
    expect((await door.send('GET', url, undefined, again)).statusCode).toBe(304)
    expect((await calendarOf('none', door)).statusCode).toBe(404)
  })
})
