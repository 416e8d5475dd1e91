import { type CommandKind, type EventId, may, type PlayerId } from '@topcut/engine'
import { type ProgramRole, programRoles } from '@topcut/protocol'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openAccess } from '../../access/access.ts'
import { takesName } from '../../desk/order.ts'
import { systemClock } from '../../desk/ports.ts'
import { memoryRecords } from '../../store/memory/memory-records.ts'
import { everyCommand } from '../every-command.suite.ts'
import { openListener } from '../live/live-listener.suite.ts'
import { cost, sampleDoor } from '../sample-door.suite.ts'
import { copyOf, openSampleHall, type SampleHall } from '../sample-hall.suite.ts'

let hall: SampleHall
beforeAll(async () => {
  hall = await openSampleHall()
})
let copy: Awaited<ReturnType<typeof copyOf>>
beforeEach(async () => {
  const whole = await copy?.store.whole(hall.event)
  // Whoever has changed something leaves a fresh copy to the next.
  if (JSON.stringify(whole) !== JSON.stringify(hall.whole)) copy = await copyOf(hall)
})
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const made = async (role: ProgramRole, event: EventId | null = hall.event) => {
  const at = event === null ? '/api/programs' : `/api/events/${event}/programs`
  const wish = { label: `A ${role}`, role, days: 30 }
  const answer = await copy.send('POST', at, wish, { cookie: hall.cookies.organizer })
  expect(answer.statusCode).toBe(201)
  const { program, token } = answer.json() as { program: { id: string }; token: string }
  const headers = { cookie: '', authorization: `Bearer ${token}` }
  const take = () =>
    copy.send('DELETE', `${at}/${program.id}`, undefined, { cookie: hall.cookies.organizer })
  return { id: program.id, token, headers, take, at }
}

/** What only people do. */
const forPeople: readonly CommandKind[] = [
  'make-cut',
  'disqualify-player',
  'answer-proposal',
  'appoint-leader',
  'dismiss-leader',
  'hand-over-office',
  'change-duty',
]

describe.each(programRoles)('a program that is let in as %s', (role) => {
  it.each(everyCommand)('gives the commands of its role: $kind', async (command) => {
    const { id, headers } = await made(role)
    const more = takesName(command) ? { name: 'Eve' } : {}
    const answer = await copy.give(hall.event, command, more, headers)
    const { code } = answer.json()
    expect(copy.faults).toEqual([])
    if (role === 'spectator') expect([answer.statusCode, code]).toEqual([403, 'not-yours'])
    else if (forPeople.includes(command.kind))
      expect([answer.statusCode, code]).toEqual([403, 'not-for-programs'])
    else if (!may({ role }, command.kind))
      expect([answer.statusCode, code]).toEqual([403, 'not-allowed'])
    else expect([200, 403, 409, 422]).toContain(answer.statusCode)
    const [entry] = await copy.store.read(hall.event, hall.whole.entries.length)
    if (answer.statusCode === 200) expect(entry?.by).toEqual({ role, leader: id })
    else expect(entry).toBeUndefined()
  })

  it.each([
    ['GET', '/api/events', 'e'],
    ['GET', '/api/events/:event/views/standings', 'e'],
    ['GET', '/api/events/:event', 'omjs'],
    ['GET', '/api/events/:event/leaders', 'omjs'],
    ['GET', '/api/events/:event/views/participants', 'omjs'],
    ['GET', '/api/events/:event/views/me', ''],
    ['PUT', '/api/events/:event/people/p3', 'omjs'],
    ['GET', '/api/events/:event/grants', '-'],
    ['POST', '/api/events/:event/grants', '-'],
    ['GET', '/api/events/:event/code', '-'],
    ['POST', '/api/events/:event/code', '-'],
    ['GET', '/api/events/:event/programs', '-'],
    ['POST', '/api/events/:event/programs', '-'],
    ['DELETE', '/api/events/:event/people/p3', '-'],
    ['POST', '/api/events/:event/deletion', '-'],
    ['PUT', '/api/events/:event/keeping', '-'],
    ['GET', '/api/programs', '-'],
    ['GET', '/api/sessions', '-'],
    ['GET', '/api/security', '-'],
    ['GET', '/api/accounts', '-'],
    ['PUT', '/api/session/passphrase', '-'],
    ['POST', '/api/session', '-'],
    ['DELETE', '/api/session', '-'],
  ] as const)('%s %s', async (method, path, doers) => {
    const { headers } = await made(role)
    const body = method === 'PUT' ? { name: 'Another' } : undefined
    const url = path.replace(':event', hall.event)
    const { statusCode, ...answer } = await copy.send(method, url, body, headers)
    if (doers === 'e' || (role !== 'spectator' && doers.includes(role[0] ?? '')))
      expect(statusCode).toBe(200)
    else {
      const code = doers === '-' ? 'not-for-programs' : 'not-yours'
      expect([statusCode, answer.json().code]).toEqual([403, code])
    }
  })
})

