import type { Command, EventId } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { creation, granted, order, player, registration, win } from '../../desk/sample-day.suite.ts'
import { sampleDoor } from '../sample-door.suite.ts'
import { openNeeds } from '../shown/needs-apart.ts'

/** Four players, two rounds, a cut to two; the first round is published. */
const hall = async () => {
  const door = sampleDoor()
  const { desk, access, open } = door
  const structure = {
    kind: 'custom',
    stages: [
      { kind: 'swiss', rounds: 2, cut: null },
      { kind: 'elimination', rounds: null, cut: 2 },
    ],
  } as const
  const command = { ...creation, structure }
  const { event } = granted(await desk.create({ command, by: { role: 'organizer' } }))
  const give = async (wish: Command) =>
    granted(await desk.handle(event as EventId, order(wish, { override: 'on paper' })))
  for (const n of [1, 2, 3, 4]) {
    granted(await desk.handle(event, registration(n)))
    await give({ kind: 'check-in-player', player: player(n) })
  }
  await give({ kind: 'announce-event' })
  await give({ kind: 'start-stage' })
  const comes = async (n: number) => {
    const invited = { role: 'player', label: '', player: player(n) } as const
    return open((await access.invite(event, invited)).token)
  }
  const needs = async (cookie: string, query = '') =>
    (
      await door.send('GET', `/api/events/${event}/views/needs${query}`, undefined, { cookie })
    ).json()
  const matches = async () => (await desk.load(event))?.state?.rounds.at(-1)?.matches ?? []
  return { ...door, event, give, comes, needs, matches }
}

describe('what a player needs', () => {
  it('is told to the player, and closed while the own match runs', async () => {
    const { give, comes, needs, matches } = await hall()
    const cookie = await comes(1)
    expect((await needs(cookie)).view).toBeNull()
    await give({ kind: 'pair-round' })
    expect((await needs(cookie)).view).toBeNull()
    await give({ kind: 'publish-round' })
    expect((await needs(cookie)).view).toMatchObject({ kind: 'cut', size: 2, match: 'open' })
    await give({ kind: 'start-clock' })
    expect((await needs(cookie)).view).toEqual({ kind: 'closed', rule: null })
    for (const match of await matches()) await give({ kind: 'enter-result', match, result: win })
    expect((await needs(cookie)).view).toMatchObject({ kind: 'cut', match: 'next' })
  })

  it('is told to leaders of any player, and knows no more than players do', async () => {
    const { give, needs, matches, ownerCookie } = await hall()
    const cookie = await ownerCookie()
    await give({ kind: 'pair-round' })
    await give({ kind: 'publish-round' })
    await give({ kind: 'start-clock' })
    expect((await needs(cookie, '?player=p1')).view).toMatchObject({ kind: 'cut', round: 1 })
    expect(await needs(cookie, '?player=p9')).toMatchObject({ code: 'unknown-player' })
    for (const match of await matches()) await give({ kind: 'enter-result', match, result: win })
    await give({ kind: 'close-round' })
    await give({ kind: 'pair-round' })
    const view = (await needs(cookie, '?player=p1')).view
    expect(view).toMatchObject({ round: 1, roundsLeft: 1, openTables: 0, match: 'next' })
  })

  it('is nobody else’s', async () => {
    const { comes, needs } = await hall()
    expect(await needs(await comes(1), '?player=p2')).toMatchObject({ code: 'not-yours' })
    expect(await needs('', '?player=p2')).toMatchObject({ code: 'sign-in-needed' })
  })

  it('is worked out once for a state, however many ask, and anew after a change', async () => {
    const { desk, event, give } = await hall()
    await give({ kind: 'pair-round' })
    await give({ kind: 'publish-round' })
    const needs = openNeeds()
    const ask = async (n: number) => {
      const held = await desk.load(event)
      return held === null ? null : { asked: needs.of(event, held, player(n), player(n)) }
    }
    const [first, again, other] = [await ask(1), await ask(1), await ask(2)]
    expect(again?.asked).toBe(first?.asked)
    expect(other?.asked).not.toBe(first?.asked)
    expect(await first?.asked).toMatchObject({ kind: 'cut', match: 'open' })
    await give({ kind: 'start-clock' })
    const later = await ask(1)
    expect(later?.asked).not.toBe(first?.asked)
    expect(await later?.asked).toEqual({ kind: 'closed', rule: null })
    await needs.close()
  })

  it('is asked for again where the thread that works it out has ended', async () => {
    const { desk, event, give } = await hall()
    await give({ kind: 'pair-round' })
    await give({ kind: 'publish-round' })
    const held = await desk.load(event)
    if (held === null) throw new Error('no event')
    const needs = openNeeds()
    const lost = needs.of(event, held, player(1), player(1))
    await Promise.all([expect(lost).rejects.toThrow('ended'), needs.close()])
    expect(await needs.of(event, held, player(1), player(1))).toMatchObject({ kind: 'cut' })
    await needs.close()
  })

  it('keeps nobody else waiting', async () => {
    const { app, event, give, comes } = await hall()
    await give({ kind: 'pair-round' })
    await give({ kind: 'publish-round' })
    const cookie = await comes(1)
    const answered: string[] = []
    const ask = async (url: string) => {
      const { statusCode } = await app.inject({ url, headers: { cookie } })
      answered.push(`${url} ${statusCode}`)
    }
    const [view, health] = [`/api/events/${event}/views/needs`, '/api/health']
    await Promise.all([ask(view), ask(health)])
    expect(answered).toEqual([`${health} 200`, `${view} 200`])
    await app.close()
  })
})
