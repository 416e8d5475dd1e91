import { type Entry, eventId } from '@topcut/engine'
import type { EventAnswer } from '@topcut/protocol'
import { describe, expect, it } from 'vitest'
import { player, sampleEvent } from '../../../testing/sample-event.suite.ts'
import type { Reply } from '../sending/request.ts'
import { followEvent, type StreamEars } from './follow-event.ts'

type Stream = { readonly after: number; readonly ears: StreamEars; isOpen: boolean }

/** A server that does what it is told, and a clock that waits. */
const staged = (isReachable = true) => {
  const sample = sampleEvent()
  const streams: Stream[] = []
  const waiting: { readonly after: number; readonly then: () => void }[] = []
  const stage = { isReachable, loads: 0, now: 5_000 }
  const answer = (): Reply<EventAnswer> => {
    stage.loads += 1
    if (!stage.isReachable) return { kind: 'unreachable' }
    return {
      kind: 'ok',
      body: { event: eventId('e'), log: sample.event().log, people: [] },
    }
  }
  const live = followEvent({
    load: () => Promise.resolve(answer()),
    openStream: (after, ears) => {
      const stream: Stream = { after, ears, isOpen: true }
      streams.push(stream)
      return () => {
        stream.isOpen = false
      }
    },
    now: () => stage.now,
    later: (after, then) => {
      const one = { after, then }
      waiting.push(one)
      return () => {
        waiting.splice(waiting.indexOf(one), 1)
      }
    },
  })
  const settle = async () => {
    for (let n = 0; n < 5; n++) await Promise.resolve()
  }
  const wait = async () => {
    waiting.shift()?.then()
    await settle()
  }
  const stream = () => {
    const last = streams.at(-1)
    if (last === undefined) throw new Error('no stream was opened')
    return last
  }
  const version = () => {
    const state = live.state.get()
    return state.phase === 'held' ? state.held.event.log.length : state.phase
  }
  const connection = () => {
    const state = live.state.get()
    return state.phase === 'held' ? state.connection : null
  }
  const grow = (n: number): readonly Entry[] =>
    sample.give({ kind: 'register-player', player: player(n) })
  return { live, stage, streams, waiting, settle, wait, stream, version, connection, grow }
}

describe('an event that is followed', () => {
  it('is loaded, then listened to from there', async () => {
    const { settle, stream, version, grow, connection } = staged()
    expect(version()).toBe('loading')
    await settle()
    expect(version()).toBe(1)
    expect(stream().after).toBe(1)
    stream().ears.opened()
    for (const entry of grow(1)) stream().ears.entry(entry)
    expect(version()).toBe(2)
    expect(connection()).toEqual({ kind: 'live' })
  })

  it('asks after a lost connection for what came since the last entry it knows', async () => {
    const { stage, settle, wait, stream, streams, version, grow, connection } = staged()
    await settle()
    for (const entry of grow(1)) stream().ears.entry(entry)
    stage.now = 9_000
    stream().ears.failed(false)
    expect(connection()).toEqual({ kind: 'lost', since: 9_000 })
    stage.now = 12_000
    await wait()
    expect(streams).toHaveLength(2)
    expect(stream().after).toBe(2)
    stream().ears.failed(false)
    expect(connection()).toEqual({ kind: 'lost', since: 9_000 })
    await wait()
    stream().ears.opened()
    expect(connection()).toEqual({ kind: 'live' })
    expect(version()).toBe(2)
    expect(stage.loads).toBe(1)
  })

  it('waits longer after each failure, but never for long', async () => {
    const { settle, wait, stream, waiting } = staged()
    await settle()
    const pauses: number[] = []
    for (let n = 0; n < 8; n++) {
      stream().ears.failed(false)
      pauses.push(waiting[0]?.after ?? 0)
      await wait()
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000, 5000, 5000, 5000, 5000])
    stream().ears.opened()
    stream().ears.failed(false)
    expect(waiting[0]?.after).toBe(500)
  })

  it('loads the log anew where an entry is missing', async () => {
    const { stage, settle, stream, version, grow, streams } = staged()
    await settle()
    grow(1)
    for (const entry of grow(2)) stream().ears.entry(entry)
    await settle()
    expect(stage.loads).toBe(2)
    expect(version()).toBe(3)
    expect(stream().after).toBe(3)
    expect(streams.filter(({ isOpen }) => isOpen)).toHaveLength(1)
  })

  it('loads the log anew where the server refuses to go on from there', async () => {
    const { stage, settle, wait, stream, version } = staged()
    await settle()
    stream().ears.failed(true)
    await wait()
    expect(stage.loads).toBe(2)
    expect(version()).toBe(1)
    expect(stream().after).toBe(1)
  })

  it('no longer hears a stream that was replaced', async () => {
    const { settle, wait, stream, version, grow } = staged()
    await settle()
    const old = stream()
    old.ears.failed(false)
    await wait()
    for (const entry of grow(1)) old.ears.entry(entry)
    expect(version()).toBe(1)
  })

  it('takes the answer to its own command at once, and the same entry later only once', async () => {
    const { live, settle, stream, version, grow } = staged()
    await settle()
    const entries = grow(1)
    live.takeAnswer({ entries, warnings: [], people: [{ player: player(1), name: 'Ada' }] })
    expect(version()).toBe(2)
    const state = live.state.get()
    expect(state.phase === 'held' && state.held.people.get(player(1))?.name).toBe('Ada')
    for (const entry of entries) stream().ears.entry(entry)
    expect(version()).toBe(2)
  })

  it('forgets whom the stream calls erased, but not at the word of one that was replaced', async () => {
    const { live, settle, wait, stream } = staged()
    await settle()
    const people = [1, 2].map((n) => ({ player: player(n), name: `Player ${n}` }))
    live.takeAnswer({ entries: [], warnings: [], people })
    const named = () => {
      const state = live.state.get()
      return state.phase === 'held' ? [...state.held.people.keys()] : []
    }
    const old = stream()
    old.ears.erased([player(1)])
    expect(named()).toEqual([player(2)])
    old.ears.failed(false)
    await wait()
    old.ears.erased([player(2)])
    expect(named()).toEqual([player(2)])
    live.takeErased([player(2)])
    expect(named()).toEqual([])
  })

  it('tries until the event can be loaded', async () => {
    const { stage, live, settle, wait, version } = staged(false)
    await settle()
    expect(live.state.get()).toEqual({ phase: 'loading', isLost: true })
    await wait()
    expect(version()).toBe('loading')
    stage.isReachable = true
    await wait()
    expect(version()).toBe(1)
    expect(stage.loads).toBe(3)
  })

  it('connects at once when it is looked at again', async () => {
    const { live, settle, stream, streams, waiting, grow } = staged()
    await settle()
    stream().ears.failed(false)
    grow(1)
    live.refresh()
    expect(waiting).toEqual([])
    expect(streams).toHaveLength(2)
    expect(stream().after).toBe(1)
  })

  it('does nothing more once it is closed', async () => {
    const { live, settle, wait, stream, streams } = staged()
    await settle()
    stream().ears.failed(false)
    live.close()
    await wait()
    expect(streams).toHaveLength(1)
  })
})
