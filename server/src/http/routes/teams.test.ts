import type { EventId } from '@topcut/engine'
import { expect, it } from 'vitest'
import { creation } from '../../desk/sample-day.suite.ts'
import { sampleDoor } from '../sample-door.suite.ts'

const cookieOf = (answer: { readonly headers: object }): string => {
  const { 'set-cookie': sent } = answer.headers as { readonly 'set-cookie'?: string }
  return (sent ?? '').split(';')[0] ?? ''
}

const reds = { name: 'Zwei Brüder', members: [' Ana Lis ', 'Bo Kern'] }

const open = async (regulation = 'card-game/de-2014-team') => {
  const door = sampleDoor()
  const command = { ...creation, regulation }
  const event: EventId = (await door.send('POST', '/api/events', { command })).json().event
  const at = `/api/events/${event}`
  const { code } = (await door.send('POST', `${at}/code`)).json()
  const register = (body: object) =>
    door.send('POST', `${at}/registrations`, { code, ...body }, { cookie: '' })
  const viewOf = async (part: string) =>
    (await door.send('GET', `${at}/views/${part}`, undefined, { cookie: '' })).json().view
  return { ...door, event, at, register, viewOf }
}

it('a team registers itself with its people, each named as that one asked', async () => {
  const { desk, event, register, viewOf } = await open()
  const answer = await register({ ...reds, membersShown: ['full', null], club: 'Harbour' })
  expect(answer.statusCode).toBe(201)
  const { player } = answer.json()
  expect(await desk.people(event)).toEqual([
    {
      player,
      name: 'Zwei Brüder',
      members: ['Ana Lis', 'Bo Kern'],
      membersShown: ['full', null],
      club: 'Harbour',
    },
  ])
  const members = ['Ana Lis', 'Bo K.']
  expect(await viewOf('players')).toMatchObject([{ name: 'Zwei Brüder', members }])
  expect(await viewOf('event')).toMatchObject({ team: { value: 2, rule: 'LCG-57' } })
})

it('[LCG-57] a team that is not two people does not register itself', async () => {
  const { register, desk, event } = await open()
  for (const members of [undefined, [], ['Ana Lis'], ['Ana Lis', 'Bo Kern', 'Cid Marr']]) {
    const body = { name: 'Reds', ...(members === undefined ? {} : { members }) }
    const { refusal } = (await register(body)).json()
    expect(refusal).toMatchObject({ code: 'team-size', needed: 2, rule: 'LCG-57' })
  }
  expect(await desk.people(event)).toEqual([])
})

it('[LCG-57] nor does it become one by registering once more', async () => {
  const { register, desk, event } = await open()
  const { player } = (await register({ id: 'a-phone-of-the-reds', ...reds })).json()
  const three = ['Ana Lis', 'Bo Kern', 'Cid Marr']
  const again = await register({ id: 'a-phone-of-the-reds', name: 'Reds', members: three })
  expect(again.json().refusal).toMatchObject({ code: 'team-size', count: 3, needed: 2 })
  expect(await desk.people(event)).toMatchObject([{ player, members: ['Ana Lis', 'Bo Kern'] }])
})

it('nobody brings people along where everybody plays alone', async () => {
  const { register, viewOf } = await open('x-wing/de')
  const { refusal } = (await register(reds)).json()
  expect(refusal).toMatchObject({ code: 'not-in-this-regulation', what: 'members' })
  const id = 'a-phone-in-the-hall'
  expect((await register({ id, name: 'Ana Lis' })).statusCode).toBe(201)
  expect((await register({ id, ...reds })).json()).toMatchObject({ refusal })
  expect(await viewOf('event')).not.toHaveProperty('team')
})

/** Two teams at a table; the phones of both who play in the first. */
const atTable = async () => {
  const door = await open()
  const { send, at, give, event, register, desk } = door
  const ana = await register(reds)
  const others = await register({ name: 'Blues', members: ['Cid Marr', 'Dot Vance'] })
  const { player } = ana.json()
  const own = { cookie: cookieOf(ana) }
  const invite = { role: 'player', player, member: 2 }
  const link = await send('POST', `${at}/grants`, invite, own)
  const bo = { cookie: await door.open(link.json().token) }
  for (const one of [player, others.json().player])
    await give(event, { kind: 'check-in-player', player: one })
  await give(event, { kind: 'announce-event' })
  await give(event, { kind: 'start-stage' }, { override: 'lists on paper' })
  await give(event, { kind: 'pair-round' })
  await give(event, { kind: 'publish-round' })
  const [match] = [...((await desk.load(event))?.state?.matches.keys() ?? [])]
  return { ...door, player, own, bo, others, match, link, invite }
}

it('both of a team have a phone, and the log says which of them it was', async () => {
  const { desk, give, event, player, own, bo, match, send, at } = await atTable()
  const last = async () => (await desk.load(event))?.log.at(-1)
  const result = { ending: 'games', games: ['first', 'first'] }
  const said = { kind: 'report-result', match, player, result }
  expect((await give(event, said, {}, own)).statusCode).toBe(200)
  expect((await last())?.by).toEqual({ role: 'player', player, member: 1 })
  const other = { ...said, result: { ...result, games: ['first', 'draw'] } }
  expect((await give(event, other, {}, bo)).statusCode).toBe(200)
  expect((await last())?.by).toEqual({ role: 'player', player, member: 2 })
  const me = (await send('GET', `${at}/views/me`, undefined, bo)).json().view
  expect(me.player).toMatchObject({ player, name: 'Zwei Brüder', members: ['Ana L.', 'Bo K.'] })
})

it('a team lets nobody in but its own people', async () => {
  const { send, at, own, invite, others } = await atTable()
  const to = async (body: object, headers = own) =>
    (await send('POST', `${at}/grants`, body, headers)).json().code
  expect(await to({ ...invite, player: others.json().player })).toBe('not-yours')
  expect(await to({ role: 'player', player: invite.player })).toBe('not-yours')
  expect(await to({ role: 'judge', label: 'Me' })).toBe('not-yours')
  expect(await to({ ...invite, member: 3 })).toBe('unknown-player')
  expect(await to(invite, { cookie: '' })).toBe('sign-in-needed')
})

it('a team invites its own where one of them is a judge as well', async () => {
  const { send, at, own, invite, access } = await atTable()
  const { token } = (await send('POST', `${at}/grants`, { role: 'judge', label: 'Ana' })).json()
  const session = await access.redeem(token, own.cookie.replace('topcut=', ''))
  const both = { cookie: `topcut=${session}` }
  expect((await send('POST', `${at}/grants`, invite, both)).statusCode).toBe(201)
  const another = { role: 'judge', label: 'Me' }
  expect((await send('POST', `${at}/grants`, another, both)).json().code).toBe('not-yours')
})

it('players choose how each of them is shown, and not who they are', async () => {
  const { send, at, own, player, viewOf } = await atTable()
  const put = (body: object) => send('PUT', `${at}/people/${player}`, body, own)
  const members = ['Ana Lis', 'Bo Kern']
  const shown = { name: 'Zwei Brüder', members, membersShown: [null, 'full'] }
  expect((await put(shown)).statusCode).toBe(200)
  expect((await viewOf('players'))[0].members).toEqual(['Ana L.', 'Bo Kern'])
  expect((await put({ ...shown, members: ['Ana Lis', 'Eve'] })).json().code).toBe('not-yours')
  expect((await put({ name: 'Zwei Brüder' })).json().code).toBe('not-yours')
})
