import { describe, expect, it } from 'vitest'
import { running } from '../../../testing/running.ts'
import { bracketStory, role, story } from '../../../testing/story.ts'
import { type MatchId, matchId } from '../../vocabulary/ids.ts'

const extend = (minutes: number, match?: MatchId, reason = 'a lost die') =>
  ({
    kind: 'extend-time',
    minutes,
    reason,
    ...(match === undefined ? {} : { match }),
  }) as const

describe('extend-time, for one match', () => {
  it('adds up, on record with the reason', () => {
    const told = running()
    const { match } = told.matchAt(2)
    expect(told.facts(extend(5, match, ' a lost die '))).toEqual([
      { kind: 'time-extended', round: 1, match, minutes: 5, reason: 'a lost die' },
    ])
    told.does(extend(3, match))
    expect(told.matchAt(2).extension).toBe(8)
    expect(told.matchAt(1).extension).toBe(0)
    expect(told.state().rounds[0]?.clock?.minutes).toBe(75)
  })

  it('can be given before the clock runs, and after time is called', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    told.does(extend(5, told.matchAt(1).match))
    told.does({ kind: 'start-clock' })
    told.does({ kind: 'call-time' })
    told.does(extend(5, told.matchAt(1).match))
    expect(told.matchAt(1).extension).toBe(10)
  })

  it('refuses a match that is not of this round, or that has its result', () => {
    const told = running()
    const before = told.matchAt(1).match
    expect(told.refuses(extend(5, matchId('0-0')))).toEqual({
      code: 'unknown-match',
      match: '0-0',
    })
    told.wins('p1')
    expect(told.refuses(extend(5, before))).toEqual({
      code: 'result-already-entered',
      match: before,
      table: 1,
    })
    told.wins('p3')
    told.does({ kind: 'close-round' })
    told.seats('p1 - p3', 'p2 - p4')
    expect(told.refuses(extend(5, before)).code).toBe('unknown-match')
  })
})

describe('extend-time, for the round', () => {
  const cardGame = { regulation: 'card-game/de-2014' }

  it('adds to the clock within what the document allows', () => {
    const told = running(cardGame)
    expect(told.facts(extend(10))).toEqual([
      { kind: 'time-extended', round: 1, minutes: 10, reason: 'a lost die' },
    ])
    expect(told.state().rounds[0]?.clock?.minutes).toBe(80)
    expect(told.refuses(extend(1))).toEqual({
      code: 'length-not-allowed',
      minutes: 81,
      from: 60,
      to: 80,
      rule: 'LCG-29',
      overridable: true,
    })
  })

  it('gives way to a leader who says why', () => {
    const told = running()
    expect(told.facts(extend(15), { override: 'fire alarm' })).toMatchObject([
      { kind: 'rule-overridden', refusal: { code: 'length-not-allowed', rule: 'XWEN-14' } },
      { kind: 'time-extended', minutes: 15 },
    ])
  })

  it('refuses before the clock runs and once time is called', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    expect(told.refuses(extend(5))).toEqual({ code: 'clock-not-running', round: 1 })
    told.does({ kind: 'start-clock' })
    told.does({ kind: 'call-time' })
    expect(told.refuses(extend(5))).toEqual({ code: 'time-already-called', round: 1 })
  })
})

describe('extend-time', () => {
  it.each([0, -1, 2.5])('refuses %d minutes', (minutes) => {
    expect(running().refuses(extend(minutes))).toEqual({
      code: 'bad-value',
      field: 'minutes',
      expected: '1 or more',
    })
  })

  it('refuses no reason', () => {
    expect(running().refuses(extend(5, undefined, ' '))).toEqual({ code: 'reason-needed' })
  })

  it('refuses where no round is open, or nobody knows of it', () => {
    const told = story()
    expect(told.refuses(extend(5))).toEqual({ code: 'no-round' })
    told.does({ kind: 'pair-round' })
    expect(told.refuses(extend(5))).toEqual({ code: 'round-not-published', round: 1 })
  })

  it('refuses in a round that has no limit', () => {
    const told = bracketStory(2)
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    expect(told.refuses(extend(5, told.matchAt(1).match))).toEqual({
      code: 'round-without-limit',
      round: 2,
    })
  })

  it('is for leaders', () => {
    expect(running().refuses(extend(5), role('scorekeeper')).code).toBe('not-allowed')
    running().does(extend(5), { ...role('judge'), override: 'fire alarm' })
  })
})
