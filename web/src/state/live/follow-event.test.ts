import { type Entry, eventId } from '@topcut/engine'
import type { EventAnswer } from '@topcut/protocol'
import { describe, expect, it } from 'vitest'
import { player, sampleEvent } from '../../../testing/sample-event.suite.ts'
import type { Reply } from '../sending/request.ts'
import { followEvent, type LogNews } from './follow-event.ts'
import { stagedLine } from './staged-line.suite.ts'

/** A server that does what it is told. */
const staged = (isReachable = true) => {
  const sample = sampleEvent()
  const line = stagedLine<LogNews>()
  const afters: number[] = []
  const stage = { isReachable, loads: 0 }
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
    openStream: (after) => {
      afters.push(after)
      return line.openStream
    },
    ...line.clock,
  })
  const version = () => {
    const state = live.state.get()
    return state.phase === 'held' ? state.held.event.log.length : state.phase
  }
  const connection = () => live.connection.get()
  const grow = (n: number): readonly Entry[] =>
    sample.give({ kind: 'register-player', player: player(n) })
  const tell = (entries: readonly Entry[], ears = line.ears()) => {
    for (const entry of entries) ears.heard('entry', entry)
  }
  return { ...line, live, stage, afters, version, connection, grow, tell }
}

const lost = (since: number | null) => ({ kind: 'lost', since, isTried: true })

describe('an event that is followed', () => {
  it('is loaded, then listened to from there', async () => {
    const { settle, ears, afters, version, grow, tell, connection } = staged()
    expect(version()).toBe('loading')
    await settle()
    expect(version()).toBe(1)
    expect(afters).toEqual([1])
    ears().opened()
    tell(grow(1))
    expect(version()).toBe(2)
    expect(connection()).toEqual({ kind: 'live' })
  })

  it('asks after a lost connection for what came since the last entry it knows', async () => {
    const { stage, time, settle, wait, ears, afters, version, grow, tell, connection } = staged()
    await settle()
    tell(grow(1))
    time.now = 9_000
    ears().failed(false)
    expect(connection()).toEqual(lost(9_000))
    time.now = 12_000
    await wait()
    expect(afters).toEqual([1, 2])
    ears().failed(false)
    expect(connection()).toEqual(lost(9_000))
    await wait()
    ears().opened()
    expect(connection()).toEqual({ kind: 'live' })
    expect(version()).toBe(2)
    expect(stage.loads).toBe(1)
  })

  it('loads the log anew where an entry is missing', async () => {
    const { stage, settle, version, grow, tell, afters, openCount } = staged()
    await settle()
    grow(1)
    tell(grow(2))
    await settle()
    expect(stage.loads).toBe(2)
    expect(version()).toBe(3)
    expect(afters.at(-1)).toBe(3)
    expect(openCount()).toBe(1)
  })

  it('loads the log anew until it has it, where an entry is missing and nobody answers', async () => {
    const { stage, settle, wait, version, grow, tell, connection } = staged()
    await settle()
    grow(1)
    stage.isReachable = false
    tell(grow(2))
    await settle()
    expect(version()).toBe(1)
    expect(connection().kind).toBe('lost')
    stage.isReachable = true
    await wait()
    expect(version()).toBe(3)
    expect(stage.loads).toBe(3)
  })

  it('loads the log anew where the server refuses to go on from there', async () => {
    const { stage, settle, wait, ears, version, afters } = staged()
    await settle()
    ears().failed(true)
    await wait()
    expect(stage.loads).toBe(2)
    expect(version()).toBe(1)
    expect(afters).toEqual([1, 1])
  })

  it('no longer hears a stream that was replaced', async () => {
    const { settle, wait, ears, version, grow, tell } = staged()
    await settle()
    const old = ears()
    old.failed(false)
    await wait()
    tell(grow(1), old)
    expect(version()).toBe(1)
  })

  it('takes the answer to its own command at once, and the same entry later only once', async () => {
    const { live, settle, version, grow, tell } = staged()
    await settle()
    const entries = grow(1)
    live.takeAnswer({ entries, warnings: [], people: [{ player: player(1), name: 'Ada' }] })
    expect(version()).toBe(2)
    const state = live.state.get()
    expect(state.phase === 'held' && state.held.people.get(player(1))?.name).toBe('Ada')
    tell(entries)
    expect(version()).toBe(2)
    expect(live.state.get()).toBe(state)
  })

  it('forgets whom the stream calls erased, but not at the word of one that was replaced', async () => {
    const { live, settle, wait, ears } = staged()
    await settle()
    const people = [1, 2].map((n) => ({ player: player(n), name: `Player ${n}` }))
    ears().heard('people', people)
    const named = () => {
      const state = live.state.get()
      return state.phase === 'held' ? [...state.held.people.keys()] : []
    }
    const old = ears()
    old.heard('erased', [player(1)])
    expect(named()).toEqual([player(2)])
    old.failed(false)
    await wait()
    old.heard('erased', [player(2)])
    expect(named()).toEqual([player(2)])
    live.takeErased([player(2)])
    expect(named()).toEqual([])
  })

  it('says that the event is gone when it was deleted, and does not look for it again', async () => {
    const { stage, settle, wait, version, ears } = staged()
    await settle()
    const gone = ears()
    gone.heard('deleted', {})
    gone.failed(false)
    await wait()
    expect(version()).toBe('missing')
    expect(stage.loads).toBe(1)
  })

  it('tries until the event can be loaded', async () => {
    const { stage, live, settle, wait, version, connection } = staged(false)
    await settle()
    expect(live.state.get()).toEqual({ phase: 'loading' })
    expect(connection()).toEqual(lost(null))
    await wait()
    expect(version()).toBe('loading')
    stage.isReachable = true
    await wait()
    expect(version()).toBe(1)
    expect(stage.loads).toBe(3)
  })

  it('connects at once when it is looked at again', async () => {
    const { live, settle, ears, afters, waiting, grow } = staged()
    await settle()
    ears().failed(false)
    grow(1)
    live.refresh()
    expect(waiting).toEqual([])
    expect(afters).toEqual([1, 1])
  })

  it('does nothing more once it is closed', async () => {
    const { live, settle, wait, ears, streams, stage } = staged()
    await settle()
    ears().failed(true)
    live.close()
    await wait()
    live.refresh()
    await settle()
    expect(streams).toHaveLength(1)
    expect(stage.loads).toBe(1)
  })
})
