import { describe, expect, it } from 'vitest'
import { answer, type Loose, named, refusedByAll, scenario, swiss } from '../trial.suite.ts'

const match = { players: ['p1', 'p2'], result: { ending: 'time', score: [50, 40] } }

const file = (more: Loose = {}) => scenario(named(2), [swiss([match])], more)
const player = (value: unknown) => scenario(['p1', 'p2', value])
const round = (more: Loose) => file({ rounds: [{ matches: [match], ...more }] })
const matches = (value: unknown) => file({ rounds: [{ matches: value }] })
const result = (value: unknown) => matches([{ ...match, result: value }])
const stages = (...values: readonly unknown[]) => file({ structure: { stages: values } })

const object = { expected: 'object' }
const list = { expected: 'list' }
const text = { expected: 'text' }
const number = { expected: 'number' }
const pair = { expected: 'list-of-two' }
const whole = (least: number) => ({ expected: 'whole-number', least })
const oneOf = (...values: readonly string[]) => ({ expected: 'one-of', values })
const structures = oneOf('basic', 'advanced', 'competitive', 'premier', 'custom')
const stageKinds = oneOf('swiss', 'elimination', 'double-elimination')

const rows: readonly (readonly [unknown, string, Loose])[] = [
  [null, '', object],
  [[], '', object],
  ['text', '', object],
  [7, '', object],
  [true, '', object],
  [{}, 'regulation', text],
  [{ regulation: null }, 'regulation', text],
  [{ regulation: '' }, 'regulation', text],
  [{ regulation: 'x-wing/en-3.2' }, 'players', list],
  [file({ players: { p1: {} } }), 'players', list],
  [file({ players: 'p1' }), 'players', list],
  [file({ date: 20151003 }), 'date', text],
  [file({ date: '  ' }), 'date', text],
  [file({ tier: null }), 'tier', text],
  [file({ entropy: 7 }), 'entropy', text],
  [file({ entropy: '' }), 'entropy', text],
  [file({ missions: 'one' }), 'missions', list],
  [file({ options: [] }), 'options', object],
  [file({ options: null }), 'options', object],
  [file({ options: { headToHead: true } }), 'options.headToHead', text],
  [file({ options: { headToHead: null } }), 'options.headToHead', text],
  [file({ structure: 'premier' }), 'structure', object],
  [file({ structure: null }), 'structure', object],
  [file({ structure: {} }), 'structure.kind', structures],
  [file({ structure: { kind: 'swiss' } }), 'structure.kind', structures],
  [file({ structure: { kind: 'toString' } }), 'structure.kind', structures],
  [file({ structure: { kind: 'custom' } }), 'structure.swissRounds', whole(1)],
  [file({ structure: { kind: 'custom', swissRounds: 0 } }), 'structure.swissRounds', whole(1)],
  [file({ structure: { kind: 'custom', swissRounds: 2.5 } }), 'structure.swissRounds', whole(1)],
  [file({ structure: { kind: 'custom', swissRounds: '3' } }), 'structure.swissRounds', whole(1)],
  [file({ structure: { kind: 'custom', swissRounds: 3, cut: -1 } }), 'structure.cut', whole(0)],
  [file({ structure: { kind: 'custom', swissRounds: 3, cut: null } }), 'structure.cut', whole(0)],
  [file({ structure: { kind: 'premier', stages: [] } }), 'structure.kind', oneOf('custom')],
  [file({ structure: { stages: {} } }), 'structure.stages', list],
  [stages(null), 'structure.stages[0]', object],
  [stages({ rounds: 3 }), 'structure.stages[0].kind', stageKinds],
  [stages({ kind: 'swiss', rounds: '3' }), 'structure.stages[0].rounds', whole(1)],
  [
    stages({ kind: 'swiss', rounds: 3 }, { kind: 'elimination', cut: 4.5 }),
    'structure.stages[1].cut',
    whole(0),
  ],
  [player(3), 'players[2]', object],
  [player(null), 'players[2]', object],
  [player(['p3']), 'players[2]', object],
  [player(''), 'players[2]', text],
  [player({}), 'players[2].name', text],
  [player({ name: '\t' }), 'players[2].name', text],
  [player({ name: 3 }), 'players[2].name', text],
  [player({ name: 'p3', earnedBye: 1 }), 'players[2].earnedBye', { expected: 'true-or-false' }],
  [player({ name: 'p3', avoid: 'p1' }), 'players[2].avoid', list],
  [player({ name: 'p3', avoid: [1] }), 'players[2].avoid[0]', text],
  [player({ name: 'p3', squadPoints: '98' }), 'players[2].squadPoints', whole(0)],
  [player({ name: 'p3', squadPoints: -2 }), 'players[2].squadPoints', whole(0)],
  [player({ name: 'p3', from: 0 }), 'players[2].from', whole(1)],
  [player({ name: 'p3', from: '2' }), 'players[2].from', whole(1)],
  [player({ name: 'p3', from: 2 ** 53 }), 'players[2].from', whole(1)],
  [file({ rounds: {} }), 'rounds', list],
  [file({ rounds: null }), 'rounds', list],
  [file({ rounds: [null] }), 'rounds[0]', object],
  [file({ rounds: [[match]] }), 'rounds[0]', object],
  [file({ rounds: [{}] }), 'rounds[0].matches', list],
  [round({ stage: 'Swiss' }), 'rounds[0].stage', oneOf('swiss', 'elimination', 'final-match')],
  [round({ stage: null }), 'rounds[0].stage', oneOf('swiss', 'elimination', 'final-match')],
  [round({ drop: 'p1' }), 'rounds[0].drop', list],
  [round({ drop: [null] }), 'rounds[0].drop[0]', text],
  [round({ readmit: [['p1']] }), 'rounds[0].readmit[0]', text],
  [round({ disqualify: { p1: true } }), 'rounds[0].disqualify', list],
  [round({ rulings: 'none' }), 'rounds[0].rulings', list],
  [round({ entropy: false }), 'rounds[0].entropy', text],
  [matches({}), 'rounds[0].matches', list],
  [matches([null]), 'rounds[0].matches[0]', object],
  [matches([['p1', 'p2']]), 'rounds[0].matches[0]', object],
  [matches([{}]), 'rounds[0].matches[0].players', list],
  [matches([{ players: 'p1 p2' }]), 'rounds[0].matches[0].players', list],
  [matches([{ players: ['p1'] }]), 'rounds[0].matches[0].players', pair],
  [matches([{ players: ['p1', 'p2', 'p3'] }]), 'rounds[0].matches[0].players', pair],
  [matches([{ players: ['p1', null] }]), 'rounds[0].matches[0].players[1]', text],
  [matches([{ bye: null }]), 'rounds[0].matches[0].bye', text],
  [matches([{ bye: ['p1'] }]), 'rounds[0].matches[0].bye', text],
  [result(null), 'rounds[0].matches[0].result', object],
  [result('100-24'), 'rounds[0].matches[0].result', object],
  [result([100, 24]), 'rounds[0].matches[0].result', object],
  [result({ ending: 'time' }), 'rounds[0].matches[0].result.score', list],
  [result({ ending: 'time', score: 50 }), 'rounds[0].matches[0].result.score', list],
  [result({ ending: 'time', score: [50] }), 'rounds[0].matches[0].result.score', pair],
  [result({ ending: 'time', score: ['50', 4] }), 'rounds[0].matches[0].result.score[0]', number],
  [result({ ending: 'time', score: [5, null] }), 'rounds[0].matches[0].result.score[1]', number],
  [result({ ending: 'no-show' }), 'rounds[0].matches[0].result.by', text],
  [result({ ending: 'no-show', by: 1 }), 'rounds[0].matches[0].result.by', text],
  [result({ ending: 'concession', by: 'p1' }), 'rounds[0].matches[0].result.score', list],
  [
    result({ ending: 'time', score: [5, 5], initiative: 1 }),
    'rounds[0].matches[0].result.initiative',
    text,
  ],
]

