import type { EventId } from '@topcut/engine'
import { afterEach, describe, expect, it } from 'vitest'
import { openAccess } from '../../access/access.ts'
import { keptRecords } from '../../access/kept-records.ts'
import { systemClock, systemTicks } from '../../desk/ports.ts'
import { creation, player, sampleDesk } from '../../desk/sample-day.suite.ts'
import { openMemoryStore } from '../../store/memory/memory-store.ts'
import { createdFact, sampleAppending } from '../../store/sample.suite.ts'
import { openListener } from '../live/live-listener.suite.ts'
import { cost, sampleDoor } from '../sample-door.suite.ts'
import { type Comer, comers, copyOf, openSampleHall } from '../sample-hall.suite.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const nobody = { cookie: '' }
const hidden = { isHidden: true, isArchived: false }
const archived = { isHidden: false, isArchived: true }
const inSight = { isHidden: false, isArchived: false }

/** A server whose access is kept in the same store as its events. */
const opened = (store = openMemoryStore(), servers = 1) => {
  const doors = Array.from({ length: servers }, () => {
    const records = keptRecords(store.records, systemTicks)
    const access = openAccess({ records, clock: systemClock, cost, forget: records.forget })
    return sampleDoor({ desk: sampleDesk(store), access })
  })
  const [door] = doors
  if (door === undefined) throw new Error('no server')
  const keep = (event: string, keeping: object, headers?: Record<string, string>) =>
    door.send('PUT', `/api/events/${event}/keeping`, keeping, headers)
  const exported = (event: string, headers?: Record<string, string>) =>
    door.send('GET', `/api/events/${event}/export`, undefined, headers)
  const remove = (event: string, name: string, headers?: Record<string, string>) =>
    door.send('POST', `/api/events/${event}/deletion`, { name }, headers)
  const names = async (headers?: Record<string, string>) =>
    (await door.send('GET', '/api/events', undefined, headers))
      .json()
      .events.map((one: { event: string }) => one.event)
  return { ...door, store, doors, keep, exported, remove, names }
}

describe('a hidden event', () => {
  it('is listed for those who have part in it, and there for nobody else', async () => {
    const { create, keep, names, send, access, open } = opened()
    const event = await create()
    const { token } = await access.invite(event as EventId, { role: 'judge', label: 'Door' })
    const judge = { cookie: await open(token) }
    const club = { cookie: await open((await access.inviteOrganizer('Another club')).token) }
    const look = async (headers?: Record<string, string>) =>
      (await send('GET', `/api/events/${event}/views/event`, undefined, headers)).statusCode
    expect(await names(nobody)).toEqual([event])
    expect((await keep(event, hidden)).json()).toEqual(hidden)
    expect(await names()).toEqual([event])
    expect(await names(judge)).toEqual([event])
    expect([await look(), await look(judge)]).toEqual([200, 200])
    for (const stranger of [nobody, club]) {
      expect(await names(stranger)).toEqual([])
      expect(await look(stranger)).toBe(404)
    }
    const live = `/api/events/${event}/live?audience=public`
    expect((await send('GET', live, undefined, nobody)).json()).toMatchObject({
      code: 'no-such-event',
    })
    await keep(event, inSight)
    expect(await names(nobody)).toEqual([event])
    expect(await look(nobody)).toBe(200)
  })

  it('goes on for those who run it', async () => {
    const { create, keep, give } = opened()
    const event = await create()
    await keep(event, hidden)
    const command = { kind: 'register-player', player: player(1) }
    expect((await give(event, command, { name: 'Ada' })).statusCode).toBe(200)
  })

  it('ends the streams of strangers', async () => {
    const { app, create, keep } = opened()
    const event = await create()
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    closers.push(() => app.close())
    const listener = await openListener(`${url}/api/events/${event}/live?audience=public`, nobody)
    await keep(event, hidden)
    await listener.ended
  })
})

