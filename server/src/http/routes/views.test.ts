import { publicParts } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { granted, order, player, publishSample, win } from '../../desk/sample-day.suite.ts'
import { sampleDoor } from '../sample-door.suite.ts'
import { copyOf, fullName, openSampleHall } from '../sample-hall.suite.ts'
import { namesFor } from '../shown/shown-names.ts'

const nobody = { cookie: '' }

const hall = async () => {
  const door = sampleDoor()
  const { event, matches } = await publishSample(door.desk, 4)
  const [match = '' as never] = matches
  const view = (part: string, headers: Record<string, string> = nobody) =>
    door.send('GET', `/api/events/${event}/views/${part}`, undefined, headers)
  return { ...door, event, match, view }
}

describe('a public view', () => {
  it('is fetched once, and then only when it has changed', async () => {
    const { desk, event, match, view } = await hall()
    const first = await view('tables')
    expect(first.statusCode).toBe(200)
    expect(first.headers['cache-control']).toBe('no-cache')
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8')
    const etag = `${first.headers['etag']}`
    const again = await view('tables', { ...nobody, 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers['etag']).toBe(etag)

    granted(await desk.handle(event, order({ kind: 'enter-result', match, result: win })))
    const changed = await view('tables', { ...nobody, 'if-none-match': etag })
    expect(changed.statusCode).toBe(200)
    expect(changed.json().version).toBe(first.json().version + 1)
  })

  it('has not changed by what nobody may see', async () => {
    const { desk, event, view } = await hall()
    const etag = `${(await view('tables')).headers['etag']}`
    const ruling = { about: 'conduct', players: [player(1)], text: 'a word' } as const
    granted(await desk.handle(event, order({ kind: 'record-ruling', ruling })))
    const again = await view('tables', { ...nobody, 'if-none-match': `"other", ${etag}` })
    expect(again.statusCode).toBe(304)
  })

  it('says who holds the event, also where none of the leaders plays', async () => {
    const { create, send, give } = sampleDoor()
    const event = await create()
    const seen = async (part: string) =>
      (await send('GET', `/api/events/${event}/views/${part}`, undefined, nobody)).json().view
    const organizers = async () => (await seen('event')).organizers
    const before = await organizers()
    for (const [role, label] of [
      ['organizer', 'Ada Brandt'],
      ['judge', 'Frau Berg'],
    ]) {
      const { grant } = (await send('POST', `/api/events/${event}/grants`, { role, label })).json()
      await give(event, { kind: 'appoint-leader', leader: grant.leader, role })
    }
    expect(await organizers()).toEqual([...before, 'Ada Brandt'])
  })

  it('shows a name as soon as it is corrected', async () => {
    const { desk, event, view } = await hall()
    expect((await view('players')).body).toContain('Player 1')
    await desk.name(event, { player: player(1), name: 'Ana Lis' })
    expect((await view('players')).json().view[0].name).toBe('Ana L.')
  })

  it('[XWDE-103] names nobody in full who objects, also where a leader opens the wall', async () => {
    const { desk, event, view, ownerCookie } = await hall()
    await desk.name(event, { player: player(1), name: 'Ana Lis', shown: 'full', objects: true })
    const cookie = await ownerCookie()
    const parts = Object.keys(publicParts)
    const bodies = await Promise.all(parts.map(async (part) => (await view(part, { cookie })).body))
    expect(bodies.join()).toContain('Ana L.')
    expect(bodies.join()).not.toContain('Ana Lis')
  })

  it('is there for earlier rounds, and not for those to come', async () => {
    const { view } = await hall()
    expect((await view('tables?round=1')).json().view.number).toBe(1)
    expect((await view('tables?round=2')).json()).toMatchObject({ code: 'not-found' })
    expect((await view('tables?round=x')).json()).toMatchObject({ code: 'malformed' })
    expect((await view('nothing')).json()).toMatchObject({ code: 'not-found' })
  })

  it('is of an event there is', async () => {
    const { send } = sampleDoor()
    const answer = await send('GET', '/api/events/nowhere/views/tables', undefined, nobody)
    expect(answer.json()).toMatchObject({ status: 404, code: 'no-such-event' })
  })
})

describe('a player’s own view', () => {
  it('has the next table, and is nobody else’s', async () => {
    const { access, open, desk, event, view } = await hall()
    const cookies = await Promise.all(
      [1, 2].map(async (n) => {
        const invited = { role: 'player', label: '', player: player(n) } as const
        return open((await access.invite(event, invited)).token)
      }),
    )
    const [one, two] = await Promise.all(cookies.map((cookie) => view('me', { cookie })))
    expect(one?.json().view).toMatchObject({ player: { player: 'p1' }, table: { round: 1 } })
    expect(two?.json().view).toMatchObject({ player: { player: 'p2' } })
    expect(one?.headers['cache-control']).toBe('private, no-cache')
    const etag = `${one?.headers['etag']}`
    const cookie = cookies[0] ?? ''
    expect((await view('me', { cookie, 'if-none-match': etag })).statusCode).toBe(304)
    granted(await desk.handle(event, order({ kind: 'start-clock' })))
    expect((await view('me', { cookie, 'if-none-match': etag })).statusCode).toBe(200)
  })
})

describe('a view for leaders', () => {
  it('has what everything is about, exact fractions included', async () => {
    const { desk, event, match, view, ownerCookie } = await hall()
    const cookie = await ownerCookie()
    granted(await desk.handle(event, order({ kind: 'enter-result', match, result: win })))
    const call = { kind: 'call-judge', match, about: 'a question' } as const
    granted(await desk.handle(event, order(call)))
    expect((await view('matters', { cookie })).json().view.calls).toMatchObject([
      { about: 'a question', table: 1 },
    ])
    const sheet = (await view('player-sheet/p1', { cookie })).json().view
    expect(sheet).toMatchObject({ player: { player: 'p1' }, standing: { player: 'p1' } })
    expect((await view('participants', { cookie })).json().view).toHaveLength(4)
    const nobodyThere = await view('player-sheet/p9', { cookie })
    expect(nobodyThere.json()).toMatchObject({ code: 'unknown-player' })
  })

  it('has the lists; others get those that are open to them', async () => {
    const { desk, event, view, ownerCookie } = await hall()
    const list = { kind: 'text', text: 'Vader, alone' } as const
    granted(await desk.handle(event, order({ kind: 'submit-list', player: player(1), list })))
    const lists = async (cookie: string) => (await view('lists', { cookie })).json().view
    expect(await lists(await ownerCookie())).toHaveLength(4)
    expect(await lists('')).toEqual([])
    granted(await desk.handle(event, order({ kind: 'open-lists', to: 'everybody' })))
    expect(await lists('')).toMatchObject([{ player: 'p1', status: 'shown', list }])
  })
})

describe('a sentence', () => {
  it('names nobody whom its reader does not see named, and no match before its time', async () => {
    const sample = await openSampleHall()
    const { desk } = await copyOf(sample)
    const { match = '' as never } = sample.unpublished[0] ?? {}
    const names = (role: 'judge' | 'player') => namesFor(desk, sample.event, { role })
    const [judge, other] = [await names('judge'), await names('player')]
    expect([judge.player?.(player(1)), other.player?.(player(1))]).toEqual([
      fullName(1),
      'Ada S. (#1)',
    ])
    expect([judge.match?.(match) == null, other.match?.(match) == null]).toEqual([false, true])
  })
})
