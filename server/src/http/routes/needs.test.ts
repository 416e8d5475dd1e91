import type { Command, EventId } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { creation, granted, order, player, registration, win } from '../../desk/sample-day.suite.ts'
import { sampleDoor } from '../sample-door.suite.ts'

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
})
