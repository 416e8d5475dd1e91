import { type Regulation, type Result, regulations } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import type { Setting } from '../../../../parts/result/draft.ts'
import { resultTyped } from '../../../../parts/result/result-typed.ts'
import { withOffer } from './lane-offer.ts'
import { laneTable, laneTyped, swapSeats } from './lane-typed.ts'

type Stage = 'swiss' | 'elimination'

const settingOf = (
  method: Setting['scoring']['method'],
  stage: Stage,
  fits: (one: Regulation) => boolean = () => true,
): Setting => {
  const found = regulations.find((one) => one.scoring[stage].method === method && fits(one))
  if (found === undefined) throw new Error(`no document scores by ${method}`)
  return { scoring: found.scoring[stage], stage, game: null, light: null }
}

const equal = (decider: string, stage: Stage) =>
  settingOf('destroyed-points', stage, ({ scoring }) => {
    const own = scoring[stage]
    if (own.method !== 'destroyed-points') return false
    return (stage === 'swiss' ? own.equalInSwiss : own.equalInElimination).value === decider
  })

const agreed = settingOf('destroyed-points', 'swiss', ({ scoring: { swiss } }) => {
  return swiss.method === 'destroyed-points' && swiss.intentionalDraw !== null
})
const swiss = equal('draw', 'swiss')
const salvo = equal('salvo', 'swiss')
const knockout = equal('initiative', 'elimination')
const twoGames = settingOf('two-games', 'swiss')
const sided: Setting = { ...settingOf('sided-game', 'elimination'), light: 'second' }
const victory = settingOf('victory-points', 'swiss')

const meanings = (line: string, setting: Setting) =>
  laneTyped(line, setting).tokens.map(({ text, means }) => `${text}:${means.what}`)

/** A whole line and the result that the form would have made of the same. */
const taken = (line: string, setting: Setting) =>
  resultTyped(laneTyped(line, setting).draft, setting)

describe('the table of a line', () => {
  it.each([
    ['7 71 60 t', 7],
    ['7', 7],
    [' 12 ', 12],
    ['', null],
    ['x 7', null],
    ['7x', null],
  ])('%j', (line, table) => {
    expect(laneTable(line)).toBe(table)
  })
})

describe('a line for destroyed points', () => {
  const rows: readonly (readonly [string, Setting, Result])[] = [
    ['7 71 60 t', swiss, { ending: 'time', score: [71, 60] }],
    ['7 71 60', swiss, { ending: 'time', score: [71, 60] }],
    ['7 100 67 d', swiss, { ending: 'destruction', score: [100, 67] }],
    ['7 100 100 m', swiss, { ending: 'mutual-destruction', score: [100, 100] }],
    ['7 71 60 c s', swiss, { ending: 'concession', by: 'second', score: [71, 60] }],
    ['7 cf', swiss, { ending: 'concession', by: 'first', score: [0, 0] }],
    ['7 n s', swiss, { ending: 'no-show', by: 'second' }],
    ['7 L F', swiss, { ending: 'match-loss', by: 'first' }],
    ['7 60 60 t s', salvo, { ending: 'time', score: [60, 60], salvo: 'second' }],
    [
      '7 60 60 5/4 2/2 t 3/1',
      salvo,
      {
        ending: 'time',
        score: [60, 60],
        salvo: 'first',
        salvoRolls: {
          dice: [5, 4],
          hits: [
            [2, 2],
            [3, 1],
          ],
        },
      },
    ],
    ['7 60 60 5/4 s', salvo, { ending: 'time', score: [60, 60], salvo: 'second' }],
    ['7 60 60 tf', knockout, { ending: 'time', score: [60, 60], initiative: 'first' }],
  ]
  it.each(rows)('%s', (line, setting, result) => {
    expect(taken(line, setting)).toEqual({ result })
  })

  it('leaves it to the form who witnessed a draw', () => {
    expect(taken('7 i', agreed)).toEqual({ missing: 'witness' })
    expect(meanings('7 i x', agreed)).toEqual(['7:table', 'i:ending', 'x:unknown'])
  })

  it('names each part as soon as it is understood', () => {
    expect(meanings('7 71', swiss)).toEqual(['7:table', '71:score'])
    expect(meanings('7 60 60 t f', salvo).at(-1)).toBe('f:salvo')
    expect(meanings('7 60 60 t f', knockout).at(-1)).toBe('f:initiative')
    expect(meanings('7 60 60 5/4 2/1', salvo).slice(-2)).toEqual(['5/4:dice', '2/1:hits'])
    expect(meanings('7 71 60 cs', swiss).slice(-2)).toEqual(['c:ending', 's:by'])
  })

  it('marks what means nothing here', () => {
    expect(meanings('7 71 60 q', swiss).at(-1)).toBe('q:unknown')
    expect(meanings('7 71 60 80', swiss).at(-1)).toBe('80:unknown')
    // Scores that are not equal ask for nobody.
    expect(meanings('7 71 60 t f', salvo).at(-1)).toBe('f:unknown')
    expect(meanings('7 71 60 5/4', salvo).at(-1)).toBe('5/4:unknown')
    expect(meanings('7 60 60 5/4', knockout).at(-1)).toBe('5/4:unknown')
    expect(meanings('7 i', swiss).at(-1)).toBe('i:unknown')
    expect(meanings('x 71 60', swiss)[0]).toBe('x:unknown')
  })

  it('says what is still missing', () => {
    expect(taken('7 71', swiss)).toEqual({ missing: 'scores' })
    expect(taken('7 c', swiss)).toEqual({ missing: 'who' })
  })
})

