import { alsoOf, commandId } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { player, sampleEvent } from '../../../testing/sample-event.suite.ts'
import { isUndo, lastDone, lastStanding } from './last-done.ts'

describe('what was done last', () => {
  it('is nothing in a new event: its creation cannot be taken back', () => {
    expect(lastDone(sampleEvent().event(), null)).toBeNull()
  })

  it('is the last command, whoever gave it', () => {
    const sample = sampleEvent()
    sample.give({ kind: 'register-player', player: player(1) })
    const [entry] = sample.give({ kind: 'register-player', player: player(2) })
    const last = lastDone(sample.event(), null)
    expect(last).toEqual({ entries: [entry], done: null })
  })

  it('is every command of one press, also in a window that did not give them', () => {
    const sample = sampleEvent()
    sample.give({ kind: 'register-player', player: player(9) })
    const first = commandId('press')
    const entries = [1, 2, 3].flatMap((n) => [
      ...sample.give(
        { kind: 'register-player', player: player(n) },
        undefined,
        alsoOf(first, `${n}`),
      ),
    ])
    expect(lastDone(sample.event(), null)).toEqual({ entries, done: null })
    const done = { commands: entries.map(({ command }) => command), warnings: [], summary: '3' }
    expect(lastDone(sample.event(), done)).toEqual({ entries, done })
    const last = entries.at(-1) ?? expect.fail()
    sample.give({ kind: 'undo', entry: last.n, whole: true, reason: 'a slip' })
    expect([...sample.state().players.keys()]).toEqual([player(9)])
  })

  it('is no longer this page’s step once somebody else went on', () => {
    const sample = sampleEvent()
    const [own] = sample.give({ kind: 'register-player', player: player(1) })
    const [other] = sample.give({ kind: 'register-player', player: player(2) })
    const done = { commands: own === undefined ? [] : [own.command], warnings: [] }
    expect(lastDone(sample.event(), done)).toMatchObject({ entries: [other], done: null })
  })

  it('goes further back with every undo, while what was done last is the undo', () => {
    const sample = sampleEvent()
    const [first] = sample.give({ kind: 'register-player', player: player(1) })
    const [second] = sample.give({ kind: 'register-player', player: player(2) })
    expect(lastStanding(sample.event(), null)?.entries).toEqual([second])
    sample.give({ kind: 'undo', entry: second?.n ?? 0, reason: 'a slip' })
    const last = lastDone(sample.event(), null)
    expect(last !== null && isUndo(last)).toBe(true)
    const before = lastStanding(sample.event(), null)
    expect(before?.entries).toEqual([first])
    expect(before !== null && isUndo(before)).toBe(false)
    sample.give({ kind: 'undo', entry: first?.n ?? 0, reason: 'a slip' })
    expect(lastStanding(sample.event(), null)).toBeNull()
  })
})