describe('an archived event', () => {
  it('is looked at and changed by nobody, until it is taken out again', async () => {
    const { create, keep, give, send, names } = opened()
    const event = await create()
    const { code } = (await send('POST', `/api/events/${event}/code`)).json()
    const command = { kind: 'register-player', player: player(1) }
    const self = { code, name: 'Ben', id: 'a-made-up-registration' }
    await keep(event, archived)
    expect(await names(nobody)).toEqual([event])
    expect((await send('GET', `/api/events/${event}`)).statusCode).toBe(200)
    const tries = [
      await give(event, command, { name: 'Ada' }),
      await send('POST', `/api/events/${event}/registrations`, self, nobody),
      await send('POST', `/api/events/${event}/grants`, { role: 'judge', label: 'Door' }),
      await send('PUT', `/api/events/${event}/people/${player(1)}`, { name: 'Ada' }),
      await send('DELETE', `/api/events/${event}/code`),
    ]
    for (const one of tries) {
      expect(one.statusCode).toBe(409)
      expect(one.json()).toMatchObject({ code: 'event-archived' })
    }
    await keep(event, inSight)
    expect((await give(event, command, { name: 'Ada' })).statusCode).toBe(200)
  })
})

describe('an event that is deleted', () => {
  const { name } = creation

  it('was downloaded before as it is, and is called by its name', async () => {
    const { create, exported, remove, give, send, store } = opened()
    const event = await create()
    expect((await remove(event, name)).json()).toMatchObject({ code: 'export-first', status: 409 })
    await send('HEAD', `/api/events/${event}/export`)
    expect((await remove(event, name)).json()).toMatchObject({ code: 'export-first' })
    await exported(event)
    expect((await remove(event, `${name}!`)).json()).toMatchObject({ code: 'other-name' })
    await give(event, { kind: 'register-player', player: player(1) }, { name: 'Ada' })
    expect((await remove(event, name)).json()).toMatchObject({ code: 'export-first' })
    expect(await store.read(event as EventId)).toHaveLength(2)
    await exported(event)
    expect((await remove(event, ` ${name} `)).statusCode).toBe(204)
    expect(await store.read(event as EventId)).toEqual([])
  })

  it('leaves nothing behind: people, invitations, links, code, owner', async () => {
    const { create, exported, remove, give, send, access, open, store, names, keep } = opened()
    const event = await create()
    const other = (await send('POST', '/api/events', { id: 'x', command: creation })).json().event
    await give(event, { kind: 'register-player', player: player(1) }, { name: 'Ada Secretly' })
    const label = 'Wilhelmina Ohnegleichen'
    const { token } = await access.invite(event as EventId, { role: 'judge', label })
    const { token: unopened } = await access.invite(event as EventId, { role: 'judge', label })
    const kept = await access.invite(other, { role: 'judge', label: 'Elsewhere' })
    const judge = { cookie: await open(token) }
    await send('POST', `/api/events/${event}/code`)
    await keep(event, { isHidden: true, isArchived: true })
    await exported(event)
    expect((await remove(event, name)).statusCode).toBe(204)

    expect(await names()).toEqual([other])
    expect((await send('GET', `/api/events/${event}`)).statusCode).toBe(404)
    expect((await send('GET', `/api/events/${event}`, undefined, judge)).statusCode).toBe(404)
    expect((await send('GET', '/api/session', undefined, judge)).json()).toMatchObject({
      grants: [],
    })
    expect(await access.redeem(unopened, null)).toBeNull()
    const kinds = ['grant', 'link', 'event-owner', 'event-code', 'event-keeping', 'event-export']
    const left = JSON.stringify(await Promise.all(kinds.map(store.records.list)))
    expect(left).not.toContain(label)
    expect(left).not.toContain(event)
    expect(await access.redeem(kept.token, null)).not.toBeNull()
    // The door remembers that it was deleted and by whom, and nobody who had part in it.
    const { entries } = (await send('GET', '/api/security')).json()
    expect(entries[0]).toMatchObject({
      what: 'event-deleted',
      event,
      by: { id: expect.any(String) },
    })
    expect(JSON.stringify(entries)).not.toContain(label)
    expect((await remove(event, name)).json()).toMatchObject({ code: 'no-such-event' })
  })

  it('comes back by the file that was downloaded', async () => {
    const { create, exported, remove, send, store, access, ownerCookie } = opened()
    const event = (await create()) as EventId
    const before = await store.whole(event)
    const file = await exported(event)
    expect(file.headers['content-disposition']).toBe(`attachment; filename="${event}.json"`)
    await remove(event, name)
    const brought = await send('POST', '/api/events/import', file.body, {
      cookie: await ownerCookie(),
      'content-type': 'application/json',
    })
    expect(brought.json()).toEqual({ events: [event] })
    expect(await store.whole(event)).toEqual(before)
    expect(await access.ownerOf(event)).not.toBeNull()
  })

  it.each(['leaders', 'public'])('says so to %s who follow it, and ends', async (audience) => {
    const { app, create, exported, remove, ownerCookie } = opened()
    const event = await create()
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    closers.push(() => app.close())
    const address = `${url}/api/events/${event}/live?audience=${audience}`
    const listener = await openListener(address, { cookie: await ownerCookie() })
    await listener.until(() => listener.messages.length > 0)
    await exported(event)
    await remove(event, name)
    await listener.ended
    expect(listener.messages.at(-1)).toMatchObject({ event: 'deleted' })
    const again = await fetch(address, { headers: { cookie: await ownerCookie() } })
    expect(again.status).toBe(404)
  })

  it('is gone for another server on the same data', async () => {
    const { create, exported, remove, doors, give, ownerCookie } = opened(openMemoryStore(), 2)
    const event = await create()
    const other = doors[1]
    const headers = { cookie: await ownerCookie() }
    const look = () => other?.send('GET', `/api/events/${event}`, undefined, headers)
    expect((await look())?.statusCode).toBe(200)
    await exported(event)
    await remove(event, name)
    expect((await look())?.statusCode).toBe(404)
    const late = await other?.give(
      event,
      { kind: 'register-player', player: player(1) },
      { name: 'Ada' },
      headers,
    )
    expect(late?.json()).toMatchObject({ code: 'no-such-event' })
    expect((await give(event, { kind: 'announce-event' })).statusCode).toBe(404)
  })

  it('may be one that cannot be read', async () => {
    const { store, exported, remove, keep, names } = opened()
    const odd = { ...createdFact('Odd'), name: { a: 1 } } as never
    await store.append(sampleAppending('odd' as EventId, 0, [odd]))
    const later = { ...createdFact('Later'), regulation: 'chess/xx-9' } as never
    await store.append(sampleAppending('later' as EventId, 0, [later]))
    expect(await names()).toEqual(['later', 'odd'])
    expect((await keep('later', hidden)).statusCode).toBe(200)
    expect(await names(nobody)).toEqual(['odd'])
    for (const [event, typed] of [
      ['later', 'Later'],
      ['odd', 'odd'],
    ] as const) {
      await exported(event)
      expect((await remove(event, typed)).statusCode).toBe(204)
    }
    expect(await store.list()).toEqual([])
  })

  it('needs the passphrase where others can listen in', async () => {
    const { app, create, exported, ownerCookie } = opened()
    const event = await create()
    await exported(event)
    const answer = await app.inject({
      method: 'POST',
      url: `/api/events/${event}/deletion`,
      headers: { cookie: await ownerCookie() },
      remoteAddress: '192.168.1.7',
      payload: { name },
    })
    expect(answer.json()).toMatchObject({ code: 'passphrase-unset' })
  })
})

describe('hiding, archiving, exporting and deleting', () => {
  const owners: readonly Comer[] = ['organizer']
  it.each(comers)('%s: is for the owner of the event alone', async (comer) => {
    const hall = await openSampleHall()
    const { send, store } = await copyOf(hall)
    const cookie = { cookie: hall.cookies[comer] }
    const at = `/api/events/${hall.event}`
    const answers = [
      await send('PUT', `${at}/keeping`, inSight, cookie),
      await send('GET', `${at}/export`, undefined, cookie),
      await send('POST', `${at}/deletion`, { name: creation.name }, cookie),
    ].map(({ statusCode }) => statusCode)
    const isOwner = owners.includes(comer)
    const no = comer === 'spectator' ? 401 : 403
    expect(answers).toEqual(isOwner ? [200, 200, 204] : [no, no, no])
    expect(await store.list()).toHaveLength(isOwner ? 0 : 1)
  })
})
