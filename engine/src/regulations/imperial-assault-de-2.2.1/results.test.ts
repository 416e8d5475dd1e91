import { describe, expect, it } from 'vitest'
import { type Options, type Result, standingsView } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import {
  dropping,
  neitherCame,
  neitherCameInBracket,
  noShow,
  noShowIsRemoved,
} from '../suites/leaving.suite.ts'
import { imperialAssaultDe221 } from './regulation.ts'
import { skirmish } from './skirmish.suite.ts'

const told = (result: Result, options: Options = {}): string => {
  const event = skirmish({ players: ['a', 'b'], options })
  event.seats('a - b')
  event.result('a', result)
  return standingsView(event.state())
    .rows.toSorted((a, b) => (a.player < b.player ? -1 : 1))
    .map(({ player, tournamentPoints }) => `${player} ${tournamentPoints}`)
    .join(', ')
}

const refused = (result: Result) => {
  const event = skirmish({ players: ['a', 'b'] })
  event.seats('a - b')
  return event.refuses({ kind: 'enter-result', match: event.matchOf('a').match, result })
}

describe('how a game ends', () => {
  it('[IA-54] by points, time, defeat or concession', () => {
    expect(imperialAssaultDe221.scoring.swiss).toMatchObject({
      method: 'victory-points',
      endings: clause('IA-54', [
        'points',
        'time',
        'defeat',
        'concession',
        'no-show',
        'double-no-show',
        'match-loss',
      ]),
      target: clause('IA-54', 40),
    })
    expect(imperialAssaultDe221.scoring.elimination).toEqual(imperialAssaultDe221.scoring.swiss)
  })

  it.each<[string, Result, string]>([
    ['40 reached', { ending: 'points', score: [40, 12] }, 'a 1, b 0'],
    ['both reached 40 at once', { ending: 'points', score: [40, 41] }, 'a 0, b 1'],
    [
      'all figures defeated, though ahead',
      { ending: 'defeat', winner: 'second', score: [30, 20] },
      'a 0, b 1',
    ],
    ['time', { ending: 'time', score: [31, 30] }, 'a 1, b 0'],
    ['conceded', { ending: 'concession', by: 'first' }, 'a 0, b 1'],
  ])('[IA-54] %s', (_, result, expected) => {
    expect(told(result)).toBe(expected)
  })

  it.each<Result>([
    { ending: 'no-show', by: 'second' },
    { ending: 'match-loss', by: 'second' },
  ])('[IA-54] or without being played: %j', (result) => {
    expect(told(result)).toBe('a 1, b 0')
  })

  it.each<[Result, string]>([
    [{ ending: 'points', score: [39, 12] }, 'score-needs-full'],
    [{ ending: 'time', score: [40, 12] }, 'score-not-below-full'],
    [{ ending: 'defeat', winner: 'first', score: [20, 40] }, 'loser-reached-target'],
  ])('[IA-54] %j cannot be', (result, code) => {
    expect(refused(result)).toMatchObject({ code, rule: 'IA-54' })
  })

  it.each<Result>([
    { ending: 'destruction', score: [100, 0] },
    { ending: 'double-loss' },
    { ending: 'games', games: ['first', 'first'] },
  ])('[IA-54] nor does it end like this: %j', (result) => {
    expect(refused(result)).toEqual({
      code: 'not-in-this-regulation',
      what: result.ending,
      regulation: 'imperial-assault/de-2.2.1',
    })
  })

  it.each<[readonly [number, number], string]>([
    [[20, 30], 'a 0, b 1'],
    [[30, 20], 'a 1, b 0'],
    [[0, 1], 'a 0, b 1'],
  ])(
    '[IA-38] after the status phase the victory points count, however few: %j',
    (score, places) => {
      expect(told({ ending: 'time', score })).toBe(places)
    },
  )

  it('[IA-56] a win is worth 1, a loss nothing', () => {
    expect(imperialAssaultDe221.scoring.swiss).toMatchObject({
      tournamentPoints: clause('IA-56', { win: 1, loss: 0 }),
    })
    expect(told({ ending: 'time', score: [30, 20] })).toBe('a 1, b 0')
  })
})

