import { type Regulation, type Result, regulations } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { type Draft, emptyDraft, type ScoringBy, type Setting } from './draft.ts'
import { draftFrom } from './draft-from.ts'
import { endingOf, endingsIn, isTyped, resultTyped } from './result-typed.ts'
import { linksNeeded, rollsShown } from './ways/victory-points.tsx'

type Stage = 'swiss' | 'elimination'
type Method = Setting['scoring']['method']

/** A document that scores a stage in this way. */
const scoredBy = (method: Method, stage: Stage, fits: (one: Regulation) => boolean): Setting => {
  const found = regulations.find((one) => one.scoring[stage].method === method && fits(one))
  if (found === undefined) throw new Error(`no document scores by ${method}`)
  return { scoring: found.scoring[stage], stage, game: null, light: null }
}

const byDestruction = (
  stage: Stage,
  fits: (own: ScoringBy<'destroyed-points'>) => boolean = () => true,
) =>
  scoredBy(
    'destroyed-points',
    stage,
    ({ scoring }) => scoring[stage].method === 'destroyed-points' && fits(scoring[stage]),
  )

const draft = (part: Partial<Draft>): Draft => ({ ...emptyDraft, ...part })

describe('destroyed points while they are typed', () => {
  const swiss = byDestruction('swiss', ({ equalInSwiss }) => equalInSwiss.value === 'draw')
  const knockout = byDestruction(
    'elimination',
    ({ equalInElimination }) => equalInElimination.value === 'initiative',
  )
  const typed = (part: Partial<Draft>, setting = swiss) => resultTyped(draft(part), setting)

  it('end as the scores suggest, until something else is chosen', () => {
    expect(endingOf(draft({ first: '100', second: '24' }), swiss)).toBe('destruction')
    expect(endingOf(draft({ first: '71', second: '60' }), swiss)).toBe('time')
    expect(endingOf(draft({ first: '100', second: '100' }), swiss)).toBe('mutual-destruction')
    expect(endingOf(draft({ first: '100', second: '24', ending: 'time' }), swiss)).toBe('time')
  })

  it('are not ended by time while the clock of the table runs', () => {
    const early = { ...swiss, hasTimeLeft: true }
    expect(endingOf(draft({}), early)).toBe('destruction')
    expect(endingOf(draft({ first: '71', second: '60' }), early)).toBe('destruction')
    expect(endingOf(draft({}), swiss)).toBe('time')
  })

  it('need both scores', () => {
    expect(typed({})).toEqual({ missing: 'scores' })
    expect(typed({ first: '100' })).toEqual({ missing: 'scores' })
    expect(typed({ first: '0', second: '0' })).toEqual({
      result: { ending: 'time', score: [0, 0] },
    })
  })

  it('need to know who conceded, and take no score for nothing destroyed', () => {
    expect(typed({ ending: 'concession', first: '30' })).toEqual({ missing: 'who' })
    expect(typed({ ending: 'concession', first: '30', by: 'second' })).toEqual({
      result: { ending: 'concession', by: 'second', score: [30, 0] },
    })
  })

  describe('with a final salvo', () => {
    const salvo = byDestruction('swiss', ({ equalInSwiss }) => equalInSwiss.value === 'salvo')
    const level = { first: '60', second: '60' }
    const result = { ending: 'time', score: [60, 60] }

    it('[XWDE-88] take the winner alone', () => {
      expect(typed({ ...level, salvo: 'second' }, salvo)).toEqual({
        result: { ...result, salvo: 'second' },
      })
      expect(typed({ ...level, salvo: 'second', dice: ['3', '2'] }, salvo)).toEqual({
        result: { ...result, salvo: 'second' },
      })
    })

    it('[XWDE-88] take dice and rolls along, and know who won by the last of them', () => {
      const hits = [
        ['1', '1'],
        ['2', '1'],
      ] as const
      const rolled = {
        result: {
          ...result,
          salvo: 'first',
          salvoRolls: {
            dice: [3, 2],
            hits: [
              [1, 1],
              [2, 1],
            ],
          },
        },
      }
      expect(typed({ ...level, dice: ['3', '2'], hits }, salvo)).toEqual(rolled)
      const back = draftFrom(rolled.result as unknown as Result)
      expect(resultTyped(back, salvo)).toEqual(rolled)
    })

    it('[XWDE-89] know the dice of both squads after mutual destruction', () => {
      const gone = { first: '100', second: '100', hits: [['4', '1']] as const }
      const known = { ...salvo, dice: [7, 5] as const }
      expect(typed(gone, known)).toMatchObject({
        result: { salvo: 'first', salvoRolls: { dice: [7, 5], hits: [[4, 1]] } },
      })
      expect(typed({ ...level, hits: gone.hits }, known)).toEqual({
        result: { ...result, salvo: 'first' },
      })
    })
  })

  it('leave the scores out where there was no play', () => {
    expect(typed({ ending: 'no-show', first: '30', by: 'first' })).toEqual({
      result: { ending: 'no-show', by: 'first' },
    })
    expect(typed({ ending: 'match-loss' })).toEqual({ missing: 'who' })
  })

  it('take what decides equal scores only where something has to', () => {
    const equal = { first: '60', second: '60', initiative: 'second', salvo: 'first' } as const
    const score = [60, 60]
    expect(typed(equal)).toEqual({ result: { ending: 'time', score } })
    expect(typed(equal, knockout)).toEqual({
      result: { ending: 'time', score, initiative: 'second' },
    })
    const salvo = byDestruction('swiss', ({ equalInSwiss }) => equalInSwiss.value === 'salvo')
    expect(typed(equal, salvo)).toEqual({ result: { ending: 'time', score, salvo: 'first' } })
    expect(typed({ ...equal, second: '59' }, salvo)).toEqual({
      result: { ending: 'time', score: [60, 59] },
    })
  })

  it('may be an agreed draw only in the stages the document names', () => {
    const agreed = byDestruction('swiss', ({ intentionalDraw }) => intentionalDraw !== null)
    expect(endingsIn(agreed)).toContain('intentional-draw')
    expect(endingsIn({ ...agreed, stage: 'elimination' })).not.toContain('intentional-draw')
    expect(typed({ ending: 'intentional-draw', witness: 'l3' }, agreed)).toEqual({
      result: { ending: 'intentional-draw', witness: 'l3' },
    })
    expect(typed({ ending: 'intentional-draw' }, agreed)).toEqual({ missing: 'witness' })
  })

  it('know their own result again when it comes back from elsewhere', () => {
    const own = draft({ first: '67', second: '60' })
    expect(isTyped(own, swiss, { ending: 'time', score: [67, 60] })).toBe(true)
    expect(isTyped(own, swiss, { ending: 'time', score: [60, 67] })).toBe(false)
    expect(isTyped(own, swiss, { ending: 'destruction', score: [67, 60] })).toBe(false)
    const gone = draft({ ending: 'concession', by: 'second', first: '30' })
    expect(isTyped(gone, swiss, { ending: 'concession', by: 'second', score: [30, 0] })).toBe(true)
    expect(isTyped(gone, swiss, { ending: 'concession', by: 'first', score: [30, 0] })).toBe(false)
  })

  it.each<Result>([
    { ending: 'destruction', score: [100, 24] },
    { ending: 'time', score: [60, 60], initiative: 'first' },
    { ending: 'concession', by: 'first', score: [10, 70] },
    { ending: 'no-show', by: 'second' },
  ])('are the same again when they are amended: %o', (result) => {
    expect(resultTyped(draftFrom(result), knockout)).toEqual({ result })
  })
})

