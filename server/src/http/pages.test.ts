import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampleDoor } from './sample-door.suite.ts'

let web: string
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'topcut-pages-'))
  web = join(folder, 'web')
  mkdirSync(join(web, 'assets'), { recursive: true })
  writeFileSync(join(web, 'index.html'), '<title>Topcut</title>')
  writeFileSync(join(web, 'phone.html'), '<title>Topcut phone</title>')
  writeFileSync(join(web, 'public.html'), '<title>Topcut public</title>')
  writeFileSync(join(web, 'assets', 'page-1.js'), 'export {}')
  writeFileSync(join(web, 'assets', 'page-1.js.br'), 'small')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
})
afterEach(() => rmSync(join(web, '..'), { recursive: true, force: true }))

describe('the pages', () => {
  it.each(['/', '/index.html', '/events/e1/tables', '/events/e1?table=7', '/apiary'])(
    'are the application at %s, never kept by a browser unasked',
    async (url) => {
      const { send } = sampleDoor({ web })
      const answer = await send('GET', url)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toContain('text/html')
      expect(answer.headers['cache-control']).toBe('no-cache')
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
    expect(answer.body).toBe(`<title>Topcut ${document}</title>`)
  })

  it('of a player may be opened again without a network, and ask for their views at once', async () => {
    const { send } = sampleDoor({ web })
    const linkOf = async (url: string, accept: string) =>
      (await send('GET', url, undefined, { accept })).headers['link']
    const { headers } = await send('GET', '/events/e1/me')
    expect(headers['cache-control']).toBe('max-age=604800')
    expect((await send('GET', '/events/e1/public')).headers['cache-control']).toBe('no-cache')
    expect(await linkOf('/events/e1/me', 'text/html,*/*')).toContain(
      '</api/events/e1/views/me>; rel=preload; as=fetch; crossorigin',
    )
    expect(await linkOf('/events/e1/me', '*/*')).toBeUndefined()
    expect(await linkOf('/events/e1/register', 'text/html')).toBeUndefined()
    expect(await linkOf('/events/e%0a1/me', 'text/html')).toBeUndefined()
  })

  it('come compressed to whoever can read that', async () => {
    const { send } = sampleDoor({ web })
    const url = '/assets/page-1.js'
    const small = await send('GET', url, undefined, { 'accept-encoding': 'br' })
    expect(small.headers['content-encoding']).toBe('br')
    expect(small.headers['content-type']).toContain('javascript')
    expect((await send('GET', url)).body).toBe('export {}')
  })

  it('bring their files, which may be kept: their names change with their content', async () => {
    const { send } = sampleDoor({ web })
    const answer = await send('GET', '/assets/page-1.js')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('javascript')
    expect(answer.headers['cache-control']).toContain('immutable')
  })

  it.each(['/assets/page-0.js', '/favicon.ico', '/../secret.txt', '/..%2fsecret.txt', '/api/x'])(
    'are not what answers %s',
    async (url) => {
      const { send } = sampleDoor({ web })
      const answer = await send('GET', url)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'not-found' })
    },
  )

  it.each([undefined, '/no/such/folder'])('that are not built say how: %s', async (folder) => {
    const { send } = sampleDoor(folder === undefined ? {} : { web: folder })
    const answer = await send('GET', '/')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['content-type']).toContain('text/plain')
    expect(answer.body).toContain('npm run build')
    expect((await send('GET', '/api/health')).statusCode).toBe(200)
  })
})
