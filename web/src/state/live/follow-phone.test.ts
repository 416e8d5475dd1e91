import { describe, expect, it } from 'vitest'
import type { Reply } from '../sending/request.ts'
import { followViews, type Kept, type ViewEars } from './follow-phone.ts'
import { noViews, type PhonePart, type Seen } from './phone-views.ts'

/** A server that does what it is told, and a clock that waits. */
const staged = (kept: Kept | null = null) => {
  const streams: ViewEars[] = []
  const waiting: (() => void)[] = []
  const loads: PhonePart[] = []
  const stage = { version: 1, now: 1_000, trouble: null as Reply<never> | null, kept }
  const answer = (part: PhonePart): Reply<Seen<unknown>> => {
    loads.push(part)
    const view = { of: part, at: stage.version }
    return stage.trouble ?? { kind: 'ok', body: { version: stage.version, view } }
  }
  const open = () =>
    followViews({
      kept,
      keep: (views) => {
        stage.kept = views
      },
      load: (part) => Promise.resolve(answer(part)),
      openStream: (ears) => {
        streams.push(ears)
        return () => {}
      },
      now: () => stage.now,
      later: (_, then) => {
        waiting.push(then)
        return () => waiting.splice(waiting.indexOf(then), 1)
      },
    })
  const settle = async () => {
    for (let n = 0; n < 10; n++) await Promise.resolve()
  }
  const told = async (name: string, version: number, view?: unknown) => {
    stage.version = Math.max(stage.version, version)
    const data = view === undefined ? { version } : { version, view }
    streams.at(-1)?.told({ name, data })
    await settle()
    return loads.splice(0)
  }
  return { open, stage, streams, waiting, loads, settle, told }
}

const lost: Reply<never> = { kind: 'unreachable' }

describe('the views of a phone', () => {
  it('are asked for at once, the stream after the own one', async () => {
    const { open, loads, streams, settle } = staged()
    const phone = open()
    expect(loads.toSorted()).toEqual(['clock', 'event', 'me'])
    expect(streams).toHaveLength(0)
    await settle()
    expect(streams).toHaveLength(1)
    streams[0]?.opened()
    expect(phone.state.get()).toMatchObject({ connection: { kind: 'live' }, door: 'open' })
  })

  it('are asked for again only where something has changed', async () => {
    const { open, streams, settle, told, loads } = staged()
    const phone = open()
    await settle()
    streams[0]?.opened()
    loads.splice(0)
    expect(await told('me', 1)).toEqual([])
    expect(await told('parts', 1)).toEqual([])
    expect(await told('standings', 2)).toEqual(['me'])
    expect(await told('round', 3)).toEqual(['me'])
    expect(await told('parts', 3)).toEqual(['event', 'clock'])
    expect(await told('clock', 4, { told: true })).toEqual([])
    expect(phone.state.get().views.clock).toEqual({ version: 4, view: { told: true } })
    phone.want('standings')
    await settle()
    expect(loads.splice(0)).toEqual(['standings'])
    expect(await told('standings', 5)).toEqual(['me', 'standings'])
  })

  it('of an earlier visit are shown with their age until the server answers', async () => {
    const old = { version: 7, view: { old: true } } as never
    const kept = { views: { ...noViews, me: old }, at: 500 }
    const { open, stage, settle, waiting, streams } = staged(kept)
    stage.trouble = lost
    const phone = open()
    expect(phone.state.get().views.me).toBe(old)
    await settle()
    const connection = { kind: 'lost', since: 500, isTried: true }
    expect(phone.state.get()).toMatchObject({ connection, views: { me: old } })
    expect(stage.kept).toBe(kept)
    stage.trouble = null
    stage.version = 8
    waiting.shift()?.()
    streams.at(-1)?.opened()
    streams.at(-1)?.told({ name: 'me', data: { version: 8 } })
    await settle()
    expect(phone.state.get()).toMatchObject({
      connection: { kind: 'live' },
      views: { me: { version: 8 } },
    })
  })

  it('are kept with the moment until which they were right', async () => {
    const { open, stage, settle, streams } = staged()
    const phone = open()
    await settle()
    streams[0]?.opened()
    stage.now = 90_000
    phone.keepNow()
    expect(stage.kept?.at).toBe(90_000)
    stage.now = 120_000
    stage.trouble = lost
    streams[0]?.failed()
    await settle()
    stage.now = 200_000
    phone.keepNow()
    expect(stage.kept?.at).toBe(120_000)
  })

  it('are closed to whoever does not play, and nothing of them is kept', async () => {
    const { open, stage, settle, streams } = staged()
    stage.trouble = { kind: 'problem', code: 'sign-in-needed', detail: 'Sign in.' }
    const phone = open()
    await settle()
    expect(phone.state.get().door).toBe('closed')
    expect(stage.kept?.views.me).toBeNull()
    expect(streams).toHaveLength(0)
  })

  it('are asked for once more when somebody looks while an answer is on its way', async () => {
    const { open, settle, loads, stage } = staged()
    const phone = open()
    await settle()
    loads.splice(0)
    void phone.look('me')
    stage.version = 9
    await phone.look('me')
    expect(loads).toEqual(['me', 'me'])
    expect(phone.state.get().views.me?.version).toBe(9)
  })

  it('do not go back when answers overtake each other', async () => {
    const { open, settle, told, streams, stage } = staged()
    const phone = open()
    await settle()
    streams[0]?.opened()
    await told('clock', 5, { at: 5 })
    stage.version = 3
    await phone.look('clock')
    expect(phone.state.get().views.clock?.version).toBe(5)
  })
})
