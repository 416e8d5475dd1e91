import { describe, expect, it } from 'vitest'
import { type Connection, connect } from './connection.ts'
import { stagedLine } from './staged-line.suite.ts'

type News = { readonly said: string }

const staged = (more: { readonly initial?: Connection; readonly resume?: () => void } = {}) => {
  const line = stagedLine<News>()
  const heard: string[] = []
  const refused: boolean[] = []
  const stage = { mayListen: true, isShown: true }
  const connected = connect<News>(
    {
      openStream: line.openStream,
      hears: { said: (news) => heard.push(news) },
      mayListen: () => stage.mayListen,
      isShown: () => stage.isShown,
      failed: (isRefused) => refused.push(isRefused),
      ...more,
    },
    line.clock,
  )
  const now = () => connected.connection.get()
  return { ...line, ...connected, heard, refused, stage, now }
}

const lost = (since: number | null) => ({ kind: 'lost', since, isTried: true })

describe('a connection', () => {
  it('hears what the stream tells, by the names it listens to', () => {
    const { listen, ears, heard, now } = staged()
    listen()
    expect(ears().names).toEqual(['said'])
    ears().opened()
    ears().heard('said', 'hello')
    expect(heard).toEqual(['hello'])
    expect(now()).toEqual({ kind: 'live' })
  })

  it('goes on after a pause, and knows since when it was lost until it is back', async () => {
    const { listen, ears, time, wait, now, streams, openCount, refused } = staged()
    listen()
    ears().opened()
    time.now = 9_000
    ears().failed(false)
    expect(openCount()).toBe(0)
    expect(now()).toEqual(lost(9_000))
    time.now = 12_000
    await wait()
    ears().failed(true)
    expect(now()).toEqual(lost(9_000))
    expect(refused).toEqual([false, true])
    await wait()
    expect(streams).toHaveLength(3)
    ears().opened()
    expect(now()).toEqual({ kind: 'live' })
  })

  it('waits longer after each failure, but never for long, and not at all once it was back', async () => {
    const { listen, ears, wait, waiting } = staged()
    listen()
    const pauses: number[] = []
    for (let n = 0; n < 8; n++) {
      ears().failed(false)
      pauses.push(waiting[0]?.after ?? 0)
      await wait()
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000, 5000, 5000, 5000, 5000])
    ears().opened()
    ears().failed(false)
    expect(waiting[0]?.after).toBe(500)
  })

  it('waits once, however many answers fail to come', () => {
    const { listen, ears, lose, waiting } = staged()
    listen()
    ears().failed(false)
    lose()
    lose()
    expect(waiting).toHaveLength(1)
  })

  it('does not hear a stream that was replaced', () => {
    const { listen, streams, heard, now, openCount, waiting, lose } = staged()
    listen()
    listen()
    lose()
    const [old] = streams
    old?.ears.heard('said', 'too late')
    old?.ears.opened()
    old?.ears.failed(false)
    expect(heard).toEqual([])
    expect(now().kind).toBe('lost')
    expect(openCount()).toBe(1)
    expect(waiting).toHaveLength(1)
  })

  it('goes on at once when it is looked at again, and waits for nothing any more', () => {
    const { listen, ears, refresh, waiting, streams } = staged()
    listen()
    ears().failed(false)
    refresh()
    expect(waiting).toEqual([])
    expect(streams).toHaveLength(2)
  })

  it('goes on by what has to come first', async () => {
    const resumed: string[] = []
    const { lose, wait, refresh, streams } = staged({ resume: () => resumed.push('load') })
    lose()
    await wait()
    refresh()
    expect(resumed).toEqual(['load', 'load'])
    expect(streams).toEqual([])
  })

  it('has lost nothing that can be out of date while nothing is shown', () => {
    const { lose, now, stage, time } = staged()
    stage.isShown = false
    lose()
    expect(now()).toEqual(lost(null))
    stage.isShown = true
    time.now = 7_000
    lose()
    expect(now()).toEqual(lost(7_000))
  })

  it('is lost since before it was tried, where an earlier visit says so', () => {
    const { lose, now } = staged({ initial: { kind: 'lost', since: 500, isTried: false } })
    expect(now()).toEqual({ kind: 'lost', since: 500, isTried: false })
    lose()
    expect(now()).toEqual(lost(500))
  })

  it('does not listen where there is nothing to listen to', () => {
    const { listen, stage, openCount, hangUp } = staged()
    listen()
    stage.mayListen = false
    listen()
    expect(openCount()).toBe(0)
    stage.mayListen = true
    listen()
    hangUp()
    expect(openCount()).toBe(0)
  })

  it('does nothing more once it is closed', async () => {
    const { listen, ears, lose, close, wait, waiting, refresh, streams, openCount } = staged()
    listen()
    const last = ears()
    close()
    expect(openCount()).toBe(0)
    last.failed(false)
    lose()
    refresh()
    listen()
    await wait()
    expect(waiting).toEqual([])
    expect(streams).toHaveLength(1)
  })
})
