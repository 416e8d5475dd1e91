import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { openEvent } from '@topcut/engine'
import type { EventAnswer, ListedEvent, SessionAnswer } from '@topcut/protocol'
import { languages } from '@topcut/protocol/words'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { freePort } from '../../../testing/free-port.ts'
import { run } from '../run.ts'
import { refusalIn, topcut } from '../trial.suite.ts'
import { type RunningDemo, startDemo } from './demo.suite.ts'

// A demonstration has nothing to do with a database that the machine's own settings name.
beforeEach(() => vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1:1/nobody'))

const folderIn = (output: string): string => /(\S*topcut-demo-\w+)/.exec(output)?.[1] ?? ''

/** What is answered to a proxy on this machine that hands on the host it was asked for. */
const statusFor = async (port: number, host: string): Promise<number | undefined> => {
  const asked = get({ host: '127.0.0.1', port, path: '/api/health', headers: { host } })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode
}

const eventsOf = async ({ ask }: RunningDemo, cookie?: string): Promise<readonly ListedEvent[]> =>
  (await ask<{ readonly events: readonly ListedEvent[] }>('/events', cookie)).events

const logOf = async ({ ask }: RunningDemo, event: string, cookie: string) =>
  (await ask<EventAnswer>(`/events/${event}`, cookie)).log

describe('topcut demo', () => {
  it('shows three events, and lets in by every link it prints', async () => {
    const demo = await startDemo()
    const events = await eventsOf(demo, await demo.comeIn(0))
    expect(events.map(({ name }) => name).toSorted()).toEqual([
      'Harbour Cup',
      'Kellerpokal',
      'Puchar Twierdzy',
    ])
    expect(events.every(({ isOwn }) => isOwn)).toBe(true)
    const roles: string[] = []
    for (const nth of [1, 2, 3, 4, 5, 6]) {
      const { grants } = await demo.ask<SessionAnswer>('/session', await demo.comeIn(nth))
      roles.push(...grants.map(({ role }) => role))
    }
    expect(roles).toEqual(['judge', 'player', 'judge', 'player', 'judge', 'player'])
    const folder = folderIn(demo.output())
    expect(existsSync(folder)).toBe(true)
    expect(await demo.stop()).toBe(0)
    expect(existsSync(folder)).toBe(false)
  })

  it('starts over: what was changed is gone, links open again, who was in still is', async () => {
    const demo = await startDemo()
    const cookie = await demo.comeIn(0)
    const [{ event } = expect.fail('no event')] = (await eventsOf(demo)).filter(
      ({ name }) => name === 'Harbour Cup',
    )
    const before = await logOf(demo, event, cookie)
    const command = { kind: 'announce-message', text: 'Somebody was here.' }
    await demo.ask(`/events/${event}/commands`, cookie, { id: 'visitor-1', command })
    const created = await demo.ask<{ readonly event: string }>('/events', cookie, {
      command: { ...creation, name: 'A visitor' },
    })
    expect((await eventsOf(demo, cookie)).map((one) => one.event)).toContain(created.event)
    expect(await logOf(demo, event, cookie)).toHaveLength(before.length + 1)

    await demo.reset()
    expect(await eventsOf(demo, cookie)).toHaveLength(3)
    const after = await logOf(demo, event, cookie)
    expect(after.map(({ fact }) => fact.kind)).toEqual(before.map(({ fact }) => fact.kind))
    expect(after.at(-1)?.at).toBeGreaterThan(before.at(-1)?.at ?? 0)
    expect(openEvent(after).state?.message).not.toContain('Somebody')
    for (const nth of [0, 1, 2]) await demo.comeIn(nth)
    expect(await demo.stop()).toBe(0)
  })

  it('speaks the language of the terminal', async () => {
    const said = new Set<string>()
    for (const language of languages) {
      vi.stubEnv('LC_ALL', `${language}_XX.UTF-8`)
      const { out, exit } = await topcut(['demo', '--port', '0'])
      expect(exit).toBe(0)
      said.add(out.replaceAll(/http\S+|\S*topcut-demo-\w+/g, ''))
    }
    expect(said.size).toBe(languages.length)
  })

  it('says in a sentence that the port is taken, and leaves nothing behind', async () => {
    vi.stubEnv('LC_ALL', 'C.UTF-8')
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? address?.port : 0
    const { exit, err } = await topcut(['demo', '--port', `${port}`])
    other.close()
    expect(exit).toBe(1)
    expect(err).toContain(`Port ${port} is already taken`)
  })

  it.each([
    [['--every', 'soon'], 'not-a-duration'],
    [['--every', '0m'], 'not-a-duration'],
    [['--port', '70000'], 'out-of-range'],
    [['--port', 'many'], 'out-of-range'],
    [['--url', 'demo'], 'not-an-address'],
    [['--data', 'here'], 'option-of-another-command'],
    [['file'], 'no-file-wanted'],
  ])('refuses %j', async (words, problem) => {
    expect(refusalIn(await topcut(['demo', ...words]))).toMatchObject({ problem })
  })

  it('is refused in the language of the terminal where none is asked for', async () => {
    vi.stubEnv('LC_ALL', 'de_DE.UTF-8')
    for (const words of [['--every', 'soon'], ['--url', 'demo'], ['--frob']])
      expect(refusalIn(await topcut(['demo', ...words])).message).toContain('Hilfe: topcut --help')
  })

  it('says when it starts over as people say it', async () => {
    const { out } = await topcut(['demo', '--port', '0', '--lang', 'de', '--every', '90m'])
    expect(out).toContain('Alle 90 Min. beginnt sie von vorn')
  })

  it('names another address in its links where it stands behind one', async () => {
    const { out } = await topcut(['demo', '--port', '0', '--url', 'https://demo.example/'])
    expect(out.match(/https:\/\/demo\.example\/in#/g)).toHaveLength(7)
    expect(out).not.toContain('127.0.0.1')
  })

  it('is known by the host of that address, as a proxy hands it on', async () => {
    const port = await freePort()
    const statuses: unknown[] = []
    const words = ['demo', '--port', `${port}`, '--url', 'https://demo.example']
    await run(words, {
      read: () => Promise.reject(new Error('nothing is read')),
      say: () => {},
      complain: (text) => expect.fail(text),
      untilTold: async () => async () => {
        for (const host of ['demo.example', 'evil.example'])
          statuses.push(await statusFor(port, host))
        return false
      },
    })
    expect(statuses).toEqual([200, 421])
  })

  it('ends as a program when it is told to, and its folder with it', async () => {
    const program = fileURLToPath(new URL('../../bin/topcut.js', import.meta.url))
    const child = spawn(process.execPath, [program, 'demo', '--port', '0', '--lang', 'en'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const exit = once(child, 'exit')
    let output = ''
    for await (const line of createInterface({ input: child.stdout })) {
      output += line
      if (line.includes('(Ctrl-C)')) break
    }
    expect(existsSync(folderIn(output))).toBe(true)
    child.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
    expect(existsSync(folderIn(output))).toBe(false)
  })
})

const creation = {
  kind: 'create-event',
  regulation: 'imperial-assault/de-2.2.1',
  tier: 'casual',
  date: '2027-04-10',
  structure: { kind: 'open' },
  options: {},
}
