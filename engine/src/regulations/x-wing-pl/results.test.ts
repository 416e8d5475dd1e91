import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pairByHand, playByHand } from '../../../testing/by-hand.ts'
import { bracketStory, type Story, story } from '../../../testing/story.ts'
import { rulesOf } from '../../event/reading/rules.ts'
import {
  bracketOf,
  currentRound,
  type Outcome,
  type Refusal,
  type Result,
  type Seat,
  type StagePlan,
  standingsView,
  tablesView,
} from '../../index.ts'
import { scorerFor } from '../../scoring/catalogue.ts'
import { clause } from '../../vocabulary/rule.ts'
import { xWingPl } from './regulation.ts'

const regulation = 'x-wing/pl'
const { scoring } = xWingPl
const swiss = scoring.swiss.method === 'destroyed-points' ? scoring.swiss : expect.fail('method')

const paired = (): Story => {
  const event = story({ regulation, players: ['anakin', 'biggs'] })
  pairByHand(event, 'anakin v biggs')
  event.does({ kind: 'publish-round' })
  return event
}

/** What the first table shows of a result: `win 5/176, loss 0/24`. */
const told = (result: Result, event = paired()): string => {
  event.result('anakin', result)
  const round = currentRound(event.state()) ?? expect.fail('no round')
  const [table] = tablesView(event.state(), round)
  return (table?.earned ?? [])
    .map((line) => `${line.outcome} ${line.tournamentPoints}/${line.marginOfVictory}`)
    .join(', ')
}

const refused = (result: Result, event = paired()): Refusal =>
  event.refuses({ kind: 'enter-result', match: event.matchAt(1).match, result })

const final = (): Story => {
  const event = bracketStory(2, { regulation, players: 2 })
  event.does({ kind: 'pair-round' })
  event.does({ kind: 'publish-round' })
  return event
}

describe('how a match ends', () => {
  it.each<[string, Result, string]>([
    ['one side destroyed', { ending: 'destruction', score: [100, 24] }, 'win 5/176, loss 0/24'],
    ['in either seat', { ending: 'destruction', score: [24, 100] }, 'loss 0/24, win 5/176'],
    [
      'a full win, however close',
      { ending: 'destruction', score: [100, 89] },
      'win 5/111, loss 0/89',
    ],
    [
      'both sides destroyed: a draw',
      { ending: 'mutual-destruction', score: [100, 100] },
      'draw 1/100, draw 1/100',
    ],
    ['equal at time: a draw', { ending: 'time', score: [60, 60] }, 'draw 1/100, draw 1/100'],
  ])('[XWPL-47] %s', (_, result, expected) => {
    expect(told(result)).toBe(expected)
  })

  it.each([
    { lead: 1, outcome: 'modified-win', points: 3 },
    { lead: 11, outcome: 'modified-win', points: 3 },
    { lead: 12, outcome: 'win', points: 5 },
    { lead: 28, outcome: 'win', points: 5 },
  ])('[XWPL-47] at time a lead of $lead is a $outcome', ({ lead, outcome, points }) => {
    const expected = [`${outcome} ${points}/${100 + lead}`, `loss 0/${100 - lead}`]
    expect(told({ ending: 'time', score: [50, 50 - lead] })).toBe(expected.join(', '))
    expect(told({ ending: 'time', score: [50 - lead, 50] })).toBe(expected.toReversed().join(', '))
    expect(swiss.modifiedWinBelow?.rule).toBe('XWPL-47')
  })

  it.each<[string, Result, string]>([
    [
      'having scored 30',
      { ending: 'concession', by: 'second', score: [45, 30] },
      'win 5/170, loss 0/30',
    ],
    ['before play', { ending: 'concession', by: 'second', score: [0, 0] }, 'win 5/200, loss 0/0'],
    [
      'in the lead by 55 to 20',
      { ending: 'concession', by: 'second', score: [20, 55] },
      'win 5/145, loss 0/55',
    ],
    [
      'behind by little: no modified win',
      { ending: 'concession', by: 'first', score: [95, 99] },
      'loss 0/95, win 5/105',
    ],
  ])('[XWPL-47] conceding %s', (_, result, expected) => {
    expect(told(result)).toBe(expected)
  })

  const accepted: readonly Result[] = [
    { ending: 'destruction', score: [100, 0] },
    { ending: 'time', score: [10, 0] },
    { ending: 'mutual-destruction', score: [100, 100] },
    { ending: 'concession', by: 'first', score: [0, 0] },
    { ending: 'intentional-draw', witness: 'the marshal' },
    { ending: 'no-show', by: 'first' },
    { ending: 'match-loss', by: 'first' },
  ]

  it('[XWPL-47] these are all the endings there are', () => {
    for (const result of accepted) expect(told(result), result.ending).not.toBe('')
    expect(swiss.endings.rule).toBe('XWPL-47')
    expect(swiss.endings.value.toSorted()).toEqual(accepted.map((one) => one.ending).toSorted())
  })

  it('[XWPL-47] there is no final salvo', () => {
    expect(refused({ ending: 'time', score: [60, 60], salvo: 'first' })).toEqual({
      code: 'not-in-this-regulation',
      what: 'salvo',
      regulation,
    })
    expect(swiss.equalInSwiss).toEqual(clause('XWPL-47', 'draw'))
  })
})