describe('a line for two games', () => {
  const rows: readonly (readonly [string, Result])[] = [
    ['7 f s', { ending: 'games', games: ['first', 'second'] }],
    ['7 ff', { ending: 'games', games: ['first', 'first'] }],
    ['7 d x', { ending: 'games', games: ['draw', 'double-loss'] }],
    ['7 cs f', { ending: 'games', games: [{ conceded: 'second' }, 'first'] }],
    ['7 af u', { ending: 'games', games: [{ annulled: 'first' }, 'unplayed'] }],
    ['7 csf', { ending: 'games', games: [{ conceded: 'second' }, 'first'] }],
    ['7 n f', { ending: 'no-show', by: 'first' }],
    ['7 b', { ending: 'double-loss' }],
  ]
  it.each(rows)('%s', (line, result) => {
    expect(taken(line, twoGames)).toEqual({ result })
  })

  it('wants both games and not a third', () => {
    expect(taken('7 f', twoGames)).toEqual({ missing: 'games' })
    expect(meanings('7 f f f', twoGames).at(-1)).toBe('f:unknown')
  })
})

describe('a line for a game of two sides', () => {
  const rows: readonly (readonly [string, Result])[] = [
    ['7 f', { ending: 'won', winner: 'first', light: 'second' }],
    ['7 f f', { ending: 'won', winner: 'first', light: 'first' }],
    ['7 o s', { ending: 'forfeit', winner: 'second' }],
    ['7 n f', { ending: 'no-show', by: 'first' }],
  ]
  it.each(rows)('%s', (line, result) => {
    expect(taken(line, sided)).toEqual({ result })
  })

  it('leaves what lies on the table to the form', () => {
    expect(taken('7 t f', sided)).toEqual({ missing: 'table' })
    expect(laneTyped('7 t f', sided).draft).toMatchObject({ ending: 'timeout', light: 'first' })
  })
})

describe('a line for victory points', () => {
  const rows: readonly (readonly [string, Result])[] = [
    ['7 40 22 p', { ending: 'points', score: [40, 22] }],
    ['7 40 22', { ending: 'points', score: [40, 22] }],
    ['7 31 22 t', { ending: 'time', score: [31, 22] }],
    ['7 12 20 d f', { ending: 'defeat', winner: 'first', score: [12, 20] }],
    ['7 c f', { ending: 'concession', by: 'first' }],
  ]
  it.each(rows)('%s', (line, result) => {
    expect(taken(line, victory)).toEqual({ result })
  })
})

describe('a slip that lay the other way round', () => {
  it.each([
    ['7 71 60 t', swiss, '7 60 71 t'],
    ['7 71 60 c s', swiss, '7 60 71 c f'],
    ['7 60 60 t f', salvo, '7 60 60 t s'],
    ['7 60 60 5/4 2/1', salvo, '7 60 60 4/5 1/2'],
    ['7 71', swiss, '7 71'],
    ['7 f cs', twoGames, '7 s cf'],
    ['7 f s', sided, '7 s f'],
    ['7 i', agreed, '7 i'],
  ])('%s', (line, setting, swapped) => {
    expect(swapSeats(line, setting)).toBe(swapped)
  })
})

describe('a line behind the table that is offered', () => {
  const tables = [3, 7, 12]
  /** As it is typed, letter by letter, behind `3 `. */
  const typed = (text: string, setting: Setting) =>
    [...text].reduce((line, letter) => withOffer(`${line}${letter}`, 3, tables, setting), '3 ')

  it.each([
    ['71 60 t', swiss],
    ['7 12', swiss],
    ['7 12 t', swiss],
    ['c f', swiss],
    ['f s', twoGames],
    ['40 22 p', victory],
  ])('is its result: %s', (text, setting) => {
    expect(typed(text, setting)).toBe(`3 ${text}`)
  })

  it.each([
    ['7 71 60 t', swiss],
    ['12 100 42', swiss],
    ['7 c f', swiss],
    ['7 f s', twoGames],
    ['7 s', sided],
    ['7 40 22 p', victory],
  ])('is another slip where it begins with another table: %s', (text, setting) => {
    expect(typed(text, setting)).toBe(text)
  })

  it('stays where there is no such table, or the rest is not understood either', () => {
    expect(typed('9 71 60', swiss)).toBe('3 9 71 60')
    expect(typed('7 ?', swiss)).toBe('3 7 ?')
  })
})

describe('a report that is accepted in the line', () => {
  const reported: Result = { ending: 'time', score: [38, 90] }

  it('is the result as a phone has reported it', () => {
    const { tokens, draft } = laneTyped('7 a', swiss, reported)
    expect(tokens.map(({ means }) => means.what)).toEqual(['table', 'reported'])
    expect(resultTyped(draft, swiss)).toEqual({ result: reported })
  })

  it('is none where nobody has reported, or something was typed before', () => {
    expect(meanings('7 a', swiss)).not.toContain('a:reported')
    const { tokens } = laneTyped('7 100 a', swiss, reported)
    expect(tokens.map(({ means }) => means.what)).not.toContain('reported')
  })
})
