import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CommandId, EventId } from '@topcut/engine'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { digestOf, isDigestOf } from '../../desk/order.ts'
import { player, sampleDesk } from '../../desk/sample-day.suite.ts'
import { openMemoryStore } from '../../store/memory/memory-store.ts'
import { openListener } from '../live/live-listener.suite.ts'
import { sampleDoor } from '../sample-door.suite.ts'
import { contact, copyOf, fullName, openSampleHall, type SampleHall } from '../sample-hall.suite.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

let hall: SampleHall
beforeAll(async () => {
  hall = await openSampleHall()
})
let copy: Awaited<ReturnType<typeof copyOf>>
beforeEach(async () => {
  copy = await copyOf(hall)
})

const path = (n: number) => `/api/events/${hall.event}/people/${player(n)}`
const by = (comer: keyof SampleHall['cookies']) => ({ cookie: hall.cookies[comer] })
const erase = (n: number) => copy.send('DELETE', path(n), undefined, by('organizer'))
/** Everything that could tell who player 2 is. */
const traces = new RegExp(`${fullName(2)}|${contact}|Ada S\\. \\(#2\\)`)

const listen = async (comer: keyof SampleHall['cookies'], query: string) => {
  const url = await copy.app.listen({ port: 0, host: '127.0.0.1' })
  closers.push(() => copy.app.close())
  const listener = await openListener(`${url}/api/events/${hall.event}/live${query}`, by(comer))
  closers.push(async () => listener.hangUp())
  const heard = (kind: string) => listener.messages.filter(({ event }) => event === kind)
  return { heard, until: listener.until }
}

const grace = { player: player(1), name: 'Grace Hopper' }

/** An event of its own with one player, whose registration can be sent again. */
const withGrace = async () => {
  const store = openMemoryStore()
  const door = sampleDoor({ desk: sampleDesk(store) })
  const event = (await door.create()) as EventId
  const command = { kind: 'register-player', player: grace.player } as const
  const body = { id: 'registration', command, name: grace.name }
  const register = () => door.send('POST', `/api/events/${event}/commands`, body)
  await register()
  const people = () => door.desk.people(event)
  return {
    ...door,
    store,
    event,
    register,
    people,
    url: `/api/events/${event}/people/${grace.player}`,
  }
}

