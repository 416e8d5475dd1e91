import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pairByHand } from '../../../testing/by-hand.ts'
import { destroyedPointsOf, squadClausesOf } from '../../../testing/destroyed-points.ts'
import { type Story, story } from '../../../testing/story.ts'
import { scorerOf } from '../../event/reading/scoring-of.ts'
import {
  currentRound,
  type Ending,
  type Outcome,
  type Refusal,
  type Result,
  standingsView,
  tablesView,
} from '../../index.ts'
import { squadScore } from '../../scoring/destroyed-points/squad-score.ts'
import { clause } from '../../vocabulary/rule.ts'
import { xWingEn32 } from './regulation.ts'

const paired = (): Story => {
  const event = story({ players: 2 })
  pairByHand(event, 'p1 v p2')
  event.does({ kind: 'publish-round' })
  return event
}

/** What the first table shows of a result: `win 5/176, loss 0/24`. */
const told = (result: Result): string => {
  const event = paired()
  event.result('p1', result)
  const round = currentRound(event.state()) ?? expect.fail('no round')
  const [table] = tablesView(event.state(), round)
  return (table?.earned ?? [])
    .map((line) => `${line.outcome} ${line.tournamentPoints}/${line.marginOfVictory}`)
    .join(', ')
}

const refused = (result: Result): Refusal => {
  const event = paired()
  return event.refuses({ kind: 'enter-result', match: event.matchOf('p1').match, result })
}

