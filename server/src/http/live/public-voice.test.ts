import { afterEach, describe, expect, it } from 'vitest'
import { granted, order, player, publishSample, win } from '../../desk/sample-day.suite.ts'
import { sampleDoor } from '../sample-door.suite.ts'
import { openListener } from './live-listener.suite.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const hall = async (heartbeat?: number) => {
  const devices: number[] = []
  const door = sampleDoor({
    ...(heartbeat === undefined ? {} : { heartbeat }),
    connected: (count) => devices.push(count),
  })
  const { app, desk } = door
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  closers.push(() => app.close())
  const { event, matches } = await publishSample(desk, 4)
  const [one = '' as never, two = '' as never] = matches
  const listen = async (headers: Record<string, string> = {}, audience = 'public') => {
    const live = `${url}/api/events/${event}/live?audience=${audience}`
    const listener = await openListener(live, headers)
    closers.push(async () => listener.hangUp())
    const heard = (kind: string) => listener.messages.filter((message) => message.event === kind)
    const until = (kind: string, count = 1) => listener.until(() => heard(kind).length >= count)
    await until('parts')
    return { ...listener, heard, untilHeard: until }
  }
  const give = async (command: Parameters<typeof order>[0]) =>
    granted(await desk.handle(event, order(command)))
  const version = async () => (await desk.load(event))?.log.length ?? 0
  return { ...door, url, event, one, two, listen, give, version, devices }
}

describe('a player who watches', () => {
  const play = async () => {
    const opened = await hall(5)
    const { access, open, event } = opened
    const invited = { role: 'player', label: '', player: player(1) } as const
    const { grant, token } = await access.invite(event, invited)
    const listener = await opened.listen({ cookie: await open(token) }, 'player')
    return { ...opened, grant, listener }
  }

  it('also hears when something concerns oneself, and not when it does not', async () => {
    const { give, desk, event, listener } = await play()
    await listener.untilHeard('me')
    const rule = async (n: number) => {
      const ruling = { about: 'conduct', players: [player(n)], text: 'was rude' } as const
      await give({ kind: 'record-ruling', ruling })
    }
    await rule(2)
    await give({ kind: 'start-clock' })
    await listener.untilHeard('clock')
    expect(listener.heard('me')).toHaveLength(1)
    await rule(1)
    await listener.untilHeard('me', 2)
    const state = (await desk.load(event))?.state
    const own = [...(state?.matches.values() ?? [])].find((one) => one.players.includes(player(1)))
    await give({ kind: 'start-match', match: own?.match ?? ('' as never) })
    await listener.untilHeard('me', 3)
    expect(JSON.stringify(listener.messages)).not.toContain('rude')
  })

  it('is heard no more once the invitation is taken back', async () => {
    const { access, event, grant, listener } = await play()
    await access.revoke(event, grant.id)
    expect(await listener.ended).toBe('ended')
  })

  it('is somebody who plays', async () => {
    const { url, event } = await hall()
    const answer = await fetch(`${url}/api/events/${event}/live?audience=player`)
    expect(answer.status).toBe(401)
  })
})

