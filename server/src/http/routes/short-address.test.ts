import { type EventId, matchId } from '@topcut/engine'
import { clearLetters, shortCodeOf, shortPath } from '@topcut/protocol/short-address'
import { describe, expect, it } from 'vitest'
import { player } from '../../desk/sample-day.suite.ts'
import { sampleDoor } from '../sample-door.suite.ts'

const nobody = { cookie: '' }

const opened = async () => {
  const door = sampleDoor()
  const event = (await door.create()) as EventId
  const { code } = (await door.send('POST', `/api/events/${event}/code`)).json()
  const follow = async (address: string, headers: Record<string, string> = nobody) => {
    const answer = await door.send('GET', address, undefined, headers)
    return answer.statusCode === 302 ? `${answer.headers.location}` : null
  }
  const asPlayer = async () => {
    await door.give(event, { kind: 'register-player', player: player(1) }, { name: 'Ana Lis' })
    const invited = { role: 'player', player: player(1) }
    const { token } = (await door.send('POST', `/api/events/${event}/grants`, invited)).json()
    return { cookie: await door.open(token) }
  }
  return { ...door, event, code: code as string, own: shortCodeOf(event), follow, asPlayer }
}

describe('a short address', () => {
  it('leads to the registration by the code, typed as people type', async () => {
    const { follow, event, code } = await opened()
    const way = `/events/${event}/register?code=${code}`
    for (const address of [`/j/${code}`, `/j/${code.toLowerCase()}`, `/J/${code}`])
      expect(await follow(address)).toBe(way)
  })

  it('leads whoever plays there to the own page, and everybody else to the public one', async () => {
    const { follow, event, code, own, asPlayer } = await opened()
    expect(await follow(shortPath(own))).toBe(`/events/${event}/public`)
    const cookie = await asPlayer()
    for (const address of [shortPath(own), `/j/${code}`])
      expect(await follow(address, cookie)).toBe(`/events/${event}/me`)
  })

  it('leads from a slip to its match, also where registration is closed', async () => {
    const { follow, event, own, send, desk, give } = await opened()
    await send('DELETE', `/api/events/${event}/code`)
    for (const n of [1, 2]) {
      await give(event, { kind: 'register-player', player: player(n) }, { name: `Player ${n}` })
      await give(event, { kind: 'check-in-player', player: player(n) })
    }
    await give(event, { kind: 'announce-event' })
    await give(event, { kind: 'start-stage' }, { override: 'lists on paper' })
    await give(event, { kind: 'pair-round' })
    await give(event, { kind: 'publish-round' })
    const [match] = (await desk.load(event))?.state?.matches.keys() ?? []
    if (match === undefined) return expect.fail('no match')
    expect(await follow(shortPath(own, match))).toBe(`/events/${event}/match/${match}`)
    expect(await follow(shortPath(own, match).toUpperCase())).toBe(
      `/events/${event}/match/${match}`,
    )
    expect(await follow(shortPath(own, matchId('999-1')))).toBeNull()
  })

  it('is kept by no browser: a code that was closed must lead nowhere', async () => {
    const { send, follow, event, code } = await opened()
    const answer = await send('GET', `/j/${code}`, undefined, nobody)
    expect(answer.headers['cache-control']).toBe('no-store')
    await send('DELETE', `/api/events/${event}/code`)
    expect(await follow(`/j/${code}`)).toBeNull()
  })

  it('of a hidden event leads strangers nowhere', async () => {
    const { follow, event, code, own, send, ownerCookie } = await opened()
    await send('PUT', `/api/events/${event}/keeping`, { isHidden: true, isArchived: false })
    for (const address of [shortPath(own), `/j/${code}`]) expect(await follow(address)).toBeNull()
    expect(await follow(shortPath(own), { cookie: await ownerCookie() })).toBe(
      `/events/${event}/public`,
    )
  })

  it('says nothing to whoever tries them all, not even of the right one', async () => {
    const { follow, code } = await opened()
    expect(await follow(`/j/${code}`)).not.toBeNull()
    const letters = [...clearLetters]
    const wrong = letters.flatMap((one) => letters.map((other) => `AAAA${one}${other}`))
    for (const guess of wrong.filter((one) => one !== code).slice(0, 40))
      expect(await follow(`/j/${guess}`)).toBeNull()
    expect(await follow(`/j/${code}`)).toBeNull()
  })
})
