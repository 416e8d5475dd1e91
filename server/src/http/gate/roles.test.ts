import { may, type Role } from '@topcut/engine'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { takesName } from '../../desk/order.ts'
import { player } from '../../desk/sample-day.suite.ts'
import { everyCommand } from '../every-command.suite.ts'
import {
  type Comer,
  comers,
  copyOf,
  openSampleHall,
  type SampleHall,
} from '../sample-hall.suite.ts'

let hall: SampleHall
let copy: Awaited<ReturnType<typeof copyOf>>
beforeAll(async () => {
  hall = await openSampleHall()
  copy = await copyOf(hall)
})
/** Whoever has changed something leaves a fresh copy to the next. */
afterEach(async () => {
  const isChanged =
    JSON.stringify(await copy.store.whole(hall.event)) !== JSON.stringify(hall.whole)
  if (isChanged) copy = await copyOf(hall)
})

const isNobody = (comer: Comer) =>
  !['organizer', 'marshal', 'judge', 'scorekeeper', 'player'].includes(comer)
/** What somebody is told who is nobody in this event. */
const outside = (comer: Comer) =>
  comer === 'spectator' ? [401, 'sign-in-needed'] : [403, 'not-yours']

describe.each(comers)('a command by %s', (comer) => {
  it.each(everyCommand)('$kind', async (wish) => {
    const { give, store, faults } = copy
    // Players register nobody but themselves.
    const isOwn = wish.kind === 'register-player' && comer === 'player'
    const command = isOwn ? { ...wish, player: player(1) } : wish
    const more = takesName(command) ? { name: 'Eve' } : {}
    const cookie = hall.cookies[comer]
    const answer = await give(hall.event, command, more, { cookie })
    const { statusCode } = answer
    const { code, rule } = answer.json()
    expect(faults).toEqual([])
    const isAllowed = !isNobody(comer) && may({ role: comer as Role }, command.kind)
    if (isNobody(comer)) expect([statusCode, code]).toEqual(outside(comer))
    else if (!isAllowed) expect([statusCode, code]).toEqual([403, 'not-allowed'])
    // What the document leaves to another office is refused as well, and names its rule.
    else expect([200, 422]).toContain(rule !== undefined && statusCode === 403 ? 422 : statusCode)
    if (statusCode !== 200) expect(await store.whole(hall.event)).toEqual(hall.whole)
    else expect((await store.read(hall.event, hall.whole.entries.length))[0]?.by.role).toBe(comer)
  })
})

// o organizer, m marshal, j judge, s scorekeeper, p player, - nobody here, e everybody.
const views: readonly (readonly [path: string, readers: string])[] = [
  ['', 'omjs'],
  ['/views/event', 'e'],
  ['/views/logo', 'e'],
  ['/views/players', 'e'],
  ['/views/tables', 'e'],
  ['/views/tables?round=1', 'e'],
  ['/views/standings', 'e'],
  ['/views/bracket', 'e'],
  ['/views/clock', 'e'],
  ['/views/announcement', 'e'],
  ['/views/pictures', 'e'],
  ['/views/open-lists', 'e'],
  ['/views/lists', 'e'],
  ['/feed.json', 'e'],
  ['/feed.atom', 'e'],
  ['/calendar.ics', 'e'],
  ['/pictures/standings.svg', 'e'],
  ['/pictures/standings.png', 'e'],
  ['/pictures/bracket.svg', 'e'],
  ['/pictures/bracket.png', 'e'],
  ['/views/me', 'p'],
  ['/views/needs', 'p'],
  ['/views/needs?player=p1', 'omjsp'],
  ['/views/needs?player=p2', 'omjs'],
  ['/views/matters', 'omjs'],
  ['/views/participants', 'omjs'],
  ['/views/player-sheet/p2', 'omjs'],
  ['/leaders', 'omjs'],
  ['/grants', 'o'],
  ['/programs', 'o'],
  ['/code', 'o'],
  ['/hooks', 'o'],
]

describe.each(comers)('a look by %s', (comer) => {
  it.each(views)('%s', async (path, readers) => {
    const { send } = copy
    const cookie = hall.cookies[comer]
    const answer = await send('GET', `/api/events/${hall.event}${path}`, undefined, { cookie })
    const isReader = readers === 'e' || (!isNobody(comer) && readers.includes(comer[0] ?? '-'))
    if (isReader) expect(answer.statusCode).toBe(200)
    else {
      const trouble = comer === 'spectator' ? [401, 'sign-in-needed'] : [403, 'not-yours']
      expect([answer.statusCode, answer.json().code]).toEqual(trouble)
    }
  })
})

describe.each(comers)('a file of another tool brought by %s', (comer) => {
  it.each([
    ['/api/files', 200],
    ['/api/events/from-file?way=going-on&name=Elsewhere&date=2026-05-02', 201],
  ])('%s', async (url, done) => {
    const { send, store } = copy
    const events = await store.list()
    const answer = await send('POST', url, Buffer.from('name\nAda\nBo\n'), {
      'content-type': 'application/octet-stream',
      cookie: hall.cookies[comer],
    })
    if (comer === 'organizer' || comer === 'stranger') expect(answer.statusCode).toBe(done)
    else {
      expect([answer.statusCode, answer.json().code]).toEqual(
        outside(comer === 'spectator' ? comer : 'other-player'),
      )
      expect(await store.list()).toEqual(events)
    }
  })
})

