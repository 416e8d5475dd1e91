import { describe, expect, it } from 'vitest'
import type { Result, Score, Tie } from '../../vocabulary/result.ts'
import { clause } from '../../vocabulary/rule.ts'
import type { Setting } from '../way.ts'
import type { VictoryPointsClauses } from './clauses.ts'
import { victoryPoints } from './victory-points.ts'

const clauses: VictoryPointsClauses = {
  method: 'victory-points',
  endings: clause('DOC-1', ['points', 'time', 'defeat', 'concession', 'no-show', 'match-loss']),
  target: clause('DOC-2', 20),
  tieChain: clause('DOC-3', ['defeats', 'damage', 'die']),
  tournamentPoints: clause('DOC-4', { win: 5, loss: 2 }),
}
const setting = (noShow: 'bye' | 'concession' = 'bye'): Setting => ({
  bye: { outcome: clause('DOC-5', 'win'), marginOfVictory: null, earned: null },
  readings: { noShow } as Setting['readings'],
  stage: 'swiss',
})
const scorer = victoryPoints(clauses).scorer(setting())
const lines = (result: Result, noShow?: 'bye' | 'concession') =>
  victoryPoints(clauses)
    .scorer(setting(noShow))
    .earned(result)
    .map(({ outcome, tournamentPoints }) => `${outcome} ${tournamentPoints}`)
    .join(', ')

const first = 'win 5, loss 2'
const second = 'loss 2, win 5'

describe('who wins', () => {
  it.each<[Result, string]>([
    [{ ending: 'points', score: [20, 19] }, first],
    [{ ending: 'points', score: [20, 21] }, second],
    [{ ending: 'time', score: [3, 2] }, first],
    [{ ending: 'defeat', winner: 'second', score: [12, 3] }, second],
    [{ ending: 'concession', by: 'first' }, second],
    [{ ending: 'match-loss', by: 'second' }, first],
    [{ ending: 'no-show', by: 'second' }, 'bye 5, unpaired-loss 0'],
    [{ ending: 'withdrawal', by: 'first' }, 'unpaired-loss 0, bye 5'],
    [{ ending: 'double-loss' }, 'loss 2, loss 2'],
  ])('%j: %s', (result, expected) => {
    expect(lines(result)).toBe(expected)
  })

  it('a no-show read as a concession', () => {
    expect(lines({ ending: 'no-show', by: 'second' }, 'concession')).toBe(first)
  })
})

describe('equal scores', () => {
  const ended = (tie?: Tie): Result => ({
    ending: 'time',
    score: [9, 9],
    ...(tie === undefined ? {} : { tie }),
  })

  it.each<[Tie, string]>([
    [{ defeats: [9, 5] }, first],
    [{ defeats: [5, 9] }, second],
    [{ defeats: [5, 5], damage: [7, 9] }, first],
    [{ defeats: [5, 5], damage: [9, 7] }, second],
    [{ defeats: [5, 5], damage: [7, 7], die: [[5, 3]] }, first],
    [
      {
        defeats: [5, 5],
        damage: [7, 7],
        die: [
          [3, 3],
          [2, 4],
        ],
      },
      second,
    ],
  ])('%j: %s', (tie, expected) => {
    expect(scorer.objection(ended(tie))).toBeNull()
    expect(lines(ended(tie))).toBe(expected)
  })

  it.each<[Tie | undefined, string]>([
    [undefined, 'defeats'],
    [{}, 'defeats'],
    [{ damage: [7, 9] }, 'defeats'],
    [{ defeats: [5, 5] }, 'damage'],
    [{ defeats: [5, 5], damage: [7, 7] }, 'die'],
    [{ defeats: [5, 5], damage: [7, 7], die: [] }, 'die'],
    [{ defeats: [5, 5], damage: [7, 7], die: [[3, 3]] }, 'die'],
  ])('%j leaves %s open', (tie, missing) => {
    expect(scorer.objection(ended(tie))).toEqual({
      code: 'tie-incomplete',
      missing,
      rule: 'DOC-3',
    })
  })

  const rolls = [
    [5, 3],
    [2, 4],
  ] as const

  it.each<[Score, Tie, string]>([
    [[9, 8], { defeats: [5, 50] }, first],
    [[8, 9], { die: rolls }, second],
    [[9, 9], { defeats: [6, 5], damage: [9, -7] }, first],
    [[9, 9], { defeats: [5, 6], die: rolls }, second],
    [[9, 9], { defeats: [5, 5], damage: [9, 7], die: rolls }, second],
  ])('%j with %j: nobody looks beyond what decided, %s', (score, tie, expected) => {
    const result: Result = { ending: 'time', score, tie }
    expect(scorer.objection(result)).toBeNull()
    expect(lines(result)).toBe(expected)
  })

  it('nobody rolls on after the die decided', () => {
    expect(scorer.objection(ended({ defeats: [5, 5], damage: [7, 7], die: rolls }))).toEqual({
      code: 'die-rolled-on',
      rule: 'DOC-3',
    })
  })

  it.each<[Tie, number, number]>([
    [{ defeats: [10, 9] }, 10, 9],
    [{ defeats: [9, 10] }, 10, 9],
    [{ defeats: [-1, 9] }, -1, 999],
    [{ defeats: [5, 5], damage: [0.5, 9] }, 0.5, 999],
    [{ defeats: [5, 5], damage: [5, 5], die: [[-1, 9]] }, -1, 999],
  ])('%j cannot be counted', (tie, score, maximum) => {
    expect(scorer.objection(ended(tie))).toEqual({ code: 'score-out-of-range', score, maximum })
  })
})

describe('objections', () => {
  it.each<[Result, object]>([
    [{ ending: 'double-loss' }, { code: 'ending-unknown', ending: 'double-loss' }],
    [
      { ending: 'points', score: [19, 3] },
      { code: 'score-needs-full', ending: 'points', full: 20, rule: 'DOC-2' },
    ],
    [
      { ending: 'time', score: [3, 20] },
      { code: 'score-not-below-full', full: 20, rule: 'DOC-2' },
    ],
    [
      { ending: 'time', score: [3, -1] },
      { code: 'score-out-of-range', score: -1, maximum: 999 },
    ],
    [
      { ending: 'defeat', winner: 'first', score: [1000, 3] },
      { code: 'score-out-of-range', score: 1000, maximum: 999 },
    ],
    [
      { ending: 'defeat', winner: 'first', score: [3, 20] },
      { code: 'loser-reached-target', target: 20, rule: 'DOC-2' },
    ],
    [
      { ending: 'concession', by: 'first', score: [3, 2] },
      { code: 'field-unknown', field: 'score' },
    ],
    [
      { ending: 'time', score: [3, 2], salvo: 'first' },
      { code: 'field-unknown', field: 'salvo' },
    ],
    [
      { ending: 'time', score: [3, 2], initiative: 'first' },
      { code: 'field-unknown', field: 'initiative' },
    ],
  ])('%j', (result, objection) => {
    expect(scorer.objection(result)).toEqual(objection)
  })

  it.each<Result>([
    { ending: 'points', score: [20, 21] },
    { ending: 'time', score: [19, 0] },
    { ending: 'defeat', winner: 'first', score: [20, 19] },
    { ending: 'concession', by: 'first' },
    { ending: 'no-show', by: 'first' },
  ])('none against %j', (result) => {
    expect(scorer.objection(result)).toBeNull()
  })
})