describe('whoever watches an event', () => {
  it('is told the tags of all parts first, whatever was seen before', async () => {
    const { listen, send, event, version } = await hall()
    for (const headers of [{}, { 'last-event-id': '3' }, { 'last-event-id': '999' }]) {
      const listener = await listen(headers as Record<string, string>)
      const [parts] = listener.heard('parts')
      expect(parts?.id).toBe(await version())
      const { tags } = (parts?.data ?? {}) as { tags: Record<string, string> }
      for (const part of ['tables', 'standings', 'clock', 'event']) {
        const view = await send('GET', `/api/events/${event}/views/${part}`)
        expect(tags[part]).toBe(view.headers['etag'])
      }
    }
  })

  it('hears of a result as the one row that changed', async () => {
    const { listen, give, one, version } = await hall()
    const listener = await listen()
    await give({ kind: 'enter-result', match: one, result: win })
    await listener.untilHeard('tables')
    const [tables] = listener.heard('tables')
    expect(tables).toMatchObject({
      id: await version(),
      data: { rows: [{ match: one, status: 'result', result: win }] },
    })
    const { rows } = (tables?.data ?? {}) as { rows: unknown[] }
    expect(rows).toHaveLength(1)
    expect(listener.heard('standings')).toEqual([])
  })

  it('hears the clock whole, and of standings and rounds that there are new ones', async () => {
    const { listen, give, one, two, send, event } = await hall()
    const listener = await listen()
    await give({ kind: 'start-clock' })
    await listener.untilHeard('clock')
    expect(listener.heard('clock')[0]?.data).toMatchObject({ view: { clock: { minutes: 75 } } })
    for (const match of [one, two]) await give({ kind: 'enter-result', match, result: win })
    await give({ kind: 'close-round' })
    await listener.untilHeard('standings')
    const [standings] = listener.heard('standings')
    const view = await send('GET', `/api/events/${event}/views/standings`)
    expect(standings?.data).toEqual({ version: view.json().version, tag: view.headers['etag'] })
    expect(listener.heard('round').at(-1)?.data).toMatchObject({ number: 1, status: 'closed' })
  })

  it('hears nothing of what is not published', async () => {
    const { listen, give, one, two } = await hall()
    for (const match of [one, two]) await give({ kind: 'enter-result', match, result: win })
    await give({ kind: 'close-round' })
    const listener = await listen()
    await give({ kind: 'pair-round' })
    const ruling = { about: 'conduct', players: [player(1)], text: 'was rude' } as const
    await give({ kind: 'record-ruling', ruling })
    await give({ kind: 'publish-round' })
    await listener.untilHeard('round')
    // One step from the closed round to the published one, and nothing in between.
    expect(listener.heard('round').map(({ data }) => data)).toMatchObject([
      { number: 2, status: 'published' },
    ])
    // Other tables are played than before: they are fetched, not told.
    expect(listener.heard('tables')[0]?.data).not.toHaveProperty('rows')
    expect(JSON.stringify(listener.messages)).not.toMatch(/rude|entry/)
  })

  it('hears of a name that was corrected', async () => {
    const { listen, desk, event } = await hall()
    const listener = await listen()
    await desk.name(event, { player: player(1), name: 'Ana Lis' })
    await listener.untilHeard('tables')
    const { rows } = (listener.heard('tables')[0]?.data ?? {}) as { rows: unknown[] }
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).toContain('Ana L.')
    expect(JSON.stringify(listener.messages)).not.toContain('Ana Lis')
  })

  it('is one of many: all are told the same, and counted', async () => {
    const { listen, give, one, devices } = await hall()
    const all = await Promise.all([listen(), listen(), listen()])
    expect(devices.at(-1)).toBe(3)
    await give({ kind: 'enter-result', match: one, result: win })
    await Promise.all(all.map((listener) => listener.untilHeard('tables')))
    const texts = all.map((listener) => JSON.stringify(listener.heard('tables')))
    expect(new Set(texts).size).toBe(1)
  })

  it('is given signs of life, and sees the stream end when the server stops', async () => {
    const { listen, app } = await hall(5)
    const listener = await listen()
    await listener.untilHeard('beat', 2)
    await app.close()
    expect(await listener.ended).toBe('ended')
  })

  it('leaves nothing behind when it goes', async () => {
    const { listen, devices, desk, event } = await hall()
    const before = desk.listeners(event)
    const listener = await listen()
    const during = desk.listeners(event)
    expect(during).toBeGreaterThan(before)
    listener.hangUp()
    while (devices.at(-1) !== 0) await new Promise((resolve) => setImmediate(resolve))
    // What is kept ready for the next one to look still listens, once.
    expect(desk.listeners(event)).toBe(during - 1)
  })
})
