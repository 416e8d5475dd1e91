import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '@topcut/protocol/words'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampleDoor } from './sample-door.suite.ts'

const verifyPolicy = "default-src 'none'; script-src 'sha256-abc='"
const verifyPage = `<meta http-equiv="Content-Security-Policy" content="${verifyPolicy}" /><title>Topcut verify</title>`

let web: string
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'topcut-pages-'))
  web = join(folder, 'web')
  for (const language of languages) {
    mkdirSync(join(web, language, 'assets'), { recursive: true })
    for (const document of ['index', 'phone', 'public']) {
      const file = join(web, language, `${document}.html`)
      writeFileSync(file, `<title>Topcut ${document} ${language}</title>`)
      // As they come out of an archive, and as long as each other.
      utimesSync(file, 0, 0)
    }
    writeFileSync(join(web, language, 'assets', 'page-1.js'), 'export {}')
    writeFileSync(join(web, language, 'offline.js'), 'worker')
    writeFileSync(join(web, language, 'favicon.ico'), 'icon')
    writeFileSync(join(web, language, 'assets', 'page-1.js.br'), 'small')
  }
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(web, 'verify.html'), verifyPage)
})
afterEach(() => rmSync(join(web, '..'), { recursive: true, force: true }))

describe('the pages', () => {
  it('have one script at the top that answers for them without a network, never an old one', async () => {
    const answer = await sampleDoor({ web }).send('GET', '/offline.js')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('worker')
    expect(answer.headers['content-type']).toContain('javascript')
    expect(answer.headers['cache-control']).toBe('private, no-cache')
    expect((await sampleDoor().send('GET', '/offline.js')).statusCode).toBe(404)
  })

  it('have an icon at the top for browsers that know no other', async () => {
    const answer = await sampleDoor({ web }).send('GET', '/favicon.ico')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('icon')
    expect((await sampleDoor().send('GET', '/favicon.ico')).statusCode).toBe(404)
  })

  it.each(['/events/e1/verify', '/events/e1/verify/', '/verify.html'])(
    'have one that runs what it holds, by its own policy: %s',
    async (url) => {
      const { statusCode, headers, body } = await sampleDoor({ web }).send('GET', url)
      expect([statusCode, body]).toEqual([200, verifyPage])
      expect(headers['content-security-policy']).toBe(`${verifyPolicy}; frame-ancestors 'none'`)
      expect(headers['cache-control']).toBe('private, no-cache')
      expect(headers['content-type']).toContain('text/html')
    },
  )

  it.each([
    ['if-match', '"999999"', 412],
    ['if-unmodified-since', 'Thu, 01 Jan 1960 00:00:00 GMT', 412],
    ['range', 'bytes=999999-', 200],
    ['if-none-match', '*', 304],
  ])('are no fault of the server where a program asks with %s: %s', async (name, value, status) => {
    const { send, faults } = sampleDoor({ web })
    for (const url of ['/en/assets/page-1.js', '/en/index.html']) {
      const answer = await send('GET', url, undefined, { [name]: value })
      expect([url, answer.statusCode]).toEqual([url, status])
      if (status === 412) expect(answer.json()).toMatchObject({ code: 'not-as-asked' })
    }
    expect((await send('GET', '/__proto__', undefined, { [name]: value })).statusCode).toBeLessThan(
      500,
    )
    expect(faults).toEqual([])
  })

  it.each(['/', '/index.html', '/events/e1/tables', '/events/e1?table=7', '/apiary'])(
    'are the application at %s, never kept by a browser unasked',
    async (url) => {
      const { send } = sampleDoor({ web })
      const answer = await send('GET', url)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toContain('text/html')
      expect(answer.headers['cache-control']).toBe('private, no-cache')
      expect(answer.body).toContain('Topcut')
    },
  )

  it.each([
    ['/in', 'phone'],
    ['/events/e1/me', 'phone'],
    ['/events/e1/register?code=AB', 'phone'],
    ['/events/e1/match/m7', 'phone'],
    ['/events/e1/public', 'public'],
    ['/events/e1/wall', 'public'],
  ])('have a document of its own at %s: the one of the %s', async (url, document) => {
    const { send } = sampleDoor({ web })
    const answer = await send('GET', url)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe(`<title>Topcut ${document} en</title>`)
  })

  it.each([
    [{}, 'en'],
    [{ 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }, 'de'],
    [{ 'accept-language': 'fr-FR' }, 'en'],
    [{ 'accept-language': 'de', cookie: 'topcut.language=pl' }, 'pl'],
    [{ 'accept-language': 'de', cookie: 'topcut=abc; topcut.language=en' }, 'en'],
    [{ 'accept-language': 'de', cookie: 'topcut.language=../../secret' }, 'de'],
  ])('come in the language of whoever sends %j: %s', async (headers, language) => {
    const { send } = sampleDoor({ web })
    for (const [url, document] of [
      ['/events/e1', 'index'],
      ['/events/e1/me', 'phone'],
      ['/events/e1/public', 'public'],
    ] as const) {
      const answer = await send('GET', url, undefined, headers)
      expect(answer.body).toBe(`<title>Topcut ${document} ${language}</title>`)
      expect(answer.headers['content-language']).toBe(language)
      expect(answer.headers['vary']).toContain('accept-language')
    }
  })

  it('are never taken for the one in another language that a browser has kept', async () => {
    const { send } = sampleDoor({ web })
    const { headers } = await send('GET', '/', undefined, { 'accept-language': 'de' })
    const { etag, 'last-modified': since } = headers
    const chosen = await send('GET', '/', undefined, {
      cookie: 'topcut.language=pl',
      'accept-language': 'de',
      ...(etag === undefined ? {} : { 'if-none-match': etag }),
      ...(since === undefined ? {} : { 'if-modified-since': `${since}` }),
    })
    expect(chosen.statusCode).toBe(200)
    expect(chosen.body).toContain('index pl')
  })

  it('of a player may be opened again without a network, and ask for their views at once', async () => {
    const { send } = sampleDoor({ web })
    const linkOf = async (url: string, accept: string) =>
      (await send('GET', url, undefined, { accept })).headers['link']
    const { headers } = await send('GET', '/events/e1/me')
    expect(headers['cache-control']).toBe('private, max-age=604800')
    expect((await send('GET', '/events/e1/public')).headers['cache-control']).toBe(
      'private, no-cache',
    )
    expect(await linkOf('/events/e1/me', 'text/html,*/*')).toContain(
      '</api/events/e1/views/me>; rel=preload; as=fetch; crossorigin',
    )
    expect(await linkOf('/events/e1/me', '*/*')).toBeUndefined()
    expect(await linkOf('/events/e1/register', 'text/html')).toBeUndefined()
    expect(await linkOf('/events/e%0a1/me', 'text/html')).toBeUndefined()
  })

  it('of what is public say where programs find the same, in the clear and to whoever asks', async () => {
    const { send } = sampleDoor({ web })
    const linkOf = async (url: string) => (await send('GET', url)).headers['link']
    expect(await linkOf('/events/e1/public')).toBe(
      [
        '</api/events/e1/feed.atom>; rel="alternate"; type="application/atom+xml"',
        '</api/events/e1/calendar.ics>; rel="alternate"; type="text/calendar"',
        '</api/events/e1/feed.json>; rel="alternate"; type="application/json"',
      ].join(', '),
    )
    expect(await linkOf('/events/e1/embed')).toBeUndefined()
    expect(await linkOf('/events/e%0a1/public')).toBeUndefined()
  })

  it.each(['/events/e1', '/events/e1/', '/events/e1/judge'])(
    'of those who lead ask for the log at once: %s',
    async (url) => {
      const { send } = sampleDoor({ web })
      const linkOf = async (accept: string) =>
        (await send('GET', url, undefined, { accept })).headers['link']
      expect(await linkOf('text/html,*/*')).toBe(
        '</api/events/e1>; rel=preload; as=fetch; crossorigin',
      )
      expect(await linkOf('*/*')).toBeUndefined()
    },
  )

  it('come compressed to whoever can read that', async () => {
    const { send } = sampleDoor({ web })
    const url = '/en/assets/page-1.js'
    const small = await send('GET', url, undefined, { 'accept-encoding': 'br' })
    expect(small.headers['content-encoding']).toBe('br')
    expect(small.headers['content-type']).toContain('javascript')
    expect((await send('GET', url)).body).toBe('export {}')
  })

  it('bring their files, which may be kept: their names change with their content', async () => {
    const { send } = sampleDoor({ web })
    const answer = await send('GET', '/de/assets/page-1.js')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('javascript')
    expect(answer.headers['cache-control']).toContain('immutable')
  })

  it.each([
    '/en/assets/page-0.js',
    '/fr/assets/page-1.js',
    '/apple-touch-icon.png',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/api/x',
  ])('are not what answers %s', async (url) => {
    const { send } = sampleDoor({ web })
    const answer = await send('GET', url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'not-found' })
  })

  it.each([undefined, '/no/such/folder'])('that are not built say how: %s', async (folder) => {
    const { send } = sampleDoor(folder === undefined ? {} : { web: folder })
    const answer = await send('GET', '/')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['content-type']).toContain('text/plain')
    expect(answer.body).toContain('npm run build')
    expect((await send('GET', '/api/health')).statusCode).toBe(200)
  })
})