const views = (event: string) => `/api/events/${event}/views/event`

describe('the token of a program', () => {
  it('is shown once, kept as a hash, and listed with its end and its last use', async () => {
    const records = memoryRecords()
    const access = openAccess({ records, clock: systemClock, cost })
    const door = sampleDoor({ access })
    const event = await door.create()
    const at = `/api/events/${event}/programs`
    const wish = { label: ' The wall ', role: 'judge', days: 2 }
    const { program, token } = (await door.send('POST', at, wish)).json()
    expect(token).toMatch(/^topcut_[\w-]{27}$/)
    for (const kind of ['program', 'program-token', 'program-seen', 'security'])
      expect(JSON.stringify(await records.list(kind))).not.toContain(token)
    expect(program).toMatchObject({ label: 'The wall', role: 'judge', event, seenAt: null })
    expect(program.expiresAt - program.createdAt).toBe(2 * 24 * 60 * 60 * 1000)
    await door.send('GET', views(event), undefined, {
      cookie: '',
      authorization: `Bearer ${token}`,
    })
    const list = await door.send('GET', at)
    expect(list.body).not.toContain(token)
    expect(list.json().programs[0].seenAt).toBeGreaterThanOrEqual(program.createdAt)
  })

  it('opens nothing after its time', async () => {
    let now = systemClock()
    const access = openAccess({ records: memoryRecords(), clock: () => now, cost })
    const door = sampleDoor({ access })
    const event = await door.create()
    const wish = { label: 'The wall', role: 'judge', days: 1 }
    const { token } = (await door.send('POST', `/api/events/${event}/programs`, wish)).json()
    const asks = () =>
      door.send('GET', views(event), undefined, { cookie: '', authorization: `Bearer ${token}` })
    expect((await asks()).statusCode).toBe(200)
    now = (now + 24 * 60 * 60 * 1000) as typeof now
    const late = await asks()
    expect([late.statusCode, late.json().code]).toEqual([401, 'token-not-known'])
  })

  it('is taken back at once, also from who listens', async () => {
    const { headers, take } = await made('judge')
    const url = await copy.app.listen({ port: 0, host: '127.0.0.1' })
    closers.push(async () => {
      await copy.app.close()
      copy = await copyOf(hall)
    })
    const { authorization } = headers
    const live = `${url}/api/events/${hall.event}/live`
    const log = await openListener(live, { authorization })
    const open = await openListener(`${live}?audience=public`, { authorization })
    expect([log.response.status, open.response.status]).toEqual([200, 200])
    expect((await take()).statusCode).toBe(204)
    expect(await log.ended).toBe('ended')
    expect(await open.ended).toBe('ended')
    const again = await copy.send('GET', views(hall.event), undefined, headers)
    expect([again.statusCode, again.json().code]).toEqual([401, 'token-not-known'])
  })

  it('needs no cookie and no origin, and whoever sends it is nobody else', async () => {
    const { headers } = await made('spectator')
    const command = { kind: 'pair-round' }
    const both = { authorization: headers.authorization, cookie: hall.cookies.organizer }
    const answer = await copy.give(
      hall.event,
      command,
      {},
      { ...both, origin: 'https://a.example' },
    )
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'not-yours'])
    const wrong = { authorization: 'Bearer nonsense', cookie: hall.cookies.organizer }
    const refused = await copy.give(hall.event, command, {}, wrong)
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'token-not-known'])
  })

  it('is not found by trying: that ends soon, and stands in the security log', async () => {
    const door = sampleDoor()
    const answers = []
    for (let n = 0; n < 40; n += 1)
      answers.push(
        await door.send('GET', '/api/events', undefined, {
          cookie: '',
          authorization: `Bearer topcut_${n}`,
        }),
      )
    expect(answers[0]?.json().code).toBe('token-not-known')
    expect(answers.at(-1)?.json().code).toBe('too-many-tries')
    const { entries } = (await door.send('GET', '/api/security')).json()
    expect(entries[0]).toMatchObject({ what: 'token-refused', by: null })
    expect(JSON.stringify(entries)).not.toContain('topcut_')
  })

  it('lets nobody ask without a pause', async () => {
    let ticks = 0
    const door = sampleDoor({ ticks: () => ticks })
    const event = await door.create()
    const wish = { label: 'The wall', role: 'judge', days: 1 }
    const { token } = (await door.send('POST', `/api/events/${event}/programs`, wish)).json()
    const ask = async () =>
      (
        await door.send('GET', views(event), undefined, {
          cookie: '',
          authorization: `Bearer ${token}`,
        })
      ).statusCode
    const statuses = new Set<number>()
    for (let n = 0; n < 700; n += 1) statuses.add(await ask())
    expect([...statuses]).toEqual([200, 429])
    ticks += 60_000
    expect(await ask()).toBe(200)
  })

  it('says in the log and in the security log who it is', async () => {
    const { id, headers } = await made('scorekeeper')
    const leaders = (
      await copy.send('GET', `/api/events/${hall.event}/leaders`, undefined, headers)
    ).json()
    expect(leaders.leaders).toContainEqual({ leader: id, label: 'A scorekeeper' })
    const { entries } = (await copy.send('GET', '/api/security')).json()
    expect(entries[0]).toMatchObject({
      what: 'program-made',
      whom: { id, label: 'A scorekeeper' },
      event: hall.event,
      role: 'scorekeeper',
    })
  })

  it('goes with its event', async () => {
    const door = sampleDoor()
    const event = await door.create()
    const wish = { label: 'The wall', role: 'judge', days: 1 }
    const { token } = (await door.send('POST', `/api/events/${event}/programs`, wish)).json()
    await door.send('GET', `/api/events/${event}/export`)
    await door.send('POST', `/api/events/${event}/deletion`, { name: 'Spring Open' })
    const answer = await door.send('GET', '/api/events', undefined, {
      cookie: '',
      authorization: `Bearer ${token}`,
    })
    expect(answer.json().code).toBe('token-not-known')
  })
})

