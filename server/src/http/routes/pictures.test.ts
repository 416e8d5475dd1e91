import { describe, expect, it } from 'vitest'
import {
  creation,
  granted,
  order,
  player,
  publishSample,
  win,
} from '../../desk/sample-day.suite.ts'
import { sampleDoor } from '../sample-door.suite.ts'
import { contact, copyOf, fullName, openSampleHall } from '../sample-hall.suite.ts'

const nobody = { cookie: '' }
const files = ['standings.svg', 'standings.png', 'bracket.svg', 'bracket.png'] as const

const hall = async () => {
  const door = sampleDoor()
  const { event, matches } = await publishSample(door.desk, 4)
  const give = async (command: Parameters<typeof order>[0]) =>
    granted(await door.desk.handle(event, order(command)))
  const picture = (file: string, headers: Record<string, string> = {}) =>
    door.send('GET', `/api/events/${event}/pictures/${file}`, undefined, { ...nobody, ...headers })
  const closeRound = async () => {
    for (const match of matches) await give({ kind: 'enter-result', match, result: win })
    await give({ kind: 'close-round' })
  }
  return { ...door, event, matches, give, picture, closeRound }
}

const unescaped = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))

describe('the pictures of an event', () => {
  it.each(files)('%s is fetched once, and then only when it shows something else', async (file) => {
    const { picture, give, matches } = await hall()
    const first = await picture(file)
    expect(first.statusCode).toBe(200)
    const etag = `${first.headers['etag']}`
    const again = await picture(file, { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    // A result that is not counted yet is no news.
    const [match] = matches
    if (match !== undefined) await give({ kind: 'enter-result', match, result: win })
    expect((await picture(file, { 'if-none-match': etag })).statusCode).toBe(304)
    await give({ kind: 'describe-event', about: { name: 'Autumn Open' } })
    const changed = await picture(file, { 'if-none-match': etag })
    expect(changed.statusCode).toBe(200)
    expect(changed.rawPayload.equals(first.rawPayload)).toBe(false)
  })

  it.each(files)('%s runs nothing, is what it says and may be shown anywhere', async (file) => {
    const { picture } = await hall()
    const { headers, rawPayload } = await picture(file)
    const type = file.endsWith('png') ? 'image/png' : 'image/svg+xml; charset=utf-8'
    expect(headers['content-type']).toBe(type)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    )
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    if (file.endsWith('png')) expect(rawPayload.toString('latin1', 1, 4)).toBe('PNG')
  })

  it('come in a shape and a language, and in no other', async () => {
    const { picture, closeRound } = await hall()
    await closeRound()
    expect((await picture('standings.svg')).body).toContain('width="1200" height="630"')
    const square = (await picture('standings.svg?shape=square&language=pl')).body
    expect(square).toContain('width="1080" height="1080"')
    expect(square).toContain('Klasyfikacja po rundzie 1')
    const german = await picture('standings.svg', { 'accept-language': 'de' })
    expect(german.body).toContain('Rangliste nach Runde 1')
    expect(german.headers['vary']).toContain('accept-language')
    for (const query of ['shape=round', 'language=fr', `version=${'9'.repeat(99)}`])
      expect((await picture(`standings.svg?${query}`)).statusCode).toBe(400)
  })

  it.each(files)('%s is not there for an event that is hidden, or never was', async (file) => {
    const { picture, send, event, access, ownerCookie } = await hall()
    await access.keeping.set(event, { isHidden: true, isArchived: false })
    for (const answer of [
      await picture(file),
      await send('GET', `/api/events/none/pictures/${file}`, undefined, nobody),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'no-such-event'])
    }
    expect((await picture(file, { cookie: await ownerCookie() })).statusCode).toBe(200)
  })

  it('name nobody in full who has not allowed it, and show no round that is not published', async () => {
    const sample = await openSampleHall()
    const { send } = await copyOf(sample)
    const cookie = sample.cookies.organizer
    const svg = async (of: string) =>
      (await send('GET', `/api/events/${sample.event}/pictures/${of}.svg`, undefined, { cookie }))
        .body
    const all = unescaped(`${await svg('standings')} ${await svg('bracket')}`)
    expect(all).toContain('Ada S.')
    for (let n = 1; n <= 8; n += 1) expect(all).not.toContain(fullName(n))
    for (const secret of [contact, ...sample.entropy]) expect(all).not.toContain(secret)
  })

  it('say nothing of an end that is kept for the ceremony', async () => {
    const { desk, send } = sampleDoor()
    const stages = [{ kind: 'swiss', rounds: 1, cut: null }] as const
    const command = { ...creation, structure: { kind: 'custom', stages } } as const
    const { event } = granted(await desk.create({ command, by: { role: 'organizer' } }))
    const give = async (one: Parameters<typeof order>[0], override?: string) =>
      granted(await desk.handle(event, order(one, override === undefined ? {} : { override })))
    for (const n of [1, 2, 3, 4]) {
      granted(
        await desk.handle(
          event,
          order({ kind: 'register-player', player: player(n) }, { name: `Player ${n}` }),
        ),
      )
      await give({ kind: 'check-in-player', player: player(n) })
    }
    await give({ kind: 'announce-event' })
    await give({ kind: 'start-stage' }, 'lists on paper')
    await give({ kind: 'pair-round' })
    await give({ kind: 'publish-round' })
    for (const match of (await desk.load(event))?.state?.rounds[0]?.matches ?? [])
      await give({ kind: 'enter-result', match, result: win })
    await give({ kind: 'close-round' })
    const svg = async () =>
      unescaped(
        (await send('GET', `/api/events/${event}/pictures/standings.svg`, undefined, nobody)).body,
      )
    const kept = await svg()
    expect(kept).toContain('All played, 4 players.')
    expect(kept).not.toMatch(/Player \d|Won|Final/)
    await give({ kind: 'finish-event' })
    expect(await svg()).toContain('Final standings')
    expect(await svg()).toContain('Player 1')
  })

  it('are drawn once for however many ask', async () => {
    const { picture, closeRound } = await hall()
    await closeRound()
    const all = await Promise.all(Array.from({ length: 60 }, () => picture('standings.png')))
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(new Set(all.map(({ headers }) => headers['etag'])).size).toBe(1)
  })
})
