import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { startTopcut, type TopcutProcess } from '../../../testing/topcut-process.ts'
import { refusalIn, topcut } from '../trial.suite.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const creation = {
  kind: 'create-event',
  name: 'Spring Open',
  regulation: 'x-wing/en-3.2',
  tier: 'casual',
  date: '2026-05-02',
  structure: { kind: 'open' },
  options: {},
}

let server: TopcutProcess
let event: string
let token: string
let cookie: string
const open: Server[] = []

const post = async (path: string, body: unknown) => {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.ok, await response.clone().text()).toBe(true)
  return response.json()
}

beforeAll(async () => {
  server = await startTopcut()
  cookie = await server.signIn()
  event = (await post('/api/events', { command: creation })).event
  const wish = { label: 'A script', role: 'organizer', days: 1 }
  token = (await post('/api/programs', wish)).token
}, 60_000)
afterAll(async () => {
  for (const one of open) one.close()
  await server.stop()
})
beforeEach(() => {
  vi.stubEnv('TOPCUT_TOKEN', token)
})

const asked = async (words: readonly string[], input: unknown = '') => {
  const said = await topcut([...words, '--server', server.url], input)
  expect(said, said.err).toMatchObject({ exit: 0, err: '' })
  return JSON.parse(said.out)
}
const give = (command: object, more: object = {}, server?: string) =>
  server === undefined
    ? asked(['give', '-', '--event', event], { command, ...more })
    : topcut(['give', '-', '--event', event, '--server', server], { command, ...more })