describe('a program of an account', () => {
  const register = { kind: 'register-player', player: 'p9' as PlayerId } as const

  it('is at home in its events and nowhere else', async () => {
    const { id, headers } = await made('scorekeeper', null)
    const granted = await copy.give(
      hall.event,
      { kind: 'check-in-player', player: 'p1' },
      {},
      headers,
    )
    expect([200, 422]).toContain(granted.statusCode)
    const stranger = { cookie: hall.cookies.stranger }
    const command = everyCommand[0]
    const created = await copy.send('POST', '/api/events', { id: 'theirs', command }, stranger)
    const { event } = created.json()
    expect(created.statusCode).toBe(201)
    const refused = await copy.give(event, register, { name: 'Eve' }, headers)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'not-yours'])
    const leaders = await copy.send('GET', `/api/events/${hall.event}/leaders`, undefined, headers)
    expect(leaders.json().leaders).toContainEqual({ leader: id, label: 'A scorekeeper' })
  })

  it('makes and takes out events as an organizer only', async () => {
    const body = { id: 'of-a-program', command: everyCommand[0] }
    const organizer = (await made('organizer', null)).headers
    const helper = (await made('scorekeeper', null)).headers
    const create = (headers: Record<string, string>) =>
      copy.send('POST', '/api/events', body, headers)
    expect((await create(organizer)).statusCode).toBe(201)
    const refused = await create(helper)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'not-yours'])
    const file = (headers: Record<string, string>) =>
      copy.send('GET', `/api/events/${hall.event}/export`, undefined, headers)
    expect((await file(organizer)).statusCode).toBe(200)
    expect((await file(helper)).json().code).toBe('not-yours')
  })

  it('sees what is hidden, where it may only look, without who won', async () => {
    const { headers } = await made('spectator', null)
    await copy.access.keeping.set(hall.event, { isHidden: true, isArchived: false })
    closers.push(() => copy.access.keeping.set(hall.event, { isHidden: false, isArchived: false }))
    const seen = await copy.send('GET', views(hall.event), undefined, headers)
    const { events } = (await copy.send('GET', '/api/events', undefined, headers)).json()
    expect(seen.statusCode).toBe(200)
    const shown = { isOwn: false, isHidden: true, winner: null, waits: null }
    expect(events.find((one: { event: string }) => one.event === hall.event)).toMatchObject(shown)
    const nobody = await copy.send('GET', views(hall.event), undefined, { cookie: '' })
    expect(nobody.statusCode).toBe(404)
  })

  it('is out when its account chooses another passphrase', async () => {
    const { headers } = await made('judge', null)
    const passphrase = 'five words nobody else knows'
    const { cookies } = hall
    const chosen = await copy.send(
      'PUT',
      '/api/session/passphrase',
      { name: 'Somebody', passphrase },
      { cookie: cookies.organizer },
    )
    expect(chosen.statusCode).toBe(204)
    const answer = await copy.send('GET', '/api/events', undefined, headers)
    expect(answer.json().code).toBe('token-not-known')
  })
})
