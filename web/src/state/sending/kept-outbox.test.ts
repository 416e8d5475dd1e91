import { eventId, type PlayerId } from '@topcut/engine'
import type { CommandAnswer, CommandRequest, GrantAnswer } from '@topcut/protocol'
import { afterEach, expect, it, vi } from 'vitest'
import {
  dropOthersParcels,
  type KeptParcel,
  keepParcels,
  openKeptOutbox,
  readParcels,
} from './kept-outbox.ts'
import type { Reply } from './request.ts'

const me = 'p1' as PlayerId
const granted: Reply<CommandAnswer> = { kind: 'ok', body: { entries: [], warnings: [] } }
const call = { command: { kind: 'call-judge', about: 'rules' } } as const
const close = { command: { kind: 'close-call', call: 3 } } as const

const staged = (kept: readonly KeptParcel[], replies: Reply<CommandAnswer>[] = []) => {
  const sent: CommandRequest[] = []
  const answered: string[] = []
  const stage = { kept, ids: 0, looks: [] as number[] }
  const outbox = openKeptOutbox({
    kept,
    by: () => me,
    keep: (parcels) => {
      stage.kept = parcels
    },
    post: (request) => {
      sent.push(request)
      return Promise.resolve(replies.shift() ?? granted)
    },
    newId: () => {
      stage.ids += 1
      return `new-${stage.ids}`
    },
    pause: () => Promise.resolve(),
    look: () => {
      stage.looks.push(stage.kept.length)
      return Promise.resolve()
    },
    answered: ({ command }, { kind }) => answered.push(`${command.kind} ${kind}`),
  })
  return { outbox, sent, answered, stage }
}

it('keeps what it sends until the server has answered', async () => {
  const { outbox, stage, sent } = staged([], [{ kind: 'unreachable' }])
  const sending = outbox.send(call)
  expect(stage.kept).toEqual([{ id: 'new-1', parcel: call, by: me }])
  expect(outbox.waiting.get()).toHaveLength(1)
  expect((await sending).kind).toBe('granted')
  expect(sent.map(({ id }) => id)).toEqual(['new-1', 'new-1'])
  expect(stage.kept).toEqual([])
  // It counts as waiting until the page has seen what became of it.
  expect(stage.looks).toEqual([1])
})

it('sends first what an earlier page could not, under the ids it had', async () => {
  const { outbox, sent, stage } = staged([
    { id: 'old-1', parcel: call },
    { id: 'old-2', parcel: close },
  ])
  await outbox.send(call)
  expect(sent.map(({ id }) => id)).toEqual(['old-1', 'old-2', 'new-1'])
  expect(sent[1]).toMatchObject(close)
  expect(stage.kept).toEqual([])
})

it('counts what was refused as waiting until the page has seen why', async () => {
  const refused = { kind: 'refused', refusal: { code: 'reason-needed' } } as const
  const { outbox, stage } = staged([], [refused])
  await outbox.send(call)
  expect(stage.looks).toEqual([1])
  expect(stage.kept).toEqual([])
})

it('tells what became of them, although nobody waits any more', async () => {
  const refused = { kind: 'refused', refusal: { code: 'reason-needed' } } as const
  const { outbox, answered } = staged([{ id: 'old-1', parcel: call }], [refused])
  await outbox.send(close)
  expect(answered).toEqual(['call-judge refused', 'close-call granted'])
})

afterEach(() => vi.unstubAllGlobals())

it('sends nothing of one player for the next one at the same device', () => {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  vi.stubGlobal('window', { localStorage })
  const [here, elsewhere] = [eventId('e1'), eventId('e2')]
  const theirs = { id: 'old-1', parcel: call, by: me }
  const own = { id: 'old-2', parcel: close, by: 'p2' as PlayerId }
  const grantOf = (player: string) => [{ event: here, player } as GrantAnswer]
  keepParcels(here, [theirs, own])
  keepParcels(elsewhere, [theirs])
  dropOthersParcels([])
  expect(readParcels(here)).toEqual([theirs, own])
  dropOthersParcels(grantOf('p2'))
  expect(readParcels(here)).toEqual([own])
  dropOthersParcels(grantOf('p3'))
  expect(readParcels(here)).toEqual([])
  expect(readParcels(elsewhere)).toEqual([theirs])
})