describe('two games while they are typed', () => {
  const setting = scoredBy('two-games', 'swiss', () => true)

  it('need both games', () => {
    expect(resultTyped(draft({ games: ['first', ''] }), setting)).toEqual({ missing: 'games' })
  })

  it.each<Result>([
    { ending: 'games', games: ['first', 'draw'] },
    { ending: 'games', games: ['double-loss', 'unplayed'] },
    { ending: 'games', games: [{ conceded: 'second' }, { annulled: 'first' }] },
    { ending: 'match-loss', by: 'first' },
    { ending: 'double-loss' },
  ])('are the same again when they are amended: %o', (result) => {
    expect(resultTyped(draftFrom(result), setting)).toEqual({ result })
  })
})

describe('a game of two sides while it is typed', () => {
  const setting = scoredBy('sided-game', 'elimination', () => true)
  const table = { objectives: 2, damageOnDark: 7, dial: 10, damageOnLight: 4, balance: 'dark' }

  it('takes the side from the pairing, unless another was played', () => {
    const paired = { ...setting, light: 'second' } as const
    expect(resultTyped(draft({ winner: 'first' }), setting)).toEqual({ missing: 'light' })
    expect(resultTyped(draft({ winner: 'first' }), paired)).toEqual({
      result: { ending: 'won', winner: 'first', light: 'second' },
    })
    expect(resultTyped(draft({ winner: 'first', light: 'first' }), paired)).toEqual({
      result: { ending: 'won', winner: 'first', light: 'first' },
    })
  })

  it('needs everything on the table when time ends it, which it cannot do everywhere', () => {
    const half = draft({ ending: 'timeout', light: 'first', objectives: '2', dial: '10' })
    expect(resultTyped(half, setting)).toEqual({ missing: 'table' })
    expect(endingsIn(setting)).toContain('timeout')
    expect(endingsIn({ ...setting, isUntimed: true })).not.toContain('timeout')
  })

  it('can be lost by both', () => {
    expect(endingsIn(setting)).toContain('double-loss')
    expect(resultTyped(draft({ ending: 'double-loss' }), setting)).toEqual({
      result: { ending: 'double-loss' },
    })
  })

  it.each([
    { ending: 'won', winner: 'second', light: 'first' },
    { ending: 'forfeit', winner: 'first' },
    { ending: 'timeout', light: 'second', table },
  ] as readonly Result[])('is the same again when it is amended: %o', (result) => {
    expect(resultTyped(draftFrom(result), setting)).toEqual({ result })
  })
})

