import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstReadings } from '../../../testing/readings.ts'
import type { Result } from '../../vocabulary/result.ts'
import { clause } from '../../vocabulary/rule.ts'
import type { StageKind } from '../../vocabulary/stage.ts'
import type { ByeClauses, Setting } from '../way.ts'
import type { DestroyedPointsClauses } from './clauses.ts'
import { earned } from './earned.ts'
import { objection } from './objection.ts'

/** Numbers that no document has, so that none of them can stand in the code. */
const clauses: DestroyedPointsClauses = {
  method: 'destroyed-points',
  endings: clause('DOC-1', [
    'destruction',
    'time',
    'mutual-destruction',
    'concession',
    'no-show',
    'match-loss',
  ]),
  fullScore: clause('DOC-2', 80),
  modifiedWinBelow: clause('DOC-3', 20),
  equalInSwiss: clause('DOC-4', 'draw'),
  equalInElimination: clause('DOC-5', 'initiative'),
  concession: clause('DOC-6', 'squad-destroyed'),
  intentionalDraw: null,
  tournamentPoints: clause('DOC-7', { win: 9, 'modified-win': 6, draw: 4, loss: 1 }),
  levelMargin: clause('DOC-8', 300),
}
const bye: ByeClauses = {
  outcome: clause('DOC-9', 'win'),
  marginOfVictory: clause('DOC-9', 333),
  earned: null,
}

const setting = (changed: Partial<Setting> = {}): Setting => ({
  bye,
  readings: firstReadings,
  stage: 'swiss',
  ...changed,
})

/** `win 9/350, loss 1/250` */
const told = (result: Result, changed: Partial<Setting> = {}, ruled = clauses) =>
  earned(result, ruled, setting(changed))
    .map((line) => `${line.outcome} ${line.tournamentPoints}/${line.marginOfVictory}`)
    .join(', ')

describe('what a result earns', () => {
  it.each<[string, Result, string]>([
    ['destruction', { ending: 'destruction', score: [80, 79] }, 'win 9/301, loss 1/299'],
    ['destruction', { ending: 'destruction', score: [0, 80] }, 'loss 1/220, win 9/380'],
    ['time, a lead of 20', { ending: 'time', score: [50, 30] }, 'win 9/320, loss 1/280'],
    ['time, a lead of 19', { ending: 'time', score: [30, 49] }, 'loss 1/281, modified-win 6/319'],
    ['time, level', { ending: 'time', score: [30, 30] }, 'draw 4/300, draw 4/300'],
    ['both destroyed', { ending: 'mutual-destruction', score: [80, 80] }, 'draw 4/300, draw 4/300'],
    ['concession', { ending: 'concession', by: 'first', score: [30, 10] }, 'loss 1/250, win 9/350'],
    [
      'concession',
      { ending: 'concession', by: 'second', score: [10, 30] },
      'win 9/350, loss 1/250',
    ],
    ['match-loss', { ending: 'match-loss', by: 'first' }, 'loss 1/220, win 9/380'],
    ['no-show', { ending: 'no-show', by: 'first' }, 'unpaired-loss 0/0, bye 9/333'],
    ['withdrawal', { ending: 'withdrawal', by: 'second' }, 'bye 9/333, unpaired-loss 0/0'],
    [
      'intentional-draw',
      { ending: 'intentional-draw', witness: 'a judge' },
      'draw 4/300, draw 4/300',
    ],
  ])('%s', (_, result, expected) => {
    expect(told(result)).toBe(expected)
  })

  it('a no-show can be read as a concession before play', () => {
    const result: Result = { ending: 'no-show', by: 'second' }
    expect(told(result, { readings: { ...firstReadings, noShow: 'concession' } })).toBe(
      'win 9/380, loss 1/220',
    )
  })

  it('a win at time is a full win where the document has no modified win', () => {
    const none = { ...clauses, modifiedWinBelow: null }
    expect(told({ ending: 'time', score: [31, 30] }, {}, none)).toBe('win 9/301, loss 1/299')
  })

  it.each(['first', 'second'] as const)('in elimination initiative of the %s decides', (seat) => {
    const won = seat === 'first' ? 'win 9/300, loss 1/300' : 'loss 1/300, win 9/300'
    const stage = { stage: 'elimination' } as const
    expect(told({ ending: 'time', score: [30, 30], initiative: seat }, stage)).toBe(won)
    const both = { ending: 'mutual-destruction', score: [80, 80], initiative: seat } as const
    expect(told(both, stage)).toBe(won)
  })
})