describe('a person who is erased', () => {
  it('is gone with all that was known, and the log stays as it is', async () => {
    expect(JSON.stringify(hall.whole.people)).toMatch(traces)
    expect((await erase(2)).statusCode).toBe(204)
    const left = await copy.store.whole(hall.event)
    expect(left?.people.map(({ player: one }) => one)).not.toContain(player(2))
    expect(left?.people).toHaveLength(hall.whole.people.length - 1)
    expect(left?.entries).toEqual(hall.whole.entries)
    expect(JSON.stringify(left)).not.toMatch(traces)
  })

  it('stays erased when it is sent twice', async () => {
    await erase(2)
    const again = await erase(2)
    expect([again.statusCode, again.body]).toEqual([204, ''])
  })

  it('has to be a player of the event', async () => {
    const nobody = await erase(99)
    expect([nobody.statusCode, nobody.json().code]).toEqual([404, 'unknown-player'])
    expect(await copy.store.people(hall.event)).toEqual(hall.whole.people)
  })

  it('is asked for with the passphrase where others can listen in', async () => {
    const { app, send, ownerCookie, people, url } = await withGrace()
    const passphrase = 'five words nobody else knows'
    await send('PUT', '/api/session/passphrase', { name: 'Ada', passphrase })
    const cookie = await ownerCookie()
    const fromTheHall = (headers: Record<string, string>) =>
      app.inject({ method: 'DELETE', url, remoteAddress: '192.168.1.7', headers })
    const asked = await fromTheHall({ cookie })
    expect([asked.statusCode, asked.json().code]).toEqual([403, 'passphrase-needed'])
    expect(await people()).toEqual([grace])
    const given = { cookie, 'topcut-passphrase': encodeURIComponent(passphrase) }
    expect((await fromTheHall(given)).statusCode).toBe(204)
    expect(await people()).toEqual([])
  })

  it.each([
    ['spectator', 'views/players'],
    ['spectator', 'views/tables?round=1'],
    ['spectator', 'views/standings'],
    ['player', 'views/me'],
    ['judge', ''],
  ] as const)('is a number to a %s who asks for /%s', async (comer, view) => {
    const look = async () => {
      const url = `/api/events/${hall.event}/${view}`.replace(/\/$/, '')
      return copy.send('GET', url, undefined, by(comer))
    }
    const before = await look()
    for (let n = 2; n <= 8; n += 1) await erase(n)
    const after = await look()
    expect(after.statusCode).toBe(200)
    const names = (text: string) =>
      [...text.matchAll(/"name":"((?:Ada|#)[^"]*)"/g)].map(([, n]) => n)
    expect(names(before.body).length).toBeGreaterThan(1)
    const others = names(after.body).filter(
      (name) => !/^Ada S(\.|ecretly)( \(#1\))?$/.test(name ?? ''),
    )
    expect(others.every((name) => /^#[2-8]$/.test(name ?? ''))).toBe(true)
    if (view !== '') expect(others.length).toBeGreaterThan(0)
  })

  it('is in no copy made afterwards', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'topcut-erase-'))
    closers.push(async () => rmSync(folder, { recursive: true, force: true }))
    const before = await copy.store.backup(folder, 'before', hall.event)
    await erase(2)
    const after = await copy.store.backup(folder, 'after', hall.event)
    expect(readFileSync(before, 'utf8')).toMatch(traces)
    expect(readFileSync(after, 'utf8')).not.toMatch(traces)
  })

  it('cannot be confirmed by guessing: no guess is told from another', async () => {
    const { desk, event, send, register, store, url } = await withGrace()
    const guess = (name: string) =>
      desk.handle(event, {
        id: 'registration' as CommandId,
        command: { kind: 'register-player', player: grace.player },
        by: { role: 'organizer', leader: 'x' as never },
        name,
      })
    const digest = async () => (await store.whole(event))?.records.at(-1)?.digest
    const before = await digest()
    expect((await send('DELETE', url)).statusCode).toBe(204)
    const after = await digest()
    expect(after).not.toBe(before)
    const wish = { kind: 'register-player', player: grace.player } as const
    const id = 'registration' as CommandId
    const by = { role: 'organizer' } as const
    for (const name of [grace.name, 'Ada Lovelace']) {
      expect(isDigestOf(after ?? '', { id, command: wish, by, name })).toBe(true)
      expect(after).not.toContain(digestOf({ id, command: wish, by, name }).slice(65))
    }
    expect(await guess(grace.name)).toEqual(await guess('Ada Lovelace'))
    expect((await register()).statusCode).toBe(200)
    expect((await desk.load(event))?.state?.players.size).toBe(1)
  })

  it('does not come back with a registration that is sent again', async () => {
    const { send, people, register, url } = await withGrace()
    await send('DELETE', url)
    const again = await register()
    expect(again.statusCode).toBe(200)
    expect(again.json().people).toBeUndefined()
    expect(await people()).toEqual([])
  })

  it('is told to every window of the leaders, and to one that comes back', async () => {
    const window = await listen('judge', `?after=${hall.whole.entries.length}`)
    await window.until(() => window.heard('people').length === 1)
    expect(window.heard('erased')).toEqual([])
    await erase(2)
    await window.until(() => window.heard('erased').length === 1)
    expect(window.heard('erased')).toEqual([{ event: 'erased', data: [player(2)] }])
    expect(window.heard('people')).toHaveLength(1)
    copy = await copyOf({ ...hall, whole: (await copy.store.whole(hall.event)) ?? hall.whole })
    const back = await listen('judge', `?after=${hall.whole.entries.length}`)
    await back.until(() => back.heard('erased').length === 1)
    expect(back.heard('erased')).toEqual([{ event: 'erased', data: [player(2)] }])
    expect(JSON.stringify(back.heard('people'))).not.toMatch(traces)
  })

  it('is told to those who watch, also where a name stands in what one sees of oneself', async () => {
    const phone = await listen('player', '?audience=player')
    await phone.until(() => phone.heard('parts').length === 1)
    expect(phone.heard('me')).toHaveLength(1)
    await erase(2)
    await phone.until(() => phone.heard('players').length === 1)
    expect(phone.heard('me')).toHaveLength(2)
  })
})