describe('a value of the wrong shape', () => {
  it.each(rows)('%j', async (input, at, expected) => {
    // A bare text is JSON too, but only with its quotation marks.
    const written = typeof input === 'string' ? JSON.stringify(input) : input
    const refused = await refusedByAll(written)
    expect(refused).toEqual({
      code: 'wrong-shape',
      message: refused.message,
      at,
      ...expected,
    })
  })

  it('that is too large for a number is not one', async () => {
    const written = JSON.stringify(result({ ending: 'time', score: [0, 7] })).replace('7', '1e999')
    expect(await refusedByAll(written)).toMatchObject({
      code: 'wrong-shape',
      at: 'rounds[0].matches[0].result.score[1]',
      expected: 'number',
    })
  })

  it('names every ending where the one given is unknown', async () => {
    const { values } = await refusedByAll(result({ ending: 'knock-out', score: [1, 2] }))
    expect(values).toContain('mutual-destruction')
    expect(values).not.toContain('withdrawal')
  })
})

describe('a field that no scenario has', () => {
  it.each([
    [file({ round: [] }), '', 'round'],
    [file({ Players: [] }), '', 'Players'],
    [file({ constructor: 1 }), '', 'constructor'],
    [file({ options: { halfpoints: 'always' } }), 'options', 'halfpoints'],
    [file({ options: { constructor: 'on' } }), 'options', 'constructor'],
    [file({ options: { toString: 'on' } }), 'options', 'toString'],
    [file({ structure: { kind: 'custom', rounds: 3 } }), 'structure', 'rounds'],
    [file({ structure: { kind: 'premier', cut: 8 } }), 'structure', 'cut'],
    [file({ structure: { stages: [], cut: 8 } }), 'structure', 'cut'],
    [stages({ kind: 'swiss', swissRounds: 3 }), 'structure.stages[0]', 'swissRounds'],
    [player({ name: 'p3', club: 'x' }), 'players[2]', 'club'],
    [round({ byes: ['p1'] }), 'rounds[0]', 'byes'],
    [round({ dropped: [] }), 'rounds[0]', 'dropped'],
    [matches([{ ...match, table: 1 }]), 'rounds[0].matches[0]', 'table'],
    [matches([{ bye: 'p1', players: ['p1', 'p2'] }]), 'rounds[0].matches[0]', 'players'],
    [matches([{ bye: 'p1', result: {} }]), 'rounds[0].matches[0]', 'result'],
    [
      result({ ending: 'no-show', by: 'p1', score: [0, 0] }),
      'rounds[0].matches[0].result',
      'score',
    ],
    [result({ ending: 'time', score: [1, 2], by: 'p1' }), 'rounds[0].matches[0].result', 'by'],
    [
      result({ ending: 'match-loss', by: 'p1', initiative: 'p1' }),
      'rounds[0].matches[0].result',
      'initiative',
    ],
    [
      result({ ending: 'concession', by: 'p1', score: [1, 2], initiative: 'p1' }),
      'rounds[0].matches[0].result',
      'initiative',
    ],
  ])('%j', async (input, at, name) => {
    expect(await refusedByAll(input)).toMatchObject({ code: 'unknown-field', at, field: name })
  })

  it('is refused even when it is called __proto__', async () => {
    const written = JSON.stringify(file()).replace('{', '{"__proto__": {"entropy": "x"},')
    expect(await refusedByAll(written)).toMatchObject({
      code: 'unknown-field',
      at: '',
      field: '__proto__',
    })
  })
})