describe.each(comers)('what else %s can do', (comer) => {
  it.each([
    ['POST', '/api/accounts', { label: 'A friend' }, ''],
    ['GET', '/api/accounts', undefined, ''],
    ['GET', '/api/copies', undefined, ''],
    ['POST', '/api/copies', undefined, ''],
    ['GET', '/api/players', undefined, 'account'],
    ['DELETE', '/api/accounts/none', undefined, ''],
    ['POST', '/api/events', { id: 'mine', command: everyCommand[0] }, 'o+'],
    ['POST', '/api/events/:event/grants', { role: 'judge', label: 'A friend' }, 'o'],
    ['POST', '/api/events/:event/grants/none/link', undefined, 'o'],
    ['POST', '/api/events/:event/programs', { label: 'A', role: 'judge', days: 1 }, 'o'],
    ['DELETE', '/api/events/:event/programs/none', undefined, 'o'],
    ['GET', '/api/programs', undefined, 'account'],
    ['POST', '/api/programs', { label: 'A', role: 'judge', days: 1 }, 'account'],
    ['DELETE', '/api/programs/none', undefined, 'account'],
    ['DELETE', '/api/events/:event/grants/none', undefined, 'o'],
    ['POST', '/api/events/:event/code', undefined, 'o'],
    [
      'POST',
      '/api/events/:event/hooks',
      { url: 'https://chat.example/', topics: [], language: 'en' },
      'o',
    ],
    [
      'PUT',
      '/api/events/:event/hooks/none',
      { url: 'https://chat.example/', topics: [], language: 'en' },
      'o',
    ],
    ['DELETE', '/api/events/:event/hooks/none', undefined, 'o'],
    ['POST', '/api/events/:event/hooks/none/secret', undefined, 'o'],
    ['POST', '/api/events/:event/hooks/none/start', undefined, 'o'],
    ['POST', '/api/events/:event/hooks/none/trial', undefined, 'o'],
    ['GET', '/api/events/:event/hooks/none/deliveries', undefined, 'o'],
    ['POST', '/api/events/:event/hooks/none/deliveries/none', undefined, 'o'],
    ['DELETE', '/api/events/:event/code', undefined, 'o'],
    ['PUT', '/api/events/:event/people/p3', { name: 'Another' }, 'omjs'],
    ['PUT', '/api/events/:event/people/p3', { name: 'Another', contact: 'x' }, 'o'],
    ['PUT', '/api/events/:event/people/p1', { name: 'Ada Secretly', shown: 'full' }, 'omjsp'],
    ['PUT', '/api/events/:event/people/p1', { name: 'Another' }, 'omjs'],
    ['DELETE', '/api/events/:event/people/p3', undefined, 'o'],
    ['DELETE', '/api/events/:event/people/p1', undefined, 'o'],
    ['POST', '/api/accounts/none/link', undefined, ''],
    ['GET', '/api/security', undefined, ''],
    ['GET', '/api/sessions', undefined, 'account'],
    ['DELETE', '/api/sessions', undefined, 'account'],
    ['DELETE', '/api/sessions/none', undefined, 'account'],
    ['PUT', '/api/session/name', { name: ':comer' }, 'account'],
    [
      'PUT',
      '/api/session/passphrase',
      { name: ':comer', passphrase: 'long enough to keep' },
      'account',
    ],
  ] as const)('%s %s %j', async (method, path, body, doers) => {
    const { send, store } = copy
    const url = path.replace(':event', hall.event)
    // No two accounts have the same name.
    const sent = body !== undefined && 'name' in body && body.name === ':comer'
    const answer = await send(method, url, sent ? { ...body, name: `The ${comer}` } : body, {
      cookie: hall.cookies[comer],
    })
    const isAccount = comer === 'organizer' || comer === 'stranger'
    const isDoer =
      doers === 'account' || doers === 'o+'
        ? isAccount
        : !isNobody(comer) && doers.includes(comer[0] ?? '-')
    const reached = [200, 201, 204, 404]
    if (isDoer) expect(reached).toContain(answer.statusCode)
    else {
      expect([401, 403]).toContain(answer.statusCode)
      const code = comer === 'spectator' ? 'sign-in-needed' : answer.json().code
      expect(['sign-in-needed', 'not-yours']).toContain(code)
      expect(answer.json().code).toBe(code)
      expect(await store.whole(hall.event)).toEqual(hall.whole)
    }
  })
})

describe('the owner of the server', () => {
  it('is organizer everywhere, and invites organizers', async () => {
    const { send, ownerCookie } = copy
    const cookie = await ownerCookie()
    const one = await send('GET', `/api/events/${hall.event}`, undefined, { cookie })
    expect(one.statusCode).toBe(200)
    const invited = await send('POST', '/api/accounts', { label: 'A friend' }, { cookie })
    expect(invited.statusCode).toBe(201)
    expect(invited.json()).toMatchObject({ account: { kind: 'organizer', label: 'A friend' } })
  })
})