describe('how a match ends', () => {
  it.each<[string, Result, string]>([
    ['the survivor wins', { ending: 'destruction', score: [100, 24] }, 'win 5/176, loss 0/24'],
    ['in either seat', { ending: 'destruction', score: [24, 100] }, 'loss 0/24, win 5/176'],
    [
      'a full win, however close',
      { ending: 'destruction', score: [100, 89] },
      'win 5/111, loss 0/89',
    ],
    ['as close as can be', { ending: 'destruction', score: [100, 99] }, 'win 5/101, loss 0/99'],
  ])('[XWEN-44] one side destroyed: %s', (_, result, expected) => {
    expect(told(result)).toBe(expected)
  })

  const accepted: readonly Result[] = [
    { ending: 'destruction', score: [100, 0] },
    { ending: 'time', score: [10, 0] },
    { ending: 'mutual-destruction', score: [100, 100] },
    { ending: 'concession', by: 'first', score: [0, 0] },
    { ending: 'no-show', by: 'first' },
    { ending: 'match-loss', by: 'first' },
  ]

  it.each(accepted.map((result) => [result.ending, result] as const))(
    '[XWEN-44] a match can end by %s',
    (_, result) => {
      expect(told(result)).not.toBe('')
    },
  )

  it('[XWEN-44] there are no other endings', () => {
    const { rule, value } = destroyedPointsOf(xWingEn32).endings
    expect(rule).toBe('XWEN-44')
    expect(value.toSorted()).toEqual(accepted.map(({ ending }) => ending).toSorted())
  })

  it.each<[Ending, Result]>([
    ['intentional-draw', { ending: 'intentional-draw', witness: 'a judge' }],
    ['double-loss', { ending: 'double-loss' }],
    ['withdrawal', { ending: 'withdrawal', by: 'first' }],
  ])('[XWEN-44] the document knows no %s', (ending, result) => {
    expect(refused(result)).toEqual({
      code: 'not-in-this-regulation',
      what: ending,
      regulation: 'x-wing/en-3.2',
    })
  })

  it('[XWEN-44] nor a final salvo', () => {
    expect(refused({ ending: 'time', score: [60, 60], salvo: 'first' })).toMatchObject({
      code: 'not-in-this-regulation',
      what: 'salvo',
    })
  })

  it('[XWEN-45] both sides destroyed: a draw', () => {
    expect(told({ ending: 'mutual-destruction', score: [100, 100] })).toBe('draw 1/100, draw 1/100')
    expect(destroyedPointsOf(xWingEn32).equalInSwiss).toEqual(clause('XWEN-45', 'draw'))
  })

  it.each([
    [50, 38, 'win 5/112, loss 0/88'],
    [38, 50, 'loss 0/88, win 5/112'],
    [100, 24, 'win 5/176, loss 0/24'],
  ])('[XWEN-46] at time the higher score wins: %i to %i', (a, b, expected) => {
    expect(told({ ending: 'time', score: [a, b] })).toBe(expected)
  })

  it('[XWEN-46] a large ship of 13 with 6 left counts by half, one with 7 left does not', () => {
    const ship = { points: 47, size: 'large', capacity: 13, destroyed: false }
    const match = { ending: 'time', ownerConceded: false, reading: 'always' } as const
    const clauses = squadClausesOf(xWingEn32)
    const score = (remaining: number) => squadScore([{ ...ship, remaining }], match, clauses)
    expect([score(7), score(6)]).toEqual([0, 23])
  })

  it.each([
    { lead: 1, outcome: 'modified-win', points: 3 },
    { lead: 11, outcome: 'modified-win', points: 3 },
    { lead: 12, outcome: 'win', points: 5 },
    { lead: 13, outcome: 'win', points: 5 },
  ])('[XWEN-47] at time a lead of $lead is a $outcome', ({ lead, outcome, points }) => {
    const expected = [`${outcome} ${points}/${100 + lead}`, `loss 0/${100 - lead}`]
    expect(told({ ending: 'time', score: [50, 50 - lead] })).toBe(expected.join(', '))
    expect(told({ ending: 'time', score: [50 - lead, 50] })).toBe(expected.toReversed().join(', '))
  })

  it('[XWEN-47] equal at time: a draw', () => {
    expect(told({ ending: 'time', score: [60, 60] })).toBe('draw 1/100, draw 1/100')
    expect(told({ ending: 'time', score: [0, 0] })).toBe('draw 1/100, draw 1/100')
  })

  it.each<[string, Result]>([
    ['destruction', { ending: 'destruction', score: [100, 95] }],
    ['concession', { ending: 'concession', by: 'second', score: [99, 95] }],
  ])('[XWEN-47] a close %s is no modified win', (_, result) => {
    expect(told(result)).toBe('win 5/105, loss 0/95')
  })

  it.each<[string, Result, string]>([
    [
      'having scored 30',
      { ending: 'concession', by: 'second', score: [45, 30] },
      'win 5/170, loss 0/30',
    ],
    ['before play', { ending: 'concession', by: 'second', score: [0, 0] }, 'win 5/200, loss 0/0'],
    [
      'in the lead',
      { ending: 'concession', by: 'second', score: [20, 55] },
      'win 5/145, loss 0/55',
    ],
    [
      'in the first seat',
      { ending: 'concession', by: 'first', score: [30, 45] },
      'loss 0/30, win 5/170',
    ],
  ])('[XWEN-48] conceding %s', (_, result, expected) => {
    expect(told(result)).toBe(expected)
    expect(destroyedPointsOf(xWingEn32).concession).toEqual(clause('XWEN-48', 'squad-destroyed'))
  })

  it('[XWEN-48] a match lost by ruling is lost as if conceded before play', () => {
    expect(told({ ending: 'match-loss', by: 'first' })).toBe('loss 0/0, win 5/200')
  })
})

