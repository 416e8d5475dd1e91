import type { MatchId, PublicTable, PublicTables } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { followPublic, type KeptPublic, type PartReply, type PublicNews } from './follow-public.ts'
import { stagedLine } from './staged-line.suite.ts'

const row = (match: string, result: string | null = null) =>
  ({ match: match as MatchId, result }) as unknown as PublicTable

const tables = (...rows: readonly PublicTable[]) =>
  ({
    number: 1,
    status: 'published',
    mission: null,
    roundName: { kind: 'numbered', round: 1, of: 3 },
    tables: rows,
    byes: [],
  }) as PublicTables

/** A server whose answers are handed in one by one. */
const open = (kept: KeptPublic | null = null) => {
  const line = stagedLine<PublicNews>()
  const asked: string[] = []
  const answers: ((reply: PartReply) => void)[] = []
  const keeps: (KeptPublic | null)[] = []
  line.time.now = 7_000
  const live = followPublic({
    kept,
    keep: (now) => keeps.push(now),
    load: (part) => {
      asked.push(part)
      return new Promise((resolve) => answers.push(resolve))
    },
    openStream: line.openStream,
    ...line.clock,
  })
  const answer = async (reply: PartReply) => {
    answers.shift()?.(reply)
    await line.settle()
  }
  return { ...line, live, asked, answer, keeps }
}

const ok = (tag: string, view: unknown): PartReply => ({ kind: 'ok', tag, view })

describe('what everybody may see', () => {
  it('is fetched part by part, as somebody looks at it', async () => {
    const { live, asked, answer } = open()
    live.want('event')
    live.want('event')
    expect(asked).toEqual(['event'])
    await answer(ok('a', { name: 'Harbour City' }))
    expect(live.state.get().phase).toBe('shown')
    expect(live.state.get().views.event?.name).toBe('Harbour City')
  })

  it('is fetched anew where its tag has changed, and only then', async () => {
    const { live, asked, answer, ears } = open()
    live.want('event')
    await answer(ok('a', { name: 'before' }))
    ears().heard('parts', { tags: { event: 'a', standings: 's' } })
    expect(asked).toEqual(['event'])
    ears().heard('parts', { tags: { event: 'b', standings: 's' } })
    expect(asked).toEqual(['event', 'event'])
    await answer(ok('b', { name: 'after' }))
    expect(live.state.get().views.event?.name).toBe('after')
  })

  it('takes changed tables in as they are told', async () => {
    const { live, asked, answer, ears } = open()
    live.want('tables')
    await answer(ok('a', tables(row('m1'), row('m2'))))
    ears().heard('tables', { tag: 'b', rows: [row('m2', 'in')] })
    expect(live.state.get().views.tables?.tables).toEqual([row('m1'), row('m2', 'in')])
    ears().heard('round', { number: 1, status: 'closed' })
    expect(live.state.get().views.tables?.status).toBe('closed')
    expect(asked).toEqual(['tables'])
  })

  it('asks once more where something newer was told while it was on its way', async () => {
    const { live, asked, answer, ears } = open()
    live.want('tables')
    ears().heard('tables', { tag: 'b', rows: [row('m1', 'in')] })
    await answer(ok('a', tables(row('m1'))))
    expect(asked).toEqual(['tables', 'tables'])
    await answer(ok('b', tables(row('m1', 'in'))))
    expect(live.state.get().views.tables?.tables).toEqual([row('m1', 'in')])
  })

  it('stays on show with its age while the connection is lost, and comes back', async () => {
    const { live, answer, ears, streams, wait } = open()
    live.want('event')
    await answer(ok('a', { name: 'Harbour City' }))
    ears().failed(false)
    expect(live.connection.get()).toEqual({ kind: 'lost', since: 7_000, isTried: true })
    expect(live.state.get().views.event?.name).toBe('Harbour City')
    await wait()
    expect(streams).toHaveLength(2)
    streams[0]?.ears.heard('parts', { tags: { event: 'an old stream' } })
    ears().opened()
    expect(live.connection.get()).toEqual({ kind: 'live' })
  })

  it('fetches what could not be reached when the stream is back', async () => {
    const { live, asked, answer, ears, wait } = open()
    live.want('event')
    await answer({ kind: 'unreachable' })
    expect(live.state.get().phase).toBe('loading')
    expect(live.connection.get().kind).toBe('lost')
    await wait()
    ears().heard('parts', { tags: { event: 'a' } })
    expect(asked).toEqual(['event', 'event'])
  })

  it('says where there is no such event, and listens to nothing there', async () => {
    const { live, answer, openCount } = open()
    live.want('event')
    await answer({ kind: 'missing' })
    expect(live.state.get().phase).toBe('missing')
    live.refresh()
    expect(openCount()).toBe(0)
  })
})

describe('what everybody has seen before', () => {
  const kept = { views: { event: { name: 'before' } }, at: 1_000 } as unknown as KeptPublic

  it('is shown until the server answers, as old as it is', async () => {
    const { live, asked, answer, ears } = open(kept)
    expect(live.state.get()).toEqual({ phase: 'shown', views: kept.views })
    expect(live.connection.get()).toEqual({ kind: 'lost', since: 1_000, isTried: false })
    live.want('event')
    expect(asked).toEqual(['event'])
    await answer({ kind: 'unreachable' })
    expect(live.connection.get()).toEqual({ kind: 'lost', since: 1_000, isTried: true })
    ears().opened()
    expect(live.connection.get()).toEqual({ kind: 'live' })
  })

  it('is kept as of when it was right', async () => {
    const { live, answer, ears, keeps, time } = open()
    live.keepNow()
    expect(keeps).toEqual([])
    live.want('event')
    ears().opened()
    await answer(ok('a', { name: 'now' }))
    live.keepNow()
    expect(keeps).toEqual([{ views: { event: { name: 'now' } }, at: 7_000 }])
    ears().failed(false)
    time.now = 9_000
    live.keepNow()
    expect(keeps.at(-1)).toMatchObject({ at: 7_000 })
  })

  it('is gone with an event that is deleted while somebody looks', async () => {
    const { live, answer, ears, keeps, openCount } = open()
    live.want('event')
    ears().opened()
    await answer(ok('a', { name: 'now' }))
    ears().heard('deleted', {})
    expect(live.state.get()).toEqual({ phase: 'missing', views: {} })
    live.keepNow()
    expect(keeps).toEqual([null])
    live.refresh()
    expect(openCount()).toBe(0)
  })

  it('is gone with the event', async () => {
    const { live, answer, keeps } = open(kept)
    live.want('event')
    await answer({ kind: 'missing' })
    expect(live.state.get()).toEqual({ phase: 'missing', views: {} })
    expect(keeps).toEqual([null])
    live.keepNow()
    expect(keeps).toEqual([null])
  })
})
