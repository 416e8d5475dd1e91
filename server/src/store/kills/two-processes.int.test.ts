import { type Entry, openEvent } from '@topcut/engine'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Databases, openDatabases } from '../../../../testing/postgres/postgres.ts'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import { startTopcut, type TopcutProcess } from '../../../../testing/topcut-process.ts'
import { openListener } from '../../http/live/live-listener.suite.ts'
import { createEvent } from './client.suite.ts'
import { runHall } from './hall.suite.ts'
import { follow } from './listener.suite.ts'

let databases: Databases
beforeAll(async () => {
  databases = await openDatabases()
})
afterAll(() => databases.stop())

const two = async () => {
  const env = { DATABASE_URL: await databases.fresh() }
  return [0, 1].map(() => ({ data: temporaryFolder(), env }))
}

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const startTwo = async () => {
  const servers: TopcutProcess[] = []
  for (const options of await two()) {
    const server = await startTopcut(options)
    closers.push(server.stop)
    servers.push(server)
  }
  const [one, other] = servers as [TopcutProcess, TopcutProcess]
  // The later start has made the earlier link worthless.
  cookie = await other.signIn()
  return [one, other] as const
}

let cookie = ''
let ids = 0
/** Gives a command until it is answered otherwise than with "come back". */
const give = async (server: TopcutProcess, event: string, command: object, more: object = {}) => {
  ids += 1
  const body = JSON.stringify({ id: `given-${ids}`, command, ...more })
  for (;;) {
    const response = await fetch(`${server.url}/api/events/${event}/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body,
    })
    const answer = await response.json()
    if (response.status !== 503) return { status: response.status, answer }
  }
}

const stateOf = async (server: TopcutProcess, event: string) => {
  const response = await fetch(`${server.url}/api/events/${event}`, { headers: { cookie } })
  const { log } = (await response.json()) as { log: readonly Entry[] }
  const state = openEvent(log).state
  if (state === null) throw new Error('no such event')
  return { log, state }
}

describe('two processes on one PostgreSQL', () => {
  it('lose and double no command of 32 clients, and tell all listeners the same', async () => {
    const { commands } = await runHall({
      seed: 1,
      servers: await two(),
      clients: 32,
      serverKills: 0,
      milliseconds: 3_000,
    })
    expect(commands).toBeGreaterThan(100)
  })

  it('accept each revision of a match once, whoever hears of it first', async () => {
    const [one, other] = await startTwo()
    const event = await createEvent(one.url, cookie)
    const listeners = [one, other].map(({ url }) => follow(() => url, cookie, event))
    for (const listener of listeners) closers.push(listener.stop)
    const granted = async (command: object, more: object = {}) =>
      expect(await give(one, event, command, more)).toMatchObject({ status: 200 })
    for (let n = 1; n <= 16; n += 1) {
      await granted({ kind: 'register-player', player: `p${n}` }, { name: `Player ${n}` })
      await granted({ kind: 'check-in-player', player: `p${n}` })
    }
    await granted({ kind: 'announce-event' })
    await granted({ kind: 'start-stage' }, { override: 'lists on paper' })
    await granted({ kind: 'pair-round' })
    await granted({ kind: 'publish-round' })

    const { state: before } = await stateOf(other, event)
    const matches = [...before.matches].map(([match, { revision }]) => ({ match, revision }))
    expect(matches).toHaveLength(8)
    const result = { ending: 'destruction', score: [100, 42] }
    for (const step of [0, 1, 2]) {
      const answers = await Promise.all(
        matches.flatMap(({ match, revision }) =>
          [one, other, one, other].map((server) => {
            const command =
              step === 0
                ? { kind: 'enter-result', match, result }
                : { kind: 'amend-result', match, result, reason: 'misheard' }
            return give(server, event, command, { expects: revision + step })
          }),
        ),
      )
      for (const [place] of matches.entries()) {
        const statuses = answers.slice(4 * place, 4 * place + 4).map(({ status }) => status)
        expect(statuses.sort()).toEqual([200, 409, 409, 409])
      }
    }

    const { log, state } = await stateOf(one, event)
    expect((await stateOf(other, event)).log).toEqual(log)
    for (const { match, revision } of matches) {
      expect(state.matches.get(match)?.revision).toBe(revision + 3)
    }
    for (const listener of listeners) {
      await listener.untilEntry(log.length)
      expect(listener.numbers()).toEqual(log.map(({ n }) => n))
    }
  })

  it('hear of each other’s facts and names without being asked', async () => {
    const [one, other] = await startTwo()
    const event = await createEvent(one.url, cookie)
    const listener = await openListener(`${other.url}/api/events/${event}/live`, { cookie })
    closers.push(async () => listener.hangUp())
    await listener.untilEntry(1)
    const register = { kind: 'register-player', player: 'p1' }
    await give(one, event, register, { name: 'Ada' })
    await listener.untilEntry(2)
    const names = () =>
      listener.messages.flatMap(({ event: kind, data }) =>
        kind === 'people' ? (data as { name: string }[]).map(({ name }) => name) : [],
      )
    await listener.until(() => names().includes('Ada'))
    await fetch(`${one.url}/api/events/${event}/people/p1`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ name: 'Ada L.' }),
    })
    await listener.until(() => names().includes('Ada L.'))
    expect(listener.numbers()).toEqual([1, 2])
  })

  it('agree that an event is gone, whoever deleted it, and tell those who follow it', async () => {
    const [one, other] = await startTwo()
    const event = await createEvent(one.url, cookie)
    const { state } = await stateOf(other, event)
    const listener = await openListener(`${other.url}/api/events/${event}/live`, { cookie })
    closers.push(async () => listener.hangUp())
    await listener.untilEntry(1)
    const at = `/api/events/${event}`
    const file = await (await fetch(`${one.url}${at}/export`, { headers: { cookie } })).text()
    const send = (url: string, body: string) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body,
      })
    const { name } = state.created
    const removed = await send(`${one.url}${at}/deletion`, JSON.stringify({ name }))
    expect(removed.status).toBe(204)
    // Before any news of it can have come.
    const late = { kind: 'register-player', player: 'p1' }
    expect(await give(other, event, late, { name: 'Ada' })).toMatchObject({ status: 404 })
    expect((await fetch(`${other.url}${at}`, { headers: { cookie } })).status).toBe(404)
    await listener.ended
    expect(listener.messages.at(-1)).toMatchObject({ event: 'deleted' })

    expect((await send(`${other.url}/api/events/import`, file)).status).toBe(200)
    expect((await stateOf(one, event)).log).toEqual((await stateOf(other, event)).log)
  })

  // Two starts and fourteen passphrases stretched at their full cost take a busy machine a while.
  it('count guesses at a passphrase together, and know each other’s devices', async () => {
    const servers = await startTwo()
    const secret = { name: 'Ada', passphrase: 'correct horse battery' }
    const send = (n: number, method: string, path: string, body: object, sent: string) =>
      fetch(`${servers[n % 2]?.url}/api/session${path}`, {
        method,
        headers: { 'content-type': 'application/json', cookie: sent },
        body: JSON.stringify(body),
      })
    const chosen = await send(0, 'PUT', '/passphrase', secret, cookie)
    expect(chosen.status).toBe(204)
    const sent = chosen.headers.getSetCookie().map((one) => one.split(';')[0])
    const statuses: number[] = []
    for (let n = 0; n < 12; n += 1) {
      const guess = { ...secret, passphrase: `try ${n}` }
      statuses.push((await send(n, 'POST', '', guess, '')).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429])
    expect((await send(1, 'POST', '', secret, '')).status).toBe(429)
    const device = sent.find((one) => one?.startsWith('topcut-device=')) ?? ''
    expect((await send(1, 'POST', '', secret, device)).status).toBe(200)
  }, 180_000)
})
