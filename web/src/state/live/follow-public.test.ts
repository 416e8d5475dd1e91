import type { MatchId, PublicTable, PublicTables } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { followPublic, type PartReply, type PublicEars } from './follow-public.ts'

const row = (match: string, result: string | null = null) =>
  ({ match: match as MatchId, result }) as unknown as PublicTable

const tables = (...rows: readonly PublicTable[]) =>
  ({ number: 1, status: 'published', mission: null, tables: rows, byes: [] }) as PublicTables

const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}

/** A server whose answers are handed in one by one. */
const open = () => {
  const asked: string[] = []
  const answers: ((reply: PartReply) => void)[] = []
  const ears: PublicEars[] = []
  const waits: (() => void)[] = []
  const live = followPublic({
    load: (part) => {
      asked.push(part)
      return new Promise((resolve) => answers.push(resolve))
    },
    openStream: (hears) => {
      ears.push(hears)
      return () => {}
    },
    now: () => 7_000,
    later: (_, then) => {
      waits.push(then)
      return () => {}
    },
  })
  const answer = async (reply: PartReply) => {
    answers.shift()?.(reply)
    await settled()
  }
  return { live, asked, answer, ears, waits, ear: () => ears.at(-1) ?? expect.fail('no stream') }
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
    const { live, asked, answer, ear } = open()
    live.want('event')
    await answer(ok('a', { name: 'before' }))
    ear().tags({ event: 'a', standings: 's' })
    expect(asked).toEqual(['event'])
    ear().tags({ event: 'b', standings: 's' })
    expect(asked).toEqual(['event', 'event'])
    await answer(ok('b', { name: 'after' }))
    expect(live.state.get().views.event?.name).toBe('after')
  })

  it('takes changed tables in as they are told', async () => {
    const { live, asked, answer, ear } = open()
    live.want('tables')
    await answer(ok('a', tables(row('m1'), row('m2'))))
    ear().told('tables', { tag: 'b', rows: [row('m2', 'in')] })
    expect(live.state.get().views.tables?.tables).toEqual([row('m1'), row('m2', 'in')])
    ear().round({ number: 1, status: 'closed' })
    expect(live.state.get().views.tables?.status).toBe('closed')
    expect(asked).toEqual(['tables'])
  })

  it('asks once more where something newer was told while it was on its way', async () => {
    const { live, asked, answer, ear } = open()
    live.want('tables')
    ear().told('tables', { tag: 'b', rows: [row('m1', 'in')] })
    await answer(ok('a', tables(row('m1'))))
    expect(asked).toEqual(['tables', 'tables'])
    await answer(ok('b', tables(row('m1', 'in'))))
    expect(live.state.get().views.tables?.tables).toEqual([row('m1', 'in')])
  })

  it('stays on show with its age while the connection is lost, and comes back', async () => {
    const { live, answer, ear, ears, waits } = open()
    live.want('event')
    await answer(ok('a', { name: 'Harbour City' }))
    ear().failed()
    expect(live.state.get().connection).toEqual({ kind: 'lost', since: 7_000 })
    expect(live.state.get().views.event?.name).toBe('Harbour City')
    waits[0]?.()
    expect(ears).toHaveLength(2)
    ears[0]?.tags({ event: 'an old stream' })
    ear().opened()
    expect(live.state.get().connection).toEqual({ kind: 'live' })
  })

  it('fetches what could not be reached when the stream is back', async () => {
    const { live, asked, answer, ear, waits } = open()
    live.want('event')
    await answer({ kind: 'unreachable' })
    expect(live.state.get()).toMatchObject({ phase: 'loading', connection: { kind: 'lost' } })
    waits[0]?.()
    ear().tags({ event: 'a' })
    expect(asked).toEqual(['event', 'event'])
  })

  it('says where there is no such event', async () => {
    const { live, answer } = open()
    live.want('event')
    await answer({ kind: 'missing' })
    expect(live.state.get().phase).toBe('missing')
  })
})