describe('what speaks against a result', () => {
  const against = (result: Result, stage: StageKind = 'swiss') =>
    objection(result, clauses, setting({ stage }))
  const full = { full: 80, rule: 'DOC-2' }

  it.each<[Result, object | null]>([
    [{ ending: 'destruction', score: [80, 79] }, null],
    [{ ending: 'destruction', score: [0, 80] }, null],
    [
      { ending: 'destruction', score: [79, 78] },
      { code: 'score-needs-full', ending: 'destruction', ...full },
    ],
    [
      { ending: 'destruction', score: [80, 80] },
      { code: 'score-both-full', ...full },
    ],
    [{ ending: 'mutual-destruction', score: [80, 80] }, null],
    [
      { ending: 'mutual-destruction', score: [80, 79] },
      { code: 'score-needs-full', ending: 'mutual-destruction', ...full },
    ],
    [{ ending: 'time', score: [0, 0] }, null],
    [{ ending: 'time', score: [80, 12] }, null],
    [
      { ending: 'time', score: [81, 12] },
      { code: 'score-out-of-range', score: 81, maximum: 80, rule: 'DOC-2' },
    ],
    [
      { ending: 'time', score: [12, -1] },
      { code: 'score-out-of-range', score: -1, maximum: 80, rule: 'DOC-2' },
    ],
    [
      { ending: 'time', score: [12, 7.5] },
      { code: 'score-out-of-range', score: 7.5, maximum: 80, rule: 'DOC-2' },
    ],
    [{ ending: 'concession', by: 'first', score: [79, 0] }, null],
    [
      { ending: 'concession', by: 'first', score: [80, 0] },
      { code: 'score-not-below-full', ...full },
    ],
    [{ ending: 'concession', by: 'first', score: [0, 80] }, null],
    [
      { ending: 'concession', by: 'second', score: [0, 81] },
      { code: 'score-out-of-range', score: 81, maximum: 80, rule: 'DOC-2' },
    ],
    [{ ending: 'no-show', by: 'first' }, null],
    [{ ending: 'match-loss', by: 'first' }, null],
    [{ ending: 'double-loss' }, { code: 'ending-unknown', ending: 'double-loss' }],
    [
      { ending: 'withdrawal', by: 'first' },
      { code: 'ending-unknown', ending: 'withdrawal' },
    ],
    [
      { ending: 'time', score: [12, 12], salvo: 'first' },
      { code: 'field-unknown', field: 'salvo' },
    ],
  ])('%j: %j', (result, expected) => {
    expect(against(result)).toEqual(expected)
  })

  it('a score that is no number is out of range', () => {
    expect(against({ ending: 'time', score: [Number.NaN, 0] })).toMatchObject({
      code: 'score-out-of-range',
    })
  })

  it.each<[StageKind, Result, string | null]>([
    ['swiss', { ending: 'time', score: [12, 12] }, null],
    ['swiss', { ending: 'time', score: [12, 12], initiative: 'first' }, 'initiative-not-needed'],
    ['elimination', { ending: 'time', score: [12, 12] }, 'initiative-needed'],
    ['elimination', { ending: 'time', score: [12, 12], initiative: 'first' }, null],
    ['elimination', { ending: 'mutual-destruction', score: [80, 80] }, 'initiative-needed'],
    [
      'elimination',
      { ending: 'time', score: [13, 12], initiative: 'first' },
      'initiative-not-needed',
    ],
    ['elimination', { ending: 'time', score: [13, 12] }, null],
  ])('in %s %j: %s', (stage, result, code) => {
    const found = against(result, stage)
    expect(found?.code ?? null).toBe(code)
    if (found !== null) expect(found.rule).toBe('DOC-5')
  })
})

