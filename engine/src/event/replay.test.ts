import { describe, expect, it } from 'vitest'
import { bracketStory, id, type Story, story } from '../../testing/story.ts'
import { commandId, matchId } from '../vocabulary/ids.ts'
import { instant } from '../vocabulary/instant.ts'
import { advance, emptyEvent, openEvent } from './replay.ts'
import type { Fact } from './spine/answers.ts'
import type { Entry, Log } from './spine/entry.ts'
import { liveEntries } from './spine/live-entries.ts'
import { upcast } from './spine/upcast.ts'

/** A day with something of everything, up to its champion. */
const wholeDay = (): Story => {
  const told = bracketStory(4, { players: 8, options: { readmission: 'on' } })
  told.does({ kind: 'record-ruling', ruling: { about: 'dispute', players: [], text: 'in arc' } })
  told.does({ kind: 'undo', entry: told.entryOf('ruling-recorded'), reason: 'a slip' })
  told.playRound()
  const match = told.state().rounds[1]?.matches[0] ?? matchId('')
  const result = { ending: 'destruction', score: [0, 100] } as const
  told.does({ kind: 'amend-result', match, result, reason: 'mistyped' })
  told.does({ kind: 'undo', entry: told.entryOf('result-amended'), reason: 'it was right' })
  told.does({ kind: 'undo', entry: told.entryOf('undone'), reason: 'it was wrong' })
  told.does({ kind: 'disqualify-player', player: id('p3'), when: 'now', reason: 'conduct' })
  told.playRound()
  told.does({ kind: 'finish-event' })
  return told
}

describe('replaying', () => {
  it('gives what advancing gave, after every entry of a day', () => {
    const { log } = wholeDay().event()
    let advanced = emptyEvent
    for (const entry of log) {
      advanced = advance(advanced, [entry])
      expect(openEvent(log.slice(0, entry.n))).toEqual(advanced)
    }
    expect(advanced.state?.finished).not.toBeNull()
  })

  it('gives the same for a log that was written down and read again', () => {
    const { log, state } = wholeDay().event()
    const read = JSON.parse(JSON.stringify(log)) as Log
    expect(openEvent(read.map(upcast)).state).toEqual(state)
  })

  it('gives the same in one step, in two, and entry by entry', () => {
    const { log, state } = wholeDay().event()
    for (let cut = 0; cut <= log.length; cut++) {
      const half = advance(emptyEvent, log.slice(0, cut))
      expect(advance(half, log.slice(cut)).state).toEqual(state)
    }
  })

  it('counts every entry, undone ones too', () => {
    const { log, state } = wholeDay().event()
    expect(state?.version).toBe(log.length)
    expect(log.map(({ n }) => n)).toEqual(log.map((_, index) => index + 1))
  })

  it('of nothing is no event', () => {
    expect(openEvent([])).toEqual({ log: [], state: null })
    expect(advance(emptyEvent, [])).toEqual({ log: [], state: null })
  })
})

describe('advancing', () => {
  it('leaves the event that it was handed as it was', () => {
    const { log } = wholeDay().event()
    for (let cut = 0; cut < log.length; cut++) {
      const before = openEvent(log.slice(0, cut))
      const copy = structuredClone(before)
      const after = advance(before, log.slice(cut, cut + 1))
      expect(before).toEqual(copy)
      expect(after.log).toHaveLength(cut + 1)
      if (before.state === null || after.state === null) continue
      for (const held of [
        'players',
        'matches',
        'rounds',
        'stages',
        'leaders',
        'rulings',
      ] as const) {
        expect(after.state[held]).not.toBe(before.state[held])
      }
    }
  })

  it('branches: two goings-on from one event do not see each other', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    const event = told.event()
    const { match } = told.matchAt(1)
    const entry = (score: readonly [number, number]): Entry => ({
      n: event.log.length + 1,
      at: instant(0),
      by: { role: 'organizer' },
      command: commandId('c'),
      fact: { kind: 'result-entered', match, result: { ending: 'destruction', score } },
    })
    const left = advance(event, [entry([100, 0])])
    const right = advance(event, [entry([0, 100])])
    expect(left.state?.matches.get(match)?.result).toMatchObject({ score: [100, 0] })
    expect(right.state?.matches.get(match)?.result).toMatchObject({ score: [0, 100] })
    expect(event.state?.matches.get(match)?.result).toBeNull()
  })
})

describe('live entries', () => {
  const fact: Fact = {
    kind: 'ruling-recorded',
    ruling: { about: 'conduct', players: [], text: 'x' },
  }
  const logOf = (...facts: readonly (number | null)[]): Log =>
    facts.map((undoes, index) => ({
      n: index + 1,
      at: instant(0),
      by: { role: 'organizer' },
      command: commandId(`c${index}`),
      fact: undoes === null ? fact : { kind: 'undone', entry: undoes, reason: 'a slip' },
    }))
  const live = (...facts: readonly (number | null)[]) =>
    liveEntries(logOf(...facts)).map(({ n }) => n)

  it.each([
    { log: [null, null, null], left: [1, 2, 3] },
    { log: [null, null, 1], left: [2, 3] },
    { log: [null, null, 2, 1], left: [3, 4] },
    // An undo that is undone brings its entry back …
    { log: [null, null, 1, 3], left: [1, 2, 4] },
    // … and undoing that one takes it away again.
    { log: [null, null, 1, 3, 4], left: [2, 3, 5] },
    { log: [null, null, 1, 3, 4, 5], left: [1, 2, 4, 6] },
    // The same entry undone, brought back, undone by another entry.
    { log: [null, 1, 2, 1], left: [3, 4] },
  ])('of $log are $left', ({ log, left }) => {
    expect(live(...log)).toEqual(left)
  })

  it('are the log itself where nothing was undone', () => {
    const log = logOf(null, null)
    expect(liveEntries(log)).toBe(log)
  })
})

describe('upcast', () => {
  it("hands on today's entries as they are", () => {
    for (const entry of wholeDay().event().log) expect(upcast(entry)).toEqual(entry)
  })
})
