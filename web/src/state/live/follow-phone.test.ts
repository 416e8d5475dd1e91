import { describe, expect, it } from 'vitest'
import type { Reply } from '../sending/request.ts'
import { followPhone, type Kept, type PhoneNews } from './follow-phone.ts'
import { noViews, type PhonePart, type Seen } from './phone-views.ts'
import { stagedLine } from './staged-line.suite.ts'

/** A server that does what it is told. */
const staged = (kept: Kept | null = null) => {
  const line = stagedLine<PhoneNews>()
  const loads: PhonePart[] = []
  const stage = { version: 1, trouble: null as Reply<never> | null, kept }
  line.time.now = 1_000
  const answer = (part: PhonePart): Reply<Seen<unknown>> => {
    loads.push(part)
    const view = { of: part, at: stage.version }
    return stage.trouble ?? { kind: 'ok', body: { version: stage.version, view } }
  }
  const open = () =>
    followPhone({
      kept,
      keep: (views) => {
        stage.kept = views
      },
      load: (part) => Promise.resolve(answer(part)),
      openStream: line.openStream,
      ...line.clock,
    })
  const told = async (name: keyof PhoneNews, version: number, view?: unknown) => {
    stage.version = Math.max(stage.version, version)
    line.ears().heard(name, view === undefined ? { version } : { version, view })
    await line.settle()
    return loads.splice(0)
  }
  return { ...line, open, stage, loads, told }
}

const lost: Reply<never> = { kind: 'unreachable' }

describe('the views of a phone', () => {
  it('are asked for at once, the stream after the own one', async () => {
    const { open, loads, streams, settle, ears } = staged()
    const phone = open()
    expect(loads.toSorted()).toEqual(['clock', 'event', 'me'])
    expect(streams).toHaveLength(0)
    await settle()
    expect(streams).toHaveLength(1)
    ears().opened()
    expect(phone.connection.get()).toEqual({ kind: 'live' })
    expect(phone.state.get().door).toBe('open')
  })

  it('are asked for again only where something has changed', async () => {
    const { open, ears, settle, told, loads } = staged()
    const phone = open()
    await settle()
    ears().opened()
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
    const { open, stage, settle, wait, ears } = staged(kept)
    stage.trouble = lost
    const phone = open()
    expect(phone.state.get().views.me).toBe(old)
    await settle()
    expect(phone.connection.get()).toEqual({ kind: 'lost', since: 500, isTried: true })
    expect(phone.state.get().views.me).toBe(old)
    expect(stage.kept).toBe(kept)
    stage.trouble = null
    stage.version = 8
    await wait()
    ears().opened()
    ears().heard('me', { version: 8 })
    await settle()
    expect(phone.connection.get()).toEqual({ kind: 'live' })
    expect(phone.state.get().views.me?.version).toBe(8)
  })

  it('are kept with the moment until which they were right', async () => {
    const { open, stage, time, settle, ears } = staged()
    const phone = open()
    await settle()
    ears().opened()
    time.now = 90_000
    phone.keepNow()
    expect(stage.kept?.at).toBe(90_000)
    time.now = 120_000
    stage.trouble = lost
    ears().failed(false)
    await settle()
    time.now = 200_000
    phone.keepNow()
    expect(stage.kept?.at).toBe(120_000)
  })

  it('are gone with an event that was deleted, heard at once or later, and none are kept', async () => {
    const now = staged()
    const phone = now.open()
    await now.settle()
    now.ears().opened()
    expect(now.stage.kept?.views.me).not.toBeNull()
    now.ears().heard('deleted', { version: 9 })
    expect(phone.state.get()).toEqual({ views: noViews, door: 'missing' })
    expect(now.stage.kept?.views).toEqual(noViews)

    const old = { version: 7, view: { old: true } } as never
    const later = staged({ views: { ...noViews, me: old }, at: 500 })
    later.stage.trouble = { kind: 'problem', code: 'no-such-event', detail: '' }
    const back = later.open()
    await later.settle()
    expect(back.state.get().door).toBe('missing')
    expect(later.stage.kept?.views).toEqual(noViews)
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

  it('are not left behind by whoever is let in no more and leaves the page', async () => {
    const { open, stage, settle, ears } = staged()
    const phone = open()
    await settle()
    ears().opened()
    expect(stage.kept?.views.me).not.toBeNull()
    stage.trouble = { kind: 'problem', code: 'sign-in-needed', detail: 'Sign in.' }
    ears().failed(false)
    await settle()
    expect(phone.state.get().door).toBe('closed')
    phone.keepNow()
    expect(stage.kept?.views.me).toBeNull()
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
    const { open, settle, told, ears, stage } = staged()
    const phone = open()
    await settle()
    ears().opened()
    await told('clock', 5, { at: 5 })
    stage.version = 3
    await phone.look('clock')
    expect(phone.state.get().views.clock?.version).toBe(5)
  })
})
