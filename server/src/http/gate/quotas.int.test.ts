import type { Entry } from '@topcut/engine'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Databases, openDatabases } from '../../../../testing/postgres/postgres.ts'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import { startTopcut, type TopcutProcess } from '../../../../testing/topcut-process.ts'
import { creation } from '../../desk/sample-day.suite.ts'

let databases: Databases
beforeAll(async () => {
  databases = await openDatabases()
})
afterAll(() => databases.stop())

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** Two processes, one event, its code, and a phone that has registered by it. */
const hall = async () => {
  const env = { DATABASE_URL: await databases.fresh() }
  const servers: TopcutProcess[] = []
  for (const data of [temporaryFolder(), temporaryFolder()]) {
    const server = await startTopcut({ data, env })
    closers.push(server.stop)
    servers.push(server)
  }
  // The later start has made the earlier link worthless.
  const owner = (await servers[1]?.signIn()) ?? ''
  /** To one process and the other in turn; again where others were faster each time. */
  let turn = 0
  const send = async (method: string, path: string, cookie: string, body?: object) => {
    for (;;) {
      turn += 1
      const response = await fetch(`${servers[turn % 2]?.url}${path}`, {
        method,
        headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const answer = await response.json()
      const { status, headers } = response
      if (status !== 503) return { status, headers, answer }
    }
  }
  const { event } = (await send('POST', '/api/events', owner, { command: creation })).answer
  const at = `/api/events/${event}`
  const { code } = (await send('POST', `${at}/code`, owner)).answer
  const register = (n: number) => {
    const body = { id: `an-id-of-phone-number-${n}`, code, name: `Player ${n}` }
    return send('POST', `${at}/registrations`, '', body)
  }
  const registered = await register(0)
  const phone = registered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { player } = registered.answer
  let ids = 0
  const give = async (command: object, cookie = phone): Promise<string | number> => {
    ids += 1
    const body = { id: `given-${ids}`, command }
    const { status, answer } = await send('POST', `${at}/commands`, cookie, body)
    return answer.code ?? status
  }
  const log = async (): Promise<readonly Entry[]> => (await send('GET', at, owner)).answer.log
  const list = (length: number) => ({
    kind: 'submit-list',
    player,
    list: { kind: 'text', text: 'x'.repeat(length) },
  })
  const own = async () => (await log()).filter(({ by }) => by.player === player)
  return { owner, register, give, list, player, log, own }
}

describe('a phone that sends to two processes on one PostgreSQL', () => {
  it('gives no more commands than it could to one', async () => {
    const { give, list } = await hall()
    const begun = performance.now()
    const codes: (string | number)[] = []
    for (let n = 0; n < 40; n += 1) codes.push(await give(list(n + 1)))
    // As many again, which wait for their answers side by side.
    codes.push(...(await Promise.all(Array.from({ length: 40 }, (_, n) => give(list(n + 41))))))
    const grown = Math.ceil((performance.now() - begun) / 15_000)
    const granted = codes.filter((code) => code === 200).length
    expect([granted >= 40, granted <= 40 + grown]).toEqual([true, true])
    expect(new Set(codes)).toEqual(new Set([200, 'too-much-sent']))
  })

  it('stores no more than it could by one, of long lists that come all at once', async () => {
    const { give, list, own } = await hall()
    const begun = performance.now()
    await Promise.all(Array.from({ length: 24 }, (_, n) => give(list(20_000 - n))))
    const grown = (performance.now() - begun) / 20
    const bytes = JSON.stringify((await own()).map(({ fact }) => fact)).length
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThan(205_000 + grown)
  })

  it('has three calls open at most, however many it sends at once', async () => {
    const { give, player, log } = await hall()
    const call = { kind: 'call-judge', player, about: 'a question' }
    const codes = await Promise.all(Array.from({ length: 20 }, () => give(call)))
    expect(codes.filter((code) => code === 200)).toHaveLength(3)
    expect((await log()).filter(({ fact }) => fact.kind === 'judge-called')).toHaveLength(3)
  })

  it('finds the same end of registrations by the code, however many come at once', async () => {
    const { owner, give, register, log } = await hall()
    expect(await give({ kind: 'set-capacity', players: 2 }, owner)).toBe(200)
    const rest = Array.from({ length: 70 }, (_, n) => register(n + 1))
    const codes = (await Promise.all(rest)).map(({ status, answer }) => answer.code ?? status)
    expect(codes.filter((code) => code === 201)).toHaveLength(51)
    expect(new Set(codes)).toEqual(new Set([201, 'registration-full']))
    const inLog = (await log()).filter(({ fact }) => fact.kind === 'player-registered')
    expect(inLog).toHaveLength(52)
  })
})