describe('a value that the rules do not know', () => {
  it.each([
    ['x-wing/fr', 'a document that nobody wrote'],
    ['X-Wing/EN-3.2', 'other letters'],
    ['constructor', 'an inherited name'],
  ])('regulation %s: %s', async (regulation) => {
    expect(await refusedByAll(file({ regulation }))).toMatchObject({
      code: 'unknown-regulation',
      regulation,
      at: 'regulation',
    })
  })

  it.each([
    [{ date: '2015-02-29' }, 'date'],
    [{ date: '3.10.2015' }, 'date'],
    [{ tier: 'premium' }, 'tier'],
    [{ tier: 'constructor' }, 'tier'],
    [{ options: { headToHead: 'maybe' } }, 'options.headToHead'],
    [{ options: { unpairedLossMargin: 75 } }, 'options.unpairedLossMargin'],
    [{ options: { readmission: 'toString' } }, 'options.readmission'],
    [{ structure: { stages: [] } }, 'structure.stages'],
    [{ structure: { stages: [{ kind: 'swiss', rounds: 3, cut: 8 }] } }, 'structure.stages[0].cut'],
    [{ structure: { kind: 'custom', swissRounds: 3, cut: 1 } }, 'structure.stages[1].cut'],
    [{ structure: { kind: 'custom', swissRounds: 1e9 } }, 'structure.stages[0].rounds'],
    [
      { structure: { stages: [{ kind: 'swiss' }, { kind: 'elimination', cut: 4 }] } },
      'structure.stages[0].rounds',
    ],
    [
      { structure: { stages: [{ kind: 'swiss', rounds: 2 }, { kind: 'elimination' }] } },
      'structure.stages[1].cut',
    ],
    [
      {
        regulation: 'x-wing/de',
        structure: { stages: [{ kind: 'elimination' }, { kind: 'swiss', cut: 4, rounds: 1 }] },
      },
      'structure.stages',
    ],
  ])('%j', async (more, name) => {
    expect(await refusedByAll(file(more))).toMatchObject({ code: 'bad-value', field: name })
  })

  it.each([
    [{ tier: 'Premier', structure: { kind: 'premier' } }],
    [{ date: '2016-02-29' }],
    [{ structure: { kind: 'custom', stages: [{ kind: 'swiss', rounds: 3 }] } }],
    [{ structure: { kind: 'custom', swissRounds: 3, cut: 0 } }],
    [{ structure: { stages: [{ kind: 'swiss' }] } }],
    [{ options: {} }],
  ])('but %j is known', async (more) => {
    await answer('standings', file(more))
  })
})
