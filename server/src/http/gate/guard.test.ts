import { describe, expect, it } from 'vitest'
import { creation } from '../../desk/sample-day.suite.ts'
import type { RequestLine } from '../request-log.ts'
import { sampleDoor } from '../sample-door.suite.ts'
import { isOwnHost, isOwnOrigin } from './hosts.ts'

describe('the host that was asked for', () => {
  it.each([
    ['localhost', '127.0.0.1', true],
    ['localhost:8080', '127.0.0.1', true],
    ['LOCALHOST:8080', '127.0.0.1', true],
    ['127.0.0.1:8080', '127.0.0.1', true],
    ['[::1]:8080', '127.0.0.1', true],
    ['hall.example:8080', 'hall.example', true],
    ['[fd00::7]:8080', 'fd00::7', true],
    ['192.168.1.7:8080', '0.0.0.0', true],
    ['[fd00::7]', '::', true],
    ['192.168.1.7:8080', '127.0.0.1', false],
    ['evil.example', '127.0.0.1', false],
    ['evil.example', '0.0.0.0', false],
    ['localhost.evil.example', '127.0.0.1', false],
    ['evil.example@localhost', '127.0.0.1', false],
    ['localhost/evil.example', '127.0.0.1', false],
    ['', '127.0.0.1', false],
    [undefined, '127.0.0.1', false],
  ])('%s, listening on %s: %s', (header, listening, expected) => {
    expect(isOwnHost(header, listening)).toBe(expected)
  })
})

describe('a server behind a proxy', () => {
  const throughProxy = (names: readonly string[], headers: Record<string, string>) => {
    const { app, access } = sampleDoor({ names })
    return access
      .ownerLink()
      .then((token) =>
        app.inject({ method: 'POST', url: '/api/session', headers, payload: { token } }),
      )
  }

  it('is known by the names it was given, and by no others', async () => {
    const names = ['hall.example', 'topcut.example']
    for (const host of ['hall.example', 'TOPCUT.example:8443']) {
      expect((await throughProxy(names, { host })).statusCode).toBe(200)
    }
    expect((await throughProxy(names, { host: 'evil.example' })).statusCode).toBe(421)
  })

  it.each([
    ['topcut.example:8443', 'topcut.example:8443'],
    ['https://topcut.example', 'topcut.example'],
    ['HTTPS://Topcut.example:8443/', 'topcut.example:8443'],
    ['fd00::7', '[fd00::7]:8080'],
    ['[fd00:0::7]:8080', '[fd00::7]:8080'],
  ])('is known by the host of a name that is written %s', (name, host) => {
    expect(isOwnHost(host, '127.0.0.1', [name])).toBe(true)
    expect(isOwnHost('evil.example', '127.0.0.1', [name])).toBe(false)
  })

  it('is known by no name where a setting is nonsense', () => {
    for (const name of ['https://', ':8080', 'a b']) {
      for (const host of ['', 'evil.example', 'a']) {
        expect(isOwnHost(host, '127.0.0.1', [name])).toBe(false)
      }
    }
  })

  it('gives its cookie for TLS only where the proxy has TLS', async () => {
    const names = ['hall.example']
    const headers = { host: 'hall.example', origin: 'https://hall.example' }
    const secure = await throughProxy(names, { ...headers, 'x-forwarded-proto': 'https' })
    expect(secure.headers['set-cookie']).toContain('; Secure')
    const plain = await throughProxy(names, headers)
    expect(plain.headers['set-cookie']).not.toContain('Secure')
  })
})

describe('a proxy on another machine', () => {
  const from = (remoteAddress: string) => ({
    url: '/api/health',
    remoteAddress,
    headers: { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' },
  })

  it('is believed for whom it speaks where it was named, and nobody else is', async () => {
    const seen: string[] = []
    const log = ({ from }: RequestLine) => seen.push(from)
    const { app } = sampleDoor({ proxies: ['172.18.0.0/16', 'fd00::7'], log })
    for (const address of ['172.18.0.5', 'fd00::7', '172.19.0.5', '192.168.1.7'])
      expect((await app.inject(from(address))).statusCode).toBe(200)
    expect(seen).toEqual(['203.0.113.7', '203.0.113.7', '172.19.0.5', '192.168.1.7'])
  })

  it('is none where nobody named one', async () => {
    const seen: string[] = []
    const { app } = sampleDoor({ log: ({ from }) => seen.push(from) })
    await app.inject(from('172.18.0.5'))
    expect(seen).toEqual(['172.18.0.5'])
  })
})

describe('the page that sends', () => {
  it.each([
    [undefined, 'localhost:8080', true],
    ['http://localhost:8080', 'localhost:8080', true],
    ['http://localhost', 'localhost:80', true],
    ['https://hall.example', 'hall.example', true],
    ['http://localhost:9090', 'localhost:8080', false],
    ['http://127.0.0.1:8080', 'localhost:8080', false],
    ['http://evil.example', 'localhost:8080', false],
    ['http://localhost:8080@evil.example', 'localhost:8080', false],
    ['null', 'localhost:8080', false],
    ['', 'localhost:8080', false],
  ])('%s to %s: %s', (origin, host, expected) => {
    expect(isOwnOrigin(origin, host)).toBe(expected)
  })
})

describe('the guard at the door', () => {
  it('turns away a request for another host, reading or not', async () => {
    const { send } = sampleDoor()
    for (const url of ['/api/events', '/api/health', '/', '/api/events/e/live']) {
      const answer = await send('GET', url, undefined, { host: 'evil.example' })
      expect(answer.statusCode).toBe(421)
      expect(answer.json()).toMatchObject({ code: 'unknown-host' })
    }
  })

  it('turns away what another page sends, and stores nothing', async () => {
    const { send, desk } = sampleDoor()
    const body = { command: creation }
    const from = (origin: string) =>
      send('POST', '/api/events', body, { host: 'localhost:8080', origin })
    const foreign = await from('http://evil.example')
    expect(foreign.statusCode).toBe(403)
    expect(foreign.json()).toMatchObject({ code: 'foreign-origin' })
    expect(await desk.list()).toEqual([])
    expect((await from('http://localhost:8080')).statusCode).toBe(201)
    expect((await send('POST', '/api/events', body)).statusCode).toBe(201)
  })

  it('turns away a corrected name from another page', async () => {
    const { send } = sampleDoor()
    const headers = { origin: 'http://evil.example' }
    const answer = await send('PUT', '/api/events/e/people/p', { name: 'A' }, headers)
    expect(answer.statusCode).toBe(403)
  })

  it('lets nobody frame a page or guess at its type', async () => {
    const { send } = sampleDoor()
    const { headers } = await send('GET', '/api/health')
    const policy = `${headers['content-security-policy']}`.split('; ')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    // Over plain HTTP on a hall's address this would leave every page blank.
    expect(policy).not.toContain('upgrade-insecure-requests')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})