describe('equal victory points', () => {
  const level = (tie: object): Result => ({ ending: 'time', score: [30, 30], tie })

  it.each<[string, Result, string]>([
    ['Elly has all 30 from figures, Salvatore 20', level({ defeats: [30, 20] }), 'a 1, b 0'],
    ['the lower damage wins', level({ defeats: [20, 20], damage: [7, 9] }), 'a 1, b 0'],
    ['on either side', level({ defeats: [20, 20], damage: [9, 7] }), 'a 0, b 1'],
    [
      'the higher roll wins',
      level({ defeats: [20, 20], damage: [7, 7], die: [[5, 3]] }),
      'a 1, b 0',
    ],
    [
      'equal rolls are rolled again',
      level({
        defeats: [20, 20],
        damage: [7, 7],
        die: [
          [3, 3],
          [4, 4],
          [2, 5],
        ],
      }),
      'a 0, b 1',
    ],
  ])('[IA-55] %s', (_, result, expected) => {
    expect(imperialAssaultDe221.scoring.swiss).toMatchObject({
      tieChain: clause('IA-55', ['defeats', 'damage', 'die']),
    })
    expect(told(result)).toBe(expected)
  })

  it('[IA-55] at 40 each as well', () => {
    expect(told({ ending: 'points', score: [41, 41], tie: { defeats: [31, 41] } })).toBe('a 0, b 1')
  })

  it.each<[object, string, string]>([
    [{}, 'tie-incomplete', 'defeats'],
    [{ defeats: [20, 20] }, 'tie-incomplete', 'damage'],
    [{ defeats: [20, 20], damage: [7, 7] }, 'tie-incomplete', 'die'],
    [{ defeats: [20, 20], damage: [7, 7], die: [[3, 3]] }, 'tie-incomplete', 'die'],
  ])('[IA-55] there are no draws: %j leaves it open', (tie, code, missing) => {
    expect(refused(level(tie))).toEqual({ code, missing, rule: 'IA-55' })
  })

  it.each<[string, Result, string]>([
    ['more from figures', level({ defeats: [30, 20], damage: [9, 7], die: [[3, 5]] }), 'a 1, b 0'],
    ['less damage', level({ defeats: [20, 20], damage: [9, 7], die: [[5, 3]] }), 'a 0, b 1'],
    [
      'more points',
      { ending: 'time', score: [31, 30], tie: { defeats: [10, 20], damage: [9, 7] } },
      'a 1, b 0',
    ],
  ])('[IA-55] %s decide, whatever stands after them', (_, result, expected) => {
    expect(told(result)).toBe(expected)
  })

  it.each<[string, object, number, number]>([
    ['more from figures than in all', { defeats: [31, 20] }, 31, 30],
    ['less than no damage', { defeats: [20, 20], damage: [-1, 0] }, -1, 999],
  ])('[IA-55] %s cannot be', (_, tie, score, maximum) => {
    expect(refused(level(tie))).toEqual({ code: 'score-out-of-range', score, maximum })
  })

  it('[IA-55] nobody rolls on after the die has decided', () => {
    expect(
      refused(
        level({
          defeats: [20, 20],
          damage: [7, 7],
          die: [
            [5, 3],
            [3, 5],
          ],
        }),
      ),
    ).toEqual({ code: 'die-rolled-on', rule: 'IA-55' })
  })
})

describe('who does not appear, or leaves', () => {
  const win = { points: 1, margin: null }
  noShow(imperialAssaultDe221, 'IA-44', { win, byeMargin: null })
  noShowIsRemoved(imperialAssaultDe221, 'IA-44')
  neitherCame(imperialAssaultDe221, 'IA-44')
  neitherCameInBracket(imperialAssaultDe221, 'IA-48')
  dropping(imperialAssaultDe221, 'IA-44', win)
})
