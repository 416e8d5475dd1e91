import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { optionValues, type Readings } from '../../vocabulary/option.ts'
import type { Result } from '../../vocabulary/result.ts'
import { clause } from '../../vocabulary/rule.ts'
import type { StageKind } from '../../vocabulary/stage.ts'
import type { ByeClauses, DestroyedPointsClauses } from '../clauses.ts'
import type { ScoringContext } from '../method.ts'
import { earned } from './earned.ts'
import { objection } from './objection.ts'

const readings = Object.fromEntries(
  Object.entries(optionValues).map(([name, values]) => [name, values[0]]),
) as Readings

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
  tournamentPoints: clause('DOC-7', { win: 9, 'modified-win': 6, draw: 4, loss: 1 }),
  levelMargin: clause('DOC-8', 300),
}
const bye: ByeClauses = {
  outcome: clause('DOC-9', 'win'),
  marginOfVictory: clause('DOC-9', 333),
}

const context = (
  changed: Partial<ScoringContext<DestroyedPointsClauses>> = {},
): ScoringContext<DestroyedPointsClauses> => ({
  clauses,
  bye,
  readings,
  stage: 'swiss',
  ...changed,
})

/** `win 9/350, loss 1/250` */
const told = (result: Result, changed: Parameters<typeof context>[0] = {}) =>
  earned(result, context(changed))
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
    ['double-loss', { ending: 'double-loss' }, 'double-loss 1/0, double-loss 1/0'],
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
    expect(told(result, { readings: { ...readings, noShow: 'concession' } })).toBe(
      'win 9/380, loss 1/220',
    )
  })

  it('a win at time is a full win where the document has no modified win', () => {
    const none = { clauses: { ...clauses, modifiedWinBelow: null } }
    expect(told({ ending: 'time', score: [31, 30] }, none)).toBe('win 9/301, loss 1/299')
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
    objection(result, context({ stage }))
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
        fc.pre(objection(given, context({ stage: kind })) === null)
        const [a, b] = earned(given, context({ stage: kind }))
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