describe('points and margins', () => {
  it.each<[Outcome, number, Result]>([
    ['win', 5, { ending: 'destruction', score: [100, 0] }],
    ['modified-win', 3, { ending: 'time', score: [11, 0] }],
    ['draw', 1, { ending: 'time', score: [11, 11] }],
    ['loss', 0, { ending: 'time', score: [0, 11] }],
  ])('[XWPL-49] a %s earns %i tournament points', (outcome, points, result) => {
    expect(told(result)).toMatch(new RegExp(`^${outcome} ${points}/`))
    expect(swiss.tournamentPoints.rule).toBe('XWPL-49')
  })

  it.each([
    [100, 24, 176, 24],
    [50, 38, 112, 88],
    [50, 39, 111, 89],
    [60, 60, 100, 100],
    [100, 89, 111, 89],
    [100, 0, 200, 0],
  ])('[XWPL-51] %i to %i: margins of victory %i and %i', (a, b, first, second) => {
    const margins = [...told({ ending: 'time', score: [a, b] }).matchAll(/\/(\d+)/g)]
    expect(margins.map(([, margin]) => Number(margin))).toEqual([first, second])
    expect(swiss.levelMargin.rule).toBe('XWPL-51')
  })

  it('[XWPL-51] 100 to 24 is 176 and 24; the 79 and 179 of the printed example are wrong', () => {
    const result = told({ ending: 'destruction', score: [100, 24] })
    expect(result).toBe('win 5/176, loss 0/24')
    // As printed the two would share 203, and 100 less 79 would not be 24.
    expect(179 + 24).not.toBe(200)
    expect(result).not.toContain('179')
  })

  it('[XWPL-51] both are noted and add up in the standings', () => {
    const event = story({ regulation, players: ['anakin', 'biggs'] })
    playByHand(event, 'anakin 100-24 biggs')
    playByHand(event, 'anakin 30-60 biggs')
    const { rows } = standingsView(event.state())
    expect(rows.map((row) => [row.player, row.tournamentPoints, row.marginOfVictory])).toEqual([
      ['anakin', 5, 246],
      ['biggs', 5, 154],
    ])
  })

  it('[XWPL-51] whatever was played, the margins share 200 between them', () => {
    const points = fc.integer({ min: 0, max: 100 })
    const seat = fc.constantFrom('first' as const, 'second' as const)
    const both = fc.tuple(points, points)
    const result: fc.Arbitrary<Result> = fc.oneof(
      fc.record({ ending: fc.constant('time' as const), score: both }),
      fc.record({ ending: fc.constant('concession' as const), by: seat, score: both }),
    )
    const { readings } = rulesOf(paired().state().created)
    const scorer = scorerFor(swiss, { bye: xWingPl.bye, readings, stage: 'swiss' })
    fc.assert(
      fc.property(result, (given) => {
        fc.pre(scorer.objection(given) === null)
        const [a, b] = scorer.earned(given)
        expect((a.marginOfVictory ?? -1) + (b.marginOfVictory ?? -1)).toBe(200)
        expect(Math.min(a.marginOfVictory ?? -1, b.marginOfVictory ?? -1)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('an intentional draw', () => {
  const draw = (witness: string): Result => ({ ending: 'intentional-draw', witness })

  it('[XWPL-50] 1 point and a margin of 100 each, the witness on record', () => {
    const event = paired()
    expect(told(draw('the marshal'), event)).toBe('draw 1/100, draw 1/100')
    expect(event.event().log.at(-1)?.fact).toMatchObject({ result: draw('the marshal') })
    expect(swiss.intentionalDraw).toEqual(clause('XWPL-50', ['swiss']))
  })

  it.each(['', '  '])('[XWPL-50] not without a marshal or judge present', (witness) => {
    expect(refused(draw(witness))).toEqual({ code: 'witness-needed', rule: 'XWPL-50' })
  })

  it('[XWPL-50] not in elimination', () => {
    expect(refused(draw('the marshal'), final())).toEqual({
      code: 'draw-not-in-this-stage',
      rule: 'XWPL-50',
    })
  })

  it('[XWPL-50] in Swiss rounds after a cut too', () => {
    const stages: readonly StagePlan[] = [
      { kind: 'swiss', rounds: 1, cut: null },
      { kind: 'swiss', rounds: 1, cut: 2 },
    ]
    const event = story({
      regulation,
      players: ['anakin', 'biggs', 'luke', 'kyle'],
      structure: { kind: 'custom', stages },
    })
    playByHand(event, 'anakin 100-0 luke, biggs 100-0 kyle')
    event.does({ kind: 'make-cut' })
    event.does({ kind: 'start-stage' })
    pairByHand(event, 'anakin v biggs')
    event.does({ kind: 'publish-round' })
    expect(told(draw('a judge'), event)).toBe('draw 1/100, draw 1/100')
  })
})

describe('equal scores in elimination', () => {
  const level = (initiative?: Seat): Result => ({
    ending: 'time',
    score: [60, 60],
    ...(initiative === undefined ? {} : { initiative }),
  })

  it.each(['first', 'second'] as const)('[XWPL-59] initiative of the %s seat wins', (seat) => {
    const event = final()
    const { match, players } = event.matchAt(1)
    event.does({ kind: 'enter-result', match, result: level(seat) })
    event.does({ kind: 'close-round' })
    expect(bracketOf(event.state(), 1).champion).toBe(players[seat === 'first' ? 0 : 1])
  })

  it('[XWPL-59] it has to be known, after mutual destruction too', () => {
    const needed = { code: 'initiative-needed', rule: 'XWPL-59' }
    expect(refused(level(), final())).toEqual(needed)
    const both: Result = { ending: 'mutual-destruction', score: [100, 100] }
    expect(refused(both, final())).toEqual(needed)
    expect(swiss.equalInElimination).toEqual(clause('XWPL-59', 'initiative'))
    expect(scoring.elimination).toEqual(scoring.swiss)
  })

  it('[XWPL-59] only then: a lead decides by itself, and a Swiss match is drawn', () => {
    const lead: Result = { ending: 'time', score: [60, 59], initiative: 'second' }
    expect(refused(lead, final()).code).toBe('initiative-not-needed')
    expect(refused(level('first')).code).toBe('initiative-not-needed')
  })

  it('[XWPL-59] a modified win moves on like any other', () => {
    const event = final()
    const { match, players } = event.matchAt(1)
    event.does({ kind: 'enter-result', match, result: { ending: 'time', score: [59, 60] } })
    event.does({ kind: 'close-round' })
    expect(bracketOf(event.state(), 1).champion).toBe(players[1])
  })
})