describe('a final salvo', () => {
  const withSalvo: DestroyedPointsClauses = {
    ...clauses,
    equalInSwiss: clause('DOC-10', 'salvo'),
    equalInElimination: clause('DOC-11', 'salvo'),
  }
  const level = { ending: 'time', score: [30, 30] } as const
  const against = (result: Result, stage: StageKind = 'swiss') =>
    objection(result, withSalvo, setting({ stage }))
  const rolled = (...hits: readonly (readonly [number, number])[]): Result => ({
    ...level,
    salvo: 'second',
    salvoRolls: { dice: [3, 4], hits },
  })

  it.each(['first', 'second'] as const)('won by the %s decides equal scores', (salvo) => {
    const won = salvo === 'first' ? 'win 9/300, loss 1/300' : 'loss 1/300, win 9/300'
    expect(told({ ...level, salvo }, {}, withSalvo)).toBe(won)
    const both = { ending: 'mutual-destruction', score: [80, 80], salvo } as const
    expect(told(both, {}, withSalvo)).toBe(won)
  })

  it.each<[StageKind, Result, object | null]>([
    ['swiss', level, { code: 'salvo-needed', rule: 'DOC-10' }],
    ['elimination', level, { code: 'salvo-needed', rule: 'DOC-11' }],
    ['swiss', { ...level, salvo: 'first' }, null],
    [
      'swiss',
      { ending: 'time', score: [31, 30], salvo: 'first' },
      { code: 'salvo-not-needed', rule: 'DOC-10' },
    ],
    [
      'swiss',
      { ending: 'time', score: [31, 30], salvoRolls: { dice: [1, 1], hits: [[1, 0]] } },
      { code: 'salvo-not-needed', rule: 'DOC-10' },
    ],
    ['swiss', { ...level, initiative: 'first' }, { code: 'field-unknown', field: 'initiative' }],
    ['swiss', { ...level, tie: {} }, { code: 'field-unknown', field: 'tie' }],
  ])('in %s %j: %j', (stage, result, expected) => {
    expect(against(result, stage)).toEqual(expected)
  })

  it.each([
    { hits: [[1, 2]], isRight: true },
    {
      hits: [
        [2, 2],
        [0, 0],
        [1, 4],
      ],
      isRight: true,
    },
    { hits: [[2, 1]], isRight: false },
    { hits: [], isRight: false },
    { hits: [[1, 1]], isRight: false },
    {
      hits: [
        [1, 2],
        [1, 2],
      ],
      isRight: false,
    },
    { hits: [[3, 5]], isRight: false },
    { hits: [[-1, 2]], isRight: false },
    { hits: [[0.5, 2]], isRight: false },
  ] as const)('won by the second with hits of $hits: $isRight', ({ hits, isRight }) => {
    expect(against(rolled(...hits))).toEqual(
      isRight ? null : { code: 'salvo-rolls-differ', rule: 'DOC-10' },
    )
  })
})

describe('a draw by agreement', () => {
  const agreed = { ending: 'intentional-draw', witness: 'a judge' } as const
  const known: DestroyedPointsClauses = {
    ...clauses,
    endings: clause('DOC-1', [...clauses.endings.value, 'intentional-draw']),
    intentionalDraw: clause('DOC-12', ['swiss']),
  }
  const against = (result: Result, stage: StageKind = 'swiss', ruled = known) =>
    objection(result, ruled, setting({ stage }))

  it('needs a witness, a stage that allows it, and a document that knows it', () => {
    expect(against(agreed)).toBeNull()
    expect(against({ ...agreed, witness: ' ' })).toEqual({ code: 'witness-needed', rule: 'DOC-12' })
    expect(against(agreed, 'elimination')).toEqual({
      code: 'draw-not-in-this-stage',
      rule: 'DOC-12',
    })
    const unknown = { code: 'ending-unknown', ending: 'intentional-draw' }
    expect(against(agreed, 'swiss', clauses)).toEqual(unknown)
    expect(against(agreed, 'swiss', { ...known, intentionalDraw: null })).toEqual(unknown)
  })
})

it('a concession says what stood on the table before', () => {
  expect(objection({ ending: 'concession', by: 'first' }, clauses, setting())).toEqual({
    code: 'score-needed',
    ending: 'concession',
    rule: 'DOC-6',
  })
})

describe('every result that can be', () => {
  const points = fc.integer({ min: 0, max: 80 })
  const seat = fc.constantFrom('first' as const, 'second' as const)
  const result: fc.Arbitrary<Result> = fc.oneof(
    fc.record({
      ending: fc.constantFrom(
        'destruction' as const,
        'time' as const,
        'mutual-destruction' as const,
      ),
      score: fc.tuple(points, points),
    }),
    fc.record({
      ending: fc.constant('time' as const),
      score: fc.tuple(points, points),
      initiative: seat,
    }),
    fc.record({
      ending: fc.constant('concession' as const),
      by: seat,
      score: fc.tuple(points, points),
    }),
    fc.record({ ending: fc.constant('match-loss' as const), by: seat }),
  )
  const stage = fc.constantFrom('swiss' as const, 'elimination' as const)

  it('shares the margin between the two and has at most one winner', () => {
    fc.assert(
      fc.property(result, stage, (given, kind) => {
        fc.pre(objection(given, clauses, setting({ stage: kind })) === null)
        const [a, b] = earned(given, clauses, setting({ stage: kind }))
        expect((a.marginOfVictory ?? 0) + (b.marginOfVictory ?? 0)).toBe(600)
        for (const { marginOfVictory } of [a, b]) {
          expect(marginOfVictory).toBeGreaterThanOrEqual(220)
          expect(marginOfVictory).toBeLessThanOrEqual(380)
        }
        const winners = [a, b].filter(({ outcome }) => outcome.endsWith('win')).length
        expect(winners).toBe(a.outcome === 'draw' ? 0 : 1)
        if (kind === 'elimination') expect(winners).toBe(1)
      }),
    )
  })
})
