import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { advance, type Command, type EventId, emptyEvent } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import { creation, granted, order, player, registration, win } from '../../desk/sample-day.suite.ts'
import { sampleDoor } from '../sample-door.suite.ts'
import { openNeeds } from '../shown/needs-apart.ts'
import { needsOf } from '../shown/needs-of.ts'

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

  it.each([
    ['ends at once', 'process.exit(1)'],
    [
      'ends in the middle',
      "require('node:worker_threads').parentPort.on('message', () => process.exit(1))",
    ],
    ['fails', "throw new Error('broken')"],
    ['is not there', null],
  ])('is told all the same where the thread that works it out %s', async (_, program) => {
    const { desk, event, give } = await hall()
    await give({ kind: 'pair-round' })
    await give({ kind: 'publish-round' })
    const held = await desk.load(event)
    if (held === null) throw new Error('no event')
    const file = join(temporaryFolder(), 'thread.cjs')
    if (program !== null) writeFileSync(file, program)
    const needs = openNeeds(pathToFileURL(file))
    const asked = [1, 2, 3].map((n) => needs.of(event, held, player(n), player(n)))
    for (const view of await Promise.all(asked)) expect(view).toMatchObject({ kind: 'cut' })
    expect(await needs.of(event, held, player(4), player(4))).toMatchObject({ kind: 'cut' })
    await needs.close()
  })

  it('is told to whoever still waits when the server closes, and its thread ends', async () => {
    const { desk, event, give } = await hall()
    await give({ kind: 'pair-round' })
    await give({ kind: 'publish-round' })
    const held = await desk.load(event)
    if (held === null) throw new Error('no event')
    const needs = openNeeds()
    const [last] = await Promise.all([needs.of(event, held, player(1), player(1)), needs.close()])
    expect(last).toMatchObject({ kind: 'cut' })
    expect(await needs.of(event, held, player(2), player(2))).toMatchObject({ kind: 'cut' })
    expect(process.getActiveResourcesInfo()).not.toContain('MessagePort')
  })

  it('is the same in a thread as worked out here, for every player, step by step', async () => {
    const needs = openNeeds()
    const logs = new URL('../../../../golden/logs/', import.meta.url)
    let views = 0
    for (const name of readdirSync(logs)
      .toSorted()
      .filter((_, n) => n % 5 === 0)) {
      const log = JSON.parse(readFileSync(new URL(name, logs), 'utf8'))
      const event = name as EventId
      // Forth and back: a state that is asked about late is older than what the thread has.
      for (const share of [0.5, 1, 0.75]) {
        const held = advance(emptyEvent, log.slice(0, Math.ceil(log.length * share)))
        for (const id of [...(held.state?.players.keys() ?? [])].slice(0, 3)) {
          const here = held.state === null ? null : needsOf(held.state, id, null)
          expect(await needs.of(event, held, id, null)).toEqual(here)
          if (here !== null) views += 1
        }
      }
    }
    expect(views).toBeGreaterThan(5)
    await needs.close()
  })

  it('is that of the log that is there now, where an event was deleted and taken in again', async () => {
    const needs = openNeeds()
    const first = await hall()
    for (const kind of ['pair-round', 'publish-round'] as const) await first.give({ kind })
    const held = await first.desk.load(first.event)
    const other = await hall()
    for (const kind of ['pair-round', 'publish-round', 'start-clock'] as const)
      await other.give({ kind })
    const again = await other.desk.load(other.event)
    if (held === null || again === null) throw new Error('no event')
    await needs.of(first.event, held, player(1), null)
    const [, id = player(1)] = again.state?.players.keys() ?? []
    const here = again.state === null ? null : needsOf(again.state, id, id)
    expect(here).toMatchObject({ kind: 'closed' })
    expect(await needs.of(first.event, again, id, id)).toEqual(here)
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
