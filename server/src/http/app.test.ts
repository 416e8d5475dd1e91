import { type EventId, roundsRevision } from '@topcut/engine'
import {
  commandAnswerSchema,
  createdSchema,
  eventAnswerSchema,
  eventListSchema,
  findFault,
} from '@topcut/protocol'
import { describe, expect, it } from 'vitest'
import { creation, player, publishSample, sampleDesk, win } from '../desk/sample-day.suite.ts'
import { openMemoryStore } from '../store/memory/memory-store.ts'
import { sampleDoor } from './sample-door.suite.ts'

const register = (n: number) => ({ kind: 'register-player', player: player(n) }) as const

describe('an event over HTTP', () => {
  it('is created, listed and read back', async () => {
    const { send } = sampleDoor()
    const created = await send('POST', '/api/events', { id: 'mine', command: creation })
    expect(created.statusCode).toBe(201)
    expect(findFault(createdSchema, created.json())).toBeNull()
    const { event, version } = created.json()
    expect(version).toBe(1)
    expect(created.headers['location']).toBe(`/api/events/${event}`)

    const list = await send('GET', '/api/events')
    expect(findFault(eventListSchema, list.json())).toBeNull()
    expect(list.json().events).toMatchObject([
      { event, name: 'Spring Open', date: '2026-05-02', regulation: creation.regulation },
    ])

    const one = await send('GET', `/api/events/${event}`)
    expect(one.statusCode).toBe(200)
    expect(one.json()).toMatchObject({
      event,
      log: [{ n: 1, command: 'mine', fact: { kind: 'event-created', name: 'Spring Open' } }],
      people: [],
    })
    expect(findFault(eventAnswerSchema, { ...(one.json() as object), log: [] })).toBeNull()
  })

  it('is made once when its creation is sent twice', async () => {
    const { send } = sampleDoor()
    const body = { id: 'twice', command: creation }
    const first = await send('POST', '/api/events', body)
    const second = await send('POST', '/api/events', body)
    expect(second.statusCode).toBe(201)
    expect(second.json()).toEqual(first.json())
    expect((await send('GET', '/api/events')).json().events).toHaveLength(1)
  })

  it('takes a player with a name and answers with the entries', async () => {
    const { create, give, send } = sampleDoor()
    const event = await create()
    const answer = await give(event, register(1), { name: 'Zoë Ż.' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      entries: [{ n: 2, fact: { kind: 'player-registered', player: 'p1', number: 1 } }],
      warnings: [],
      people: [{ player: 'p1', name: 'Zoë Ż.' }],
    })
    expect(findFault(commandAnswerSchema, { ...(answer.json() as object), entries: [] })).toBeNull()
    const one = (await send('GET', `/api/events/${event}`)).json()
    expect(one.people).toEqual([{ player: 'p1', name: 'Zoë Ż.' }])
    expect(one.log).toHaveLength(2)
  })

  it('answers a command that comes twice with the same', async () => {
    const { create, send } = sampleDoor()
    const event = await create()
    const body = { id: 'once', command: register(1), name: 'Ada' }
    const first = await send('POST', `/api/events/${event}/commands`, body)
    const second = await send('POST', `/api/events/${event}/commands`, body)
    expect(second.statusCode).toBe(200)
    expect(second.json()).toEqual(first.json())
    const reused = { ...body, name: 'Eve' }
    const third = await send('POST', `/api/events/${event}/commands`, reused)
    expect(third.statusCode).toBe(409)
    expect(third.json()).toMatchObject({ code: 'command-id-reused' })
  })

  it('answers a command sent again only to whoever gave it', async () => {
    const { create, give, send, open, access } = sampleDoor()
    const event = await create()
    await give(event, register(1), { name: 'Ada' })
    const invite = async (who: object) =>
      open((await access.invite(event as EventId, { label: '', ...who } as never)).token)
    const theirs = await invite({ role: 'player', player: player(1) })
    const judge = await invite({ role: 'judge' })
    const club = await open((await access.inviteOrganizer('Another club')).token)
    const commands = `/api/events/${event}/commands`
    const announce = { id: 'told', command: { kind: 'announce-event' } }
    expect((await send('POST', commands, announce)).statusCode).toBe(200)
    for (const cookie of [theirs, judge]) {
      const answer = await send('POST', commands, announce, { cookie })
      expect(answer.json()).toMatchObject({ status: 409, code: 'command-id-reused' })
    }
    expect((await send('POST', commands, announce)).statusCode).toBe(200)

    const made = { id: 'made', command: creation }
    expect((await send('POST', '/api/events', made)).statusCode).toBe(201)
    const again = await send('POST', '/api/events', made, { cookie: club })
    expect(again.json()).toMatchObject({ status: 409, code: 'command-id-reused' })
  })

  it('lets a name be corrected', async () => {
    const { create, give, send } = sampleDoor()
    const event = await create()
    await give(event, register(1), { name: 'Adda' })
    const put = await send('PUT', `/api/events/${event}/people/p1`, { name: ' Ada ' })
    expect(put.statusCode).toBe(200)
    expect(put.json()).toEqual({ player: 'p1', name: 'Ada' })
    expect((await send('GET', `/api/events/${event}`)).json().people).toEqual([
      { player: 'p1', name: 'Ada' },
    ])
    const nobody = await send('PUT', `/api/events/${event}/people/p9`, { name: 'Eve' })
    expect(nobody.statusCode).toBe(404)
    expect(nobody.json()).toMatchObject({ code: 'unknown-player' })
  })

  it('takes a reason with a command that overrides a rule', async () => {
    const { create, give } = sampleDoor()
    const event = await create()
    for (const n of [1, 2]) {
      await give(event, register(n), { name: `Player ${n}` })
      await give(event, { kind: 'check-in-player', player: player(n) })
    }
    const refused = await give(event, { kind: 'start-stage' })
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({ code: 'not-announced', refusal: { overridable: true } })
    const overridden = await give(event, { kind: 'start-stage' }, { override: 'told by voice' })
    expect(overridden.statusCode).toBe(200)
    expect(overridden.json().entries[0].fact).toMatchObject({
      kind: 'rule-overridden',
      reason: 'told by voice',
    })
  })

  it('answers a result that expects an older revision with the one there is', async () => {
    const { desk, give } = sampleDoor()
    const { event, matches } = await publishSample(desk, 2)
    const match = matches[0] ?? ('' as never)
    const seen = (await desk.load(event))?.state?.matches.get(match)?.revision ?? -1
    const enter = { kind: 'enter-result', match, result: win } as const
    expect((await give(event, enter, { expects: seen })).statusCode).toBe(200)
    const late = await give(event, enter, { expects: seen })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ code: 'stale', revision: seen + 1 })
  })

  it('takes the revision as HTTP has it, and says which one there is', async () => {
    const { desk, give } = sampleDoor()
    const { event, matches } = await publishSample(desk, 2)
    const match = matches[0] ?? ('' as never)
    const enter = { kind: 'enter-result', match, result: win } as const
    const late = await give(event, enter, {}, { 'if-match': '"7"' })
    expect(late.statusCode).toBe(412)
    const { revision, code } = late.json()
    expect([code, late.headers['etag']]).toEqual(['stale', `"${revision}"`])
    for (const odd of ['7', '*', 'W/"7"', '"x"']) {
      const answer = await give(event, enter, {}, { 'if-match': odd })
      expect(answer.json()).toMatchObject({ status: 400, field: 'If-Match' })
    }
    const clock = await give(event, { kind: 'start-clock' }, {}, { 'if-match': '"7"' })
    expect(clock.json()).toMatchObject({ status: 400, field: 'If-Match' })
    const seen = await give(event, enter, {}, { 'if-match': `"${revision}"` })
    expect(seen.statusCode).toBe(200)
  })

  it('moves on once when two press the same button, whatever results came in between', async () => {
    const { desk, give } = sampleDoor()
    const { event, matches } = await publishSample(desk, 2)
    const revision = async () => roundsRevision((await desk.load(event))?.log ?? [])
    const expects = await revision()
    for (const match of matches) {
      expect((await give(event, { kind: 'enter-result', match, result: win })).statusCode).toBe(200)
    }
    const close = { kind: 'close-round' } as const
    const both = await Promise.all([1, 2].map(() => give(event, close, { expects })))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const late = both.find(({ statusCode }) => statusCode === 409)
    expect(late?.json()).toMatchObject({ code: 'stale', revision: await revision() })
  })

  it('says when to come back while others are always faster', async () => {
    const store = openMemoryStore()
    let isBusy = false
    const desk = sampleDesk({
      ...store,
      append: async (appending) => (isBusy ? 'stale' : store.append(appending)),
    })
    const { create, give } = sampleDoor({ desk })
    const event = await create()
    isBusy = true
    const answer = await give(event, register(1), { name: 'Ada' })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('1')
    expect(answer.json()).toMatchObject({ code: 'busy' })
  })

  it('is healthy', async () => {
    const { send } = sampleDoor()
    const answer = await send('GET', '/api/health')
    expect(answer.json()).toEqual({ status: 'ok' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})
