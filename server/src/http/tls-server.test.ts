import { once } from 'node:events'
import { type IncomingHttpHeaders, request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { type AddressInfo, connect as connectPlain, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { connect as connectTls } from 'node:tls'
import { languages } from '@topcut/protocol/words'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { creation } from '../desk/sample-day.suite.ts'
import { sampleTls } from '../tls/sample-tls.suite.ts'
import type { Deadlines } from './deadlines.ts'
import { sampleDoor } from './sample-door.suite.ts'

const hour = 60 * 60 * 1000
const patient = { headers: hour, request: hour, silence: hour, idle: hour, look: 20 }

const ends: (() => unknown)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const end of ends.splice(0).reverse()) await end()
})

type Answer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const opened = async (by?: 'own' | 'vouched', deadlines: Partial<Deadlines> = {}) => {
  const sample = sampleTls(by)
  const door = sampleDoor({ tls: sample.tls, deadlines: { ...patient, ...deadlines } })
  await door.app.listen({ port: 0, host: '127.0.0.1' })
  ends.push(() => door.app.close())
  const { port } = door.app.server.address() as AddressInfo
  const ask =
    (scheme: 'http' | 'https') =>
    async (
      method: string,
      path: string,
      { body, ...headers }: Record<string, string> = {},
    ): Promise<Answer> => {
      const request = scheme === 'https' ? tlsRequest : plainRequest
      const options = { method, port, path, headers, agent: false, host: '127.0.0.1' }
      const sent = request({ ...options, ca: sample.tls.pair().cert }).end(body)
      const [answer] = await once(sent, 'response')
      return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
    }
  /** A connection that says nothing by itself. */
  const call = async (): Promise<Socket> => {
    const socket = connectPlain(port, '127.0.0.1').on('error', () => {})
    ends.push(() => socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  return { ...door, ...sample, port, call, secure: ask('https'), plain: ask('http') }
}

const json = { 'content-type': 'application/json' }
const cookies = ({ headers }: Answer): readonly string[] => headers['set-cookie'] ?? []

describe('a server with TLS', () => {
  it('answers over TLS, verified, by its address and its name', async () => {
    const { secure, port } = await opened()
    expect((await secure('GET', '/api/health')).status).toBe(200)
    expect((await secure('GET', '/api/health', { host: `localhost:${port}` })).status).toBe(200)
  })

  it('speaks nothing older than TLS 1.2', async () => {
    const { port, tls } = await opened()
    const old = { port, host: '127.0.0.1', ca: tls.pair().cert, minVersion: 'TLSv1' } as const
    const socket = connectTls({ ...old, maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' })
    const [fault] = await once(socket, 'error')
    expect(fault).toBeInstanceOf(Error)
  })

  it('sends a page that was asked for in the clear to the same address with https, not for good', async () => {
    const { plain, port } = await opened()
    const asked = await plain('GET', '/events/e1/me?code=AB', { host: `127.0.0.1:${port}` })
    expect(asked.status).toBe(307)
    expect(asked.headers.location).toBe(`https://127.0.0.1:${port}/events/e1/me?code=AB`)
    expect(asked.headers['set-cookie']).toBeUndefined()
    expect(asked.headers.connection).toBe('close')
  })

  it('sends nobody to another host', async () => {
    const { plain } = await opened()
    const asked = await plain('GET', '/', { host: 'evil.example' })
    expect(asked.status).toBe(421)
    expect(asked.headers.location).toBeUndefined()
    for (const path of ['//evil.example/', 'http://evil.example/']) {
      const odd = await plain('GET', path)
      expect(odd.headers.location ?? 'https://127.0.0.1:').toMatch(/^https:\/\/127\.0\.0\.1:/)
    }
  })

  it('tells a program in a sentence, in its language, and takes nothing that came in the clear', async () => {
    const { plain, access, desk } = await opened()
    const said = new Set<string>()
    for (const language of languages) {
      const answer = await plain('GET', '/api/events', { 'accept-language': language })
      expect(answer.status).toBe(403)
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'tls-needed' })
      said.add(JSON.parse(answer.body).detail)
    }
    expect(said.size).toBe(languages.length)
    const body = JSON.stringify({ token: await access.ownerLink() })
    const post = await plain('POST', '/api/session', { ...json, body })
    expect(post.status).toBe(403)
    expect(cookies(post)).toEqual([])
    expect(await desk.list()).toEqual([])
  })

  it('shows a renewed certificate to whoever comes, without a new start', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { secure, renew, tls } = await opened()
    const before = tls.pair().cert
    renew()
    expect(tls.pair().cert).not.toBe(before)
    vi.advanceTimersByTime(5_000)
    expect((await secure('GET', '/api/health')).status).toBe(200)
  })

  it('tells the fingerprint where people have to compare it', async () => {
    const own = await opened()
    const asked = await own.secure('GET', '/api/certificate')
    expect(JSON.parse(asked.body)).toEqual({ fingerprint: own.tls.fingerprint() })
    const vouched = await (await opened('vouched')).secure('GET', '/api/certificate')
    expect(JSON.parse(vouched.body)).toEqual({ fingerprint: null })
    const { send } = sampleDoor()
    expect((await send('GET', '/api/certificate')).json()).toEqual({ fingerprint: null })
  })

  it('has browsers insist on TLS only where somebody vouches for the certificate', async () => {
    const header = 'strict-transport-security'
    const vouched = await opened('vouched')
    const told = (await vouched.secure('GET', '/api/health')).headers[header]
    expect(told).toMatch(/^max-age=\d+$/)
    expect((await vouched.plain('GET', '/')).headers[header]).toBeUndefined()
    // A browser that insists lets nobody past the warning of a self-made one.
    const own = await opened('own')
    expect((await own.secure('GET', '/api/health')).headers[header]).toBeUndefined()
    expect((await sampleDoor().send('GET', '/api/health')).headers[header]).toBeUndefined()
  })
})

describe('a session over TLS', () => {
  const signedIn = async () => {
    const door = await opened()
    const body = JSON.stringify({ token: await door.access.ownerLink() })
    const answer = await door.secure('POST', '/api/session', { ...json, body })
    return { ...door, answer, cookie: cookies(answer)[0]?.split(';')[0] ?? '' }
  }
  const whoIs = async (answer: Promise<Answer>) => JSON.parse((await answer).body).account?.kind

  it('has a cookie that travels over TLS alone and that no other host can set', async () => {
    const { answer, cookie, secure } = await signedIn()
    expect(cookies(answer)).toHaveLength(1)
    const [set = ''] = cookies(answer)
    expect(set).toMatch(/^__Host-topcut=[^;]+; Path=\/; HttpOnly; SameSite=Strict; /)
    expect(set).toContain('; Secure')
    expect(set).not.toMatch(/Domain/i)
    expect(await whoIs(secure('GET', '/api/session', { cookie }))).toBe('owner')
  })

  it('goes on where somebody signed in before there was TLS; the old cookie is gone', async () => {
    const { secure, ownerCookie } = await opened()
    const cookie = await ownerCookie()
    const answer = await secure('GET', '/api/session', { cookie })
    expect(JSON.parse(answer.body).account.kind).toBe('owner')
    const [moved = '', ended = ''] = cookies(answer)
    expect(moved).toMatch(/^__Host-topcut=[^;]{20,}; .*Secure$/)
    expect(ended).toMatch(/^topcut=; .*Max-Age=0$/)
    const next = await secure('GET', '/api/session', { cookie: moved.split(';')[0] ?? '' })
    expect(JSON.parse(next.body).account.kind).toBe('owner')
    expect(cookies(next)).toEqual([])
  })

  it('is not replaced by a cookie that somebody slipped in over plain HTTP', async () => {
    const { secure, cookie } = await signedIn()
    const both = `topcut=slipped-in-by-somebody; ${cookie}`
    const answer = await secure('GET', '/api/session', { cookie: both })
    expect(JSON.parse(answer.body).account.kind).toBe('owner')
    expect(cookies(answer)).toEqual([expect.stringMatching(/^topcut=; /)])
  })

  it('ends with its cookie and with what pages have kept on the device', async () => {
    const { secure, cookie } = await signedIn()
    const answer = await secure('DELETE', '/api/session', { cookie })
    expect(answer.status).toBe(204)
    expect(cookies(answer)).toEqual([
      expect.stringMatching(/^__Host-topcut=; .*Max-Age=0; Secure$/),
    ])
    expect(answer.headers['clear-site-data']).toBe('"storage"')
    expect(await whoIs(secure('GET', '/api/session', { cookie }))).toBeUndefined()
  })
})

const host = 'Host: 127.0.0.1\r\n'
const whole = `GET /api/health HTTP/1.1\r\n${host}\r\n`
const slowBody = `POST /api/session HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 4000\r\n\r\n{`

describe('a connection to a server with TLS', () => {
  const closed = (socket: Socket) => new Promise((resolve) => socket.on('close', resolve))

  it.each([
    ['that says nothing', ''],
    ['that begins in the clear and does not come to an end', 'GET / HTTP/1.1\r\nX-Slow: '],
    ['that begins a handshake and does not come to an end', '\x16\x03\x01'],
  ])('%s is given up', async (_, first) => {
    const { call, faults } = await opened('own', { headers: 100 })
    const socket = await call()
    socket.write(first, 'latin1')
    socket.resume()
    await closed(socket)
    expect(faults).toEqual([])
  })

  /** The good connection of the same test has no more time for its handshake. */
  const short = 500
  it.each([
    ['whose headers do not come to an end', { headers: short }, 'GET / HTTP/1.1\r\nX-Slow: ', 'x'],
    ['whose body does not come to an end', { headers: short, request: short }, slowBody, ' '],
    ['that stops in the middle of a body', { silence: short }, slowBody, ''],
    ['that is kept for a next request, which does not come', { idle: short }, whole, ''],
  ])('over TLS %s is given up, and nobody is blamed', async (_, deadlines, first, drop) => {
    const { port, tls, faults, secure } = await opened('own', deadlines)
    const socket = connectTls({ port, host: '127.0.0.1', ca: tls.pair().cert })
    ends.push(() => socket.destroy())
    socket.on('error', () => {})
    await once(socket, 'secureConnect')
    socket.resume().write(first)
    const dripping = setInterval(() => drop !== '' && socket.write(drop), 10)
    ends.push(() => clearInterval(dripping))
    await closed(socket)
    expect(faults).toEqual([])
    expect((await secure('GET', '/api/health')).status).toBe(200)
  })

  it('does not keep the server from closing, in whatever it speaks', async () => {
    const { app, call } = await opened()
    const sockets = [await call(), await call()]
    sockets[1]?.write('GET / HTTP/1.1\r\n')
    await new Promise((resolve) => setTimeout(resolve, 50))
    const gone = Promise.all(sockets.map((socket) => closed(socket.resume())))
    await app.close()
    await gone
  })

  it('that speaks neither is turned away, and the next one is answered', async () => {
    const { call, secure, faults } = await opened()
    for (const nonsense of [
      '\x00\x01\x02',
      '\x16\x00\xff\xff\xff\xff',
      '\x16\x03\x01\x00\x02hi',
      'SSH-2.0-x\r\n\r\n',
    ]) {
      const socket = await call()
      socket.write(nonsense, 'latin1')
      socket.resume().end()
      await closed(socket)
    }
    expect((await secure('GET', '/api/health')).status).toBe(200)
    expect(faults).toEqual([])
  })

  it('with a live stream goes on', async () => {
    const { secure, ownerCookie, port, tls } = await opened('own', { headers: 1_000 })
    const cookie = await ownerCookie()
    const body = JSON.stringify({ command: creation })
    const created = await secure('POST', '/api/events', { ...json, cookie, body })
    const { event } = JSON.parse(created.body)
    const sent = tlsRequest({
      port,
      host: '127.0.0.1',
      ca: tls.pair().cert,
      path: `/api/events/${event}/live`,
      headers: { cookie },
    }).end()
    const [answer] = await once(sent, 'response')
    const [first] = await once(answer, 'data')
    expect(`${first}`).toContain('id: 1')
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(answer.destroyed).toBe(false)
    sent.destroy()
  })
})