describe('topcut --server', () => {
  it('has no public record before the first round', async () => {
    const said = await topcut(['export', event, '--public', '--server', server.url])
    expect(refusalIn(said)).toMatchObject({
      ...{ code: 'server-refused', problem: 'no-record-yet', status: 404 },
    })
  })

  it('runs a round of a real server', async () => {
    expect((await asked(['events'])).events).toMatchObject([{ event, name: 'Spring Open' }])
    for (const n of [1, 2, 3, 4]) {
      const player = `p${n}`
      await give({ kind: 'register-player', player }, { name: `Ada Sample${n}` })
      await give({ kind: 'check-in-player', player })
    }
    await give({ kind: 'announce-event' })
    await give({ kind: 'start-stage' }, { override: 'lists on paper' })
    await give({ kind: 'pair-round' })
    await give({ kind: 'publish-round' })
    const { tables } = await asked(['tables', '--event', event])
    expect(tables).toHaveLength(2)
    for (const { table } of tables) {
      const words = ['--table', `${table}`, '--ending', 'destruction', '--score', '100-42']
      const entered = await asked(['result', '--event', event, ...words])
      expect(entered).toMatchObject({ round: 1, table, result: { score: [100, 42] } })
    }
    await give({ kind: 'close-round' })
    expect((await asked(['tables', '--event', event, '--round', '1'])).status).toBe('closed')
    const standings = await asked(['standings', '--event', event])
    const scenario = {
      regulation: 'x-wing/en-3.2',
      players: ['a', 'b'].map((name) => ({ name })),
      rounds: [
        {
          stage: 'swiss',
          matches: [{ players: ['a', 'b'], result: { ending: 'destruction', score: [100, 42] } }],
        },
      ],
    }
    const local = JSON.parse((await topcut(['standings', '-'], scenario)).out)
    expect(Object.keys(standings)).toEqual(Object.keys(local))
    expect(Object.keys(standings.standings[0])).toEqual(Object.keys(local.standings[0]))
    expect(Object.keys(standings.matches[0])).toEqual(Object.keys(local.matches[0]))
    expect(standings.standings).toMatchObject([
      { place: 1, player: expect.stringContaining('Ada S.'), tournamentPoints: 5 },
      {},
      {},
      {},
    ])
    const { entries } = await give({ kind: 'draw-lot', about: 'a coin', among: ['a', 'b'] })
    expect(entries[0].by).toMatchObject({ role: 'organizer', leader: expect.any(String) })
  }, 60_000)

  it('has a record from then on, and it is verified', async () => {
    const { out } = await topcut(['export', event, '--public', '--server', server.url])
    const verdict = await topcut(['verify', '-'], out)
    expect(verdict, verdict.out).toMatchObject({ exit: 0, err: '' })
  })

  it('does what its page of the documents shows', async () => {
    const page = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8')
    const lines = page.match(/^topcut .*$/gm) ?? []
    expect(lines.length).toBeGreaterThan(5)
    const lot = { command: { kind: 'draw-lot', about: 'a coin', among: ['heads', 'tails'] } }
    expect(page).toContain(JSON.stringify(lot).replaceAll('":', '": ').replaceAll(',"', ', "'))
    for (const line of lines) {
      const words = line.replace('https://hall.example:8080', server.url).replaceAll('EVENT', event)
      const said = await topcut(words.split(' ').slice(1), lot)
      // Its one table has a result by now: the server judges, and says so by the rules.
      if (words.startsWith('topcut result')) expect(said.out).toContain('server-refused')
      else expect(said, line).toMatchObject({ exit: 0, err: '' })
    }
  }, 60_000)

  it('takes an event out and in again', async () => {
    const file = join(temporaryFolder(), 'event.json')
    expect(await asked(['export', event, '--to', file])).toEqual({ file })
    const text = readFileSync(file, 'utf8')
    const changed = JSON.parse(text)
    changed.events[0].entries.pop()
    const there = refusalIn(await topcut(['import', '-', '--server', server.url], changed))
    expect(there).toMatchObject({ code: 'server-refused', problem: 'damaged-file', status: 422 })
    const other = await startTopcut()
    try {
      cookie = await other.signIn()
      const made = await fetch(`${other.url}/api/programs`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ label: 'A script', role: 'organizer', days: 1 }),
      })
      vi.stubEnv('TOPCUT_TOKEN', '')
      const tokenFile = join(temporaryFolder(), 'token')
      writeFileSync(tokenFile, `${(await made.json()).token}\n`)
      const words = ['import', file, '--server', other.url, '--token-file', tokenFile]
      const run = await promisify(execFile)(process.execPath, [main, ...words])
      expect(JSON.parse(run.stdout)).toEqual({ events: [event] })
    } finally {
      await other.stop()
    }
  }, 60_000)

  it('gives a command once, however often its answer is lost', async () => {
    let lost = 0
    const between = createServer((incoming, outgoing) => {
      const path = `${server.url}${incoming.url}`
      const on = request(path, { method: incoming.method, headers: incoming.headers }, (answer) => {
        if (incoming.method === 'POST' && lost < 2) {
          lost += 1
          answer.resume().on('end', () => outgoing.destroy())
        } else answer.pipe(outgoing.writeHead(answer.statusCode ?? 500, answer.headers))
      })
      incoming.pipe(on)
    })
    open.push(between.listen(0, '127.0.0.1'))
    await once(between, 'listening')
    const address = `http://127.0.0.1:${(between.address() as AddressInfo).port}`
    const command = { kind: 'draw-lot', about: 'another coin', among: ['a', 'b'] }
    const said = await give(command, {}, address)
    expect(said).toMatchObject({ exit: 0 })
    expect(lost).toBe(2)
    const log = await fetch(`${server.url}/api/events/${event}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const drawn = (await log.text()).split('another coin').length - 1
    expect(drawn).toBe(1)
  }, 60_000)

  it('tells what changes while it watches, and ends with the event', async () => {
    const child = spawn(process.execPath, [main, 'watch', '--server', server.url, '--event', event])
    let out = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
    })
    const ended = once(child, 'close')
    await vi.waitFor(() => expect(out).toContain('"part":"clock"'), 20_000)
    await give({ kind: 'announce-message', text: 'Food is served.' })
    await vi.waitFor(() => expect(out).toContain('Food is served.'), 20_000)
    await give({ kind: 'cancel-event', reason: 'The hall is flooded.' })
    expect((await ended)[0]).toBe(0)
    const lines = out.trim().split('\n')
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      part: 'event',
      view: { status: 'cancelled' },
    })
  }, 60_000)
})

describe('topcut --server says why not:', () => {
  const refusedBy = async (words: readonly string[], input: unknown = '') =>
    refusalIn(await topcut(words, input))

  it('nobody is there', async () => {
    const nowhere = await refusedBy(['events', '--server', 'http://127.0.0.1:9'])
    expect(nowhere).toMatchObject({ code: 'server-unreachable', server: 'http://127.0.0.1:9' })
  })

  it('the token is wrong', async () => {
    vi.stubEnv('TOPCUT_TOKEN', 'topcut_wrong')
    const words = ['events', '--server', server.url, '--lang', 'de']
    expect(await refusedBy(words)).toMatchObject({
      code: 'server-refused',
      problem: 'token-not-known',
      status: 401,
      message: expect.stringContaining('Der Server lehnt ab: Das Token'),
    })
  })

  it('the rules do not allow it', async () => {
    const words = ['give', '-', '--server', server.url, '--event', event]
    const refused = await refusedBy(words, { kind: 'pair-round' })
    expect(refused).toMatchObject({ code: 'server-refused', status: 422 })
  })

  it('what is there is no Topcut, or one of before', async () => {
    const older = createServer((_, outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')
    })
    open.push(older.listen(0, '127.0.0.1'))
    await once(older, 'listening')
    const address = `http://127.0.0.1:${(older.address() as AddressInfo).port}`
    for (const words of [['events'], ['tables', '--event', event]])
      expect(await refusedBy([...words, '--server', address])).toMatchObject({
        code: 'no-topcut-there',
        server: address,
        status: 200,
      })
  })

  it('its certificate is its own, until it is named', async () => {
    const hall = await startTopcut({ args: ['--tls'] })
    try {
      vi.stubEnv('TOPCUT_TOKEN', '')
      const run = (env: Record<string, string>) =>
        promisify(execFile)(process.execPath, [main, 'events', '--server', hall.url], {
          env: { ...process.env, ...env },
        }).catch((fault: { stdout: string; code: number }) => fault)
      const stranger = await run({})
      expect(JSON.parse(stranger.stdout).refusal).toMatchObject({ code: 'server-not-trusted' })
      const known = await run({ NODE_EXTRA_CA_CERTS: join(hall.data, 'own-certificate.pem') })
      expect(JSON.parse(known.stdout)).toEqual({ events: [] })
    } finally {
      await hall.stop()
    }
  }, 60_000)

  it.each([
    [['events'], 'option-needed'],
    [['tables', '--server', 'http://a.example'], 'option-needed'],
    [['events', '--server', 'hall'], 'not-an-address'],
    [['events', 'x', '--server', 'http://a.example'], 'no-file-wanted'],
    [['standings', '--server', 'http://a.example', '--after', '1'], 'option-of-another-command'],
  ])('%j is %s', async (words, problem) => {
    expect(await refusedBy(words)).toMatchObject({ code: 'wrong-use', problem })
  })
})
