import type { EventId } from '@topcut/engine'
import { eventListSchema, findFault, type ListedEvent } from '@topcut/protocol'
import { expect, it } from 'vitest'
import { player, win } from '../../desk/sample-day.suite.ts'
import { sampleDoor } from '../sample-door.suite.ts'

it('who won and what is waited for is told to the owner alone, and an erased name to nobody', async () => {
  const { create, give, send, access, open, desk } = sampleDoor()
  const event = await create()
  const { token } = await access.invite(event as EventId, { role: 'judge', label: 'Door' })
  const judge = { cookie: await open(token) }
  const one = async (headers?: Record<string, string>): Promise<ListedEvent> => {
    const list = (await send('GET', '/api/events', undefined, headers)).json()
    expect(findFault(eventListSchema, list)).toBeNull()
    return list.events[0]
  }
  const granted = async (...asked: Parameters<typeof give>) =>
    expect((await give(...asked)).statusCode).toBe(200)

  expect((await one()).waits).toEqual({ step: 'register-players', registered: 0 })
  for (const n of [1, 2]) {
    await granted(event, { kind: 'register-player', player: player(n) }, { name: `Ada ${n}` })
    await granted(event, { kind: 'check-in-player', player: player(n) })
  }
  await granted(event, { kind: 'register-player', player: player(3) }, { name: 'Late' })
  const absent = { step: 'check-in-players', missing: 1, without: 'announce-event' }
  expect((await one()).waits).toEqual(absent)
  await granted(event, { kind: 'remove-registrations', players: [player(3)] })
  await granted(event, { kind: 'announce-event' })
  await granted(event, { kind: 'start-stage' }, { override: 'lists on paper' })
  await granted(event, { kind: 'pair-round' })
  await granted(event, { kind: 'publish-round' })
  const waits = { step: 'enter-results', round: 1, tables: [1], of: 1, isClockRunning: false }
  expect(await one()).toMatchObject({ waits, roundName: { kind: 'numbered', round: 1, of: null } })
  for (const stranger of [{ cookie: '' }, judge]) {
    expect(await one(stranger)).toMatchObject({ waits: null, winner: null })
  }
  const match = (await desk.load(event as EventId))?.state?.rounds[0]?.matches[0]
  await granted(event, { kind: 'enter-result', match, result: win })
  await granted(event, { kind: 'close-round' })
  await granted(event, { kind: 'finish-event' })

  const champion = (await desk.load(event as EventId))?.state?.finished?.champion ?? player(0)
  const name = champion === player(1) ? 'Ada 1' : 'Ada 2'
  expect(await one()).toMatchObject({ status: 'finished', winner: name, players: 2 })
  expect(await one(judge)).toMatchObject({ status: 'finished', winner: null })
  await desk.erase(event as EventId, champion)
  expect((await one()).winner).not.toBe(name)
})