describe('victory points while they are typed', () => {
  const setting = scoredBy('victory-points', 'swiss', () => true)
  const links = (part: Partial<Draft>) => {
    const level = draft({ first: '30', second: '30', ...part })
    return linksNeeded(level, 'time', setting as Setting<ScoringBy<'victory-points'>>)
  }

  it('end by points as soon as somebody has enough', () => {
    expect(endingOf(draft({ first: '39', second: '12' }), setting)).toBe('time')
    expect(endingOf(draft({ first: '12', second: '41' }), setting)).toBe('points')
    expect(endingOf(draft({ first: '39', second: '12' }), { ...setting, hasTimeLeft: true })).toBe(
      'points',
    )
  })

  it('ask for one link of the chain after the other, each only when it is needed', () => {
    expect(links({ second: '29' })).toEqual([])
    expect(links({})).toEqual(['defeats'])
    expect(links({ defeats: ['30', '20'] })).toEqual(['defeats'])
    expect(links({ defeats: ['20', '20'] })).toEqual(['defeats', 'damage'])
    expect(links({ defeats: ['20', '20'], damage: ['7', '7'] })).toEqual([
      'defeats',
      'damage',
      'die',
    ])
  })

  it('roll again while the rolls are equal', () => {
    const rolled = (...die: readonly (readonly [string, string])[]) =>
      rollsShown(draft({ die })).length
    expect(rolled()).toBe(1)
    expect(rolled(['3', ''])).toBe(1)
    expect(rolled(['3', '3'])).toBe(2)
    expect(rolled(['3', '3'], ['1', '5'])).toBe(2)
    // A roll corrected to a decision needs none after it.
    expect(rolled(['3', '4'], ['1', '5'])).toBe(1)
  })

  it('forget what an earlier link has made superfluous', () => {
    const decided = draft({ first: '30', second: '30', defeats: ['20', '10'], damage: ['1', '2'] })
    expect(resultTyped(decided, setting)).toEqual({
      result: { ending: 'time', score: [30, 30], tie: { defeats: [20, 10] } },
    })
  })

  it.each<Result>([
    { ending: 'points', score: [40, 12] },
    { ending: 'time', score: [30, 30], tie: { defeats: [9, 9], damage: [4, 3] } },
    {
      ending: 'time',
      score: [0, 0],
      tie: {
        defeats: [0, 0],
        damage: [0, 0],
        die: [
          [2, 2],
          [1, 6],
        ],
      },
    },
    { ending: 'defeat', winner: 'second', score: [20, 18] },
    { ending: 'concession', by: 'first' },
  ])('are the same again when they are amended: %o', (result) => {
    expect(resultTyped(draftFrom(result), setting)).toEqual({ result })
  })
})
