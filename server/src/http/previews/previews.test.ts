import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '@topcut/protocol/words'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { granted, order, player, publishSample, win } from '../../desk/sample-day.suite.ts'
import { sampleDoor } from '../sample-door.suite.ts'

const nobody = { cookie: '' }
const page = (document: string, language: string) => `<!doctype html>
<html lang="${language}">
  <head>
    <meta name="description" content="Runs organized-play tournaments exactly by the book." />
    <title>Topcut</title>
    <script type="module" src="/${language}/assets/${document}.js"></script>
  </head>
</html>
`

let web: string
beforeEach(() => {
  web = mkdtempSync(join(tmpdir(), 'topcut-previews-'))
  for (const language of languages) {
    mkdirSync(join(web, language))
    for (const document of ['index', 'phone', 'public'])
      writeFileSync(join(web, language, `${document}.html`), page(document, language))
  }
})
afterEach(() => rmSync(web, { recursive: true, force: true }))

const hall = async () => {
  const door = sampleDoor({ web })
  const { event, matches } = await publishSample(door.desk, 4)
  const give = async (command: Parameters<typeof order>[0]) =>
    granted(await door.desk.handle(event, order(command)))
  const seen = (part: string, headers: Record<string, string> = {}) =>
    door.send('GET', `/events/${event}/${part}`, undefined, {
      ...nobody,
      host: '127.0.0.1',
      ...headers,
    })
  return { ...door, event, matches, give, seen }
}

const unescaped = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))

/** As a chat reads them. */
const metaOf = (html: string): ReadonlyMap<string, string> =>
  new Map(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(
      ([, key = '', content = '']) => [key, unescaped(content)],
    ),
  )

describe('a link that is sent', () => {
  it('leads readers of news and other programs to what is theirs', async () => {
    const { seen, send } = await hall()
    const { body } = await seen('public')
    const links = [...body.matchAll(/<link rel="alternate" type="([^"]+)" href="([^"]+)">/g)]
    expect(links.map(([, type]) => type)).toEqual([
      'application/atom+xml',
      'text/calendar',
      'application/json',
    ])
    for (const [, type, href = ''] of links) {
      const { statusCode, headers } = await send('GET', unescaped(href), undefined, nobody)
      expect([statusCode, headers['content-type']]).toEqual([200, `${type}; charset=utf-8`])
    }
  })

  it.each([
    ['en', 'Round 1, 4 players. 2 May 2026'],
    ['de', 'Runde 1, 4 Spieler. 2. Mai 2026'],
    ['pl', 'Runda 1, 4 gracze. 2 maja 2026'],
  ])('says in %s what it is, how far, and shows it', async (language, said) => {
    const { seen, event, send } = await hall()
    for (const part of ['public', 'embed', 'register?code=AB']) {
      const answer = await seen(part, { 'accept-language': language })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['content-language']).toBe(language)
      expect(answer.body).toContain('<title>Spring Open – Topcut</title>')
      expect(answer.body.match(/<title>|name="description"/g)).toHaveLength(2)
      expect(answer.body).toMatch(new RegExp(`src="/${language}/assets/(public|phone).js"`))
      const meta = metaOf(answer.body)
      expect(Object.fromEntries(meta)).toMatchObject({
        description: said,
        'og:type': 'website',
        'og:title': 'Spring Open',
        'og:description': said,
        'og:url': `http://127.0.0.1/events/${event}/public`,
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
      })
      const image = new URL(meta.get('og:image') ?? '')
      expect(image.origin).toBe('http://127.0.0.1')
      const picture = await send('GET', image.pathname + image.search, undefined, nobody)
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
    }
  })

  it('says who has won once that is told', async () => {
    const { seen, give, matches, desk, event } = await hall()
    for (const match of matches) await give({ kind: 'enter-result', match, result: win })
    await give({ kind: 'close-round' })
    const said = async () => metaOf((await seen('public')).body)
    expect((await said()).get('og:description')).not.toContain('Won')
    await give({ kind: 'finish-event' })
    expect((await said()).get('og:description')).toMatch(/^Won by Player \d\., 4 players\./)
    for (const n of [1, 2, 3, 4]) {
      await desk.name(event, { player: player(n), name: 'Ada Secretly' })
    }
    expect((await said()).get('og:description')).toMatch(/^Won by Ada S\./)
  })

  it.each([
    '"><script>alert(1)</script>',
    "' onload='alert(1)",
    '</title></head><body>',
    "$& $` $' $1 $<name>",
    'two\r\nlines\tof it',
    '\u202Eevil\u2066 \u200Fname',
    '&quot;&lt;b&gt;',
  ])('is not broken by what an event is called: %j', async (name) => {
    const { seen, give } = await hall()
    await give({ kind: 'describe-event', about: { name } })
    const usual = await hall()
    const marks = (html: string) => html.replace(/content="[^"]*"|<title>[^<]*/g, '')
    const body = (await seen('public')).body
    const other = (await usual.seen('public')).body
    expect(marks(body)).toBe(marks(other))
    expect(body).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200f]/)
    expect(metaOf(body).get('og:title')).toBe(
      name.replace(/[\u202a-\u202e\u2066-\u2069\u200f]/g, '').replace(/\s+/g, ' '),
    )
  })

  it('tells strangers nothing of an event that is hidden, or never was', async () => {
    const { seen, access, event, send } = await hall()
    await access.keeping.set(event, { isHidden: true, isArchived: false })
    for (const answer of [
      await seen('public'),
      await send('GET', '/events/none/public', undefined, nobody),
    ]) {
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toBe(page('public', 'en'))
    }
  })

  it('is the same page for everybody who keeps it for other events', async () => {
    const { seen } = await hall()
    const worker = { 'sec-fetch-dest': 'empty' }
    expect((await seen('public', worker)).body).toBe(page('public', 'en'))
    for (const opened of [{ 'sec-fetch-dest': 'document' }, { 'sec-fetch-mode': 'cors' }])
      expect((await seen('public', opened)).body).toContain('og:title')
    for (const part of ['me', '', 'wall', 'match/m1'])
      expect((await seen(part)).body).not.toContain('og:title')
  })

  it('is fetched again only when it says something else', async () => {
    const { seen, give } = await hall()
    const first = await seen('public')
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const etag = { 'if-none-match': `${first.headers['etag']}` }
    expect((await seen('public', etag)).statusCode).toBe(304)
    await give({ kind: 'describe-event', about: { name: 'Autumn Open' } })
    expect((await seen('public', etag)).body).toContain('<title>Autumn Open – Topcut</title>')
    const small = await seen('public', { 'accept-encoding': 'br' })
    expect(small.headers['content-encoding']).toBe('br')
  })
})
