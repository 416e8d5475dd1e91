import { afterEach, expect, it } from 'vitest'
import { createSample, granted, registration, sampleDesk } from '../../desk/sample-day.suite.ts'
import { openMemoryStore } from '../../store/memory/memory-store.ts'
import { openListener } from '../live/live-listener.suite.ts'
import { sampleDoor } from '../sample-door.suite.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const seconds = 60
/** Everything it has, so many times at once in each second. */
const atOnce = 4

/** A hall for ten, and a phone that has registered by the code on the poster. */
const hall = async () => {
  const time = { ticks: 0 }
  const door = sampleDoor({ desk: sampleDesk(openMemoryStore()), ticks: () => time.ticks })
  const { desk, send, give, app } = door
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  ends.push(() => app.close())
  const event = await createSample(desk)
  const at = `/api/events/${event}`
  await door.access.setOwner(event, (await send('GET', '/api/session')).json().account.id)
  await give(event, { kind: 'set-capacity', players: 10 })
  const { code } = (await send('POST', `${at}/code`)).json()
  const register = (id: string) =>
    send('POST', `${at}/registrations`, { id, code, name: 'Somebody' }, { cookie: '' })
  const own = await register('the-phone-that-runs-wild')
  const cookie = `${own.headers['set-cookie']}`.split(';')[0] ?? ''
  return { ...door, url, time, event, at, register, cookie, player: own.json().player as string }
}

it('one phone that sends all it can for a minute has little in the log, and all others go on', async () => {
  const { time, event, at, register, cookie, player, send, give, desk, url, faults } = await hall()
  const list = (n: number) => ({ kind: 'text', text: 'x'.repeat(20_000 - n) })
  const statuses = new Set<number>()
  let n = 0
  const rush = async () => {
    n += 1
    const answers = await Promise.all([
      give(event, { kind: 'call-judge', player, about: 'a'.repeat(200) }, {}, { cookie }),
      give(event, { kind: 'submit-list', player, list: list(n) }, {}, { cookie }),
      register(`another-phone-number-${n}`),
      register('the-phone-that-runs-wild'),
      send(
        'PUT',
        `${at}/people/${player}`,
        { name: 'Somebody', shown: 'nickname', nickname: `N${n}` },
        { cookie },
      ),
      send('GET', `${at}/views/needs`, undefined, { cookie }),
      send('GET', `${at}/views/me`, undefined, { cookie }),
    ])
    for (const { statusCode } of answers) statuses.add(statusCode)
  }
  let longest = 0
  for (let second = 0; second < seconds; second += 1) {
    await Promise.all(Array.from({ length: atOnce }, rush))
    time.ticks += 1_000
    const { log = [] } = (await desk.load(event)) ?? {}
    longest = Math.max(longest, log.length)
    // The desk works as if nobody else were there.
    if (second % 20 === 0) granted(await desk.handle(event, registration(1_000 + second)))
  }
  const { log = [], state } = (await desk.load(event)) ?? {}
  const own = log.filter(({ by }) => by.player === player)
  const others = log.filter(
    ({ by, fact }) => fact.kind === 'player-registered' && by.role === 'player',
  )
  const calls = [...(state?.calls.values() ?? [])].filter(({ closedAt }) => closedAt === null)
  // Forty, and one more every fifteen seconds; ten long lists, and a little more each second.
  expect(own.length).toBeLessThanOrEqual(40 + seconds / 15 + 1)
  expect(JSON.stringify(own).length).toBeLessThan(200_000 + seconds * 50 + 40 * 300)
  expect(calls.length).toBeLessThanOrEqual(3)
  // The hall, and a waiting list of fifty.
  expect(others.length).toBeLessThanOrEqual(60)
  expect(longest).toBeLessThan(150)
  expect([...statuses].toSorted()).toEqual([200, 201, 409, 429])
  expect(faults).toEqual([])

  const streams = []
  for (let open = 0; open < 30; open += 1)
    streams.push(await openListener(`${url}${at}/live?audience=player`, { cookie }))
  for (const stream of streams) ends.push(stream.hangUp)
  await Promise.all(streams.slice(0, 18).map(({ ended }) => ended))
  const last = streams.slice(18).map(({ ended }) => Promise.race([ended, 'goes on']))
  expect(new Set(await Promise.all(last))).toEqual(new Set(['goes on']))
  expect(desk.listeners(event)).toBeGreaterThan(0)
})