describe('scores', () => {
  it('[XWEN-49] a destroyed squad of 97 points counts 100', () => {
    const ships = [{ points: 97, size: 'small', capacity: 6, remaining: 0, destroyed: true }]
    const match = { ending: 'destruction', ownerConceded: false, reading: 'always' } as const
    const score = squadScore(ships, match, squadClausesOf(xWingEn32))
    expect(told({ ending: 'destruction', score: [score, 0] })).toBe('win 5/200, loss 0/0')
  })

  it.each<[string, Result, Refusal]>([
    [
      'more than 100',
      { ending: 'time', score: [101, 0] },
      { code: 'score-out-of-range', score: 101, maximum: 100, rule: 'XWEN-49' },
    ],
    [
      'less than nothing',
      { ending: 'time', score: [10, -1] },
      { code: 'score-out-of-range', score: -1, maximum: 100, rule: 'XWEN-49' },
    ],
    [
      'destruction without a full score',
      { ending: 'destruction', score: [99, 0] },
      { code: 'score-needs-full', ending: 'destruction', full: 100, rule: 'XWEN-49' },
    ],
    [
      'destruction of both',
      { ending: 'destruction', score: [100, 100] },
      { code: 'score-both-full', full: 100, rule: 'XWEN-49' },
    ],
    [
      'mutual destruction of one',
      { ending: 'mutual-destruction', score: [100, 99] },
      { code: 'score-needs-full', ending: 'mutual-destruction', full: 100, rule: 'XWEN-49' },
    ],
    [
      'conceding after destroying everything',
      { ending: 'concession', by: 'first', score: [100, 0] },
      { code: 'score-not-below-full', full: 100, rule: 'XWEN-49' },
    ],
  ])('[XWEN-49] %s cannot be', (_, result, refusal) => {
    expect(refused(result)).toEqual(refusal)
  })

  it.each<[Outcome, number, Result]>([
    ['win', 5, { ending: 'destruction', score: [100, 0] }],
    ['modified-win', 3, { ending: 'time', score: [11, 0] }],
    ['draw', 1, { ending: 'time', score: [11, 11] }],
    ['loss', 0, { ending: 'time', score: [0, 11] }],
  ])('[XWEN-50] a %s earns %i tournament points', (outcome, points, result) => {
    expect(told(result)).toMatch(new RegExp(`^${outcome} ${points}/`))
  })

  it.each([
    [100, 24, 176, 24],
    [50, 38, 112, 88],
    [50, 39, 111, 89],
    [60, 60, 100, 100],
    [100, 89, 111, 89],
    [100, 0, 200, 0],
  ])('[XWEN-51] %i to %i: margins of victory %i and %i', (a, b, first, second) => {
    const margins = [...told({ ending: 'time', score: [a, b] }).matchAll(/\/(\d+)/g)]
    expect(margins.map(([, margin]) => Number(margin))).toEqual([first, second])
  })

  it('[XWEN-51] the two margins are on record for the table and add up in the standings', () => {
    const event = paired()
    event.result('p1', { ending: 'destruction', score: [100, 24] })
    event.does({ kind: 'close-round' })
    const fact = event.event().log.find((entry) => entry.fact.kind === 'result-entered')?.fact
    expect(fact).toMatchObject({ result: { ending: 'destruction', score: [100, 24] } })
    pairByHand(event, 'p1 v p2')
    event.does({ kind: 'publish-round' })
    event.result('p1', { ending: 'time', score: [30, 60] })
    const { rows } = standingsView(event.state())
    expect(rows.map(({ player, marginOfVictory }) => [player, marginOfVictory])).toEqual([
      ['p1', 246],
      ['p2', 154],
    ])
  })

  it('[XWEN-51] whatever was played, the margins share 200 between them', () => {
    const points = fc.integer({ min: 0, max: 100 })
    const seat = fc.constantFrom('first' as const, 'second' as const)
    const score = fc.tuple(points, points)
    const result: fc.Arbitrary<Result> = fc.oneof(
      fc.record({ ending: fc.constant('time' as const), score }),
      fc.record({
        ending: fc.constant('destruction' as const),
        score: fc.tuple(fc.constant(100), points),
      }),
      fc.record({ ending: fc.constant('concession' as const), by: seat, score }),
    )
    const { objection, earned } = scorerOf(paired().state().created, 'swiss')
    fc.assert(
      fc.property(result, (given) => {
        fc.pre(objection(given) === null)
        const [a, b] = earned(given).map(({ marginOfVictory }) => marginOfVictory ?? -1)
        expect((a ?? 0) + (b ?? 0)).toBe(200)
        expect(Math.min(a ?? -1, b ?? -1)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
