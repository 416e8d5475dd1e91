import { describe, expect, it } from 'vitest'
import type { Game, Result } from '../../vocabulary/result.ts'
import { clause } from '../../vocabulary/rule.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import type { Setting } from '../way.ts'
import type { TwoGamesClauses } from './clauses.ts'
import { twoGames } from './two-games.ts'

const clauses: TwoGamesClauses = {
  method: 'two-games',
  endings: clause('DOC-1', ['games', 'no-show', 'match-loss', 'double-loss', 'won', 'forfeit']),
  gamePoints: clause('DOC-2', { win: 7, draw: 3, loss: 1 }),
  conceding: clause('DOC-3', [1]),
  afterDraw: clause('DOC-9', 'no-game'),
}
const setting = (readings: Partial<Setting['readings']> = {}): Setting => ({
  bye: { outcome: clause('DOC-4', 'win'), marginOfVictory: null, earned: null },
  readings: { unplayedGame: 'zero', annulledGame: 'zero', ...readings } as Setting['readings'],
  stage: 'swiss',
})

const earned = (result: Result, readings: Partial<Setting['readings']> = {}) =>
  twoGames(clauses)
    .scorer(setting(readings))
    .earned(result)
    .map(({ outcome, tournamentPoints }) => `${outcome} ${tournamentPoints}`)
    .join(', ')

const games = (...both: Pair<Game>): Result => ({ ending: 'games', games: both })

describe('the sum of two games', () => {
  it.each<[Game, Game, string]>([
    ['first', 'first', 'win 14, loss 2'],
    ['second', 'second', 'loss 2, win 14'],
    ['first', 'second', 'draw 8, draw 8'],
    ['first', 'draw', 'win 10, loss 4'],
    ['draw', 'second', 'loss 4, win 10'],
    ['draw', 'draw', 'draw 6, draw 6'],
    ['first', 'unplayed', 'win 7, loss 1'],
    ['draw', 'unplayed', 'draw 3, draw 3'],
    ['double-loss', 'first', 'win 7, loss 1'],
    ['double-loss', 'double-loss', 'double-loss 0, double-loss 0'],
    [{ conceded: 'first' }, 'first', 'draw 8, draw 8'],
    [{ annulled: 'first' }, 'first', 'win 7, loss 1'],
  ])('%j and %j: %s', (one, two, lines) => {
    expect(earned(games(one, two))).toBe(lines)
  })

  it('an annulled game read as won by the other', () => {
    const reading = { annulledGame: 'opponent-wins' } as const
    expect(earned(games({ annulled: 'first' }, 'first'), reading)).toBe('draw 8, draw 8')
    expect(earned(games({ annulled: 'second' }, 'first'), reading)).toBe('win 14, loss 2')
  })

  it('an unplayed game read as a draw', () => {
    expect(earned(games('first', 'unplayed'), { unplayedGame: 'draw' })).toBe('win 10, loss 4')
  })

  it('has no margin of victory', () => {
    const scorer = twoGames(clauses).scorer(setting())
    expect(scorer.hasMargin).toBe(false)
    expect(scorer.earned(games('first', 'draw')).map((line) => line.marginOfVictory)).toEqual([
      null,
      null,
    ])
  })
})

describe('a match without its two games', () => {
  it.each<[Result, string]>([
    [{ ending: 'no-show', by: 'first' }, 'unpaired-loss 0, bye 14'],
    [{ ending: 'withdrawal', by: 'second' }, 'bye 14, unpaired-loss 0'],
    [{ ending: 'match-loss', by: 'first' }, 'loss 0, win 14'],
    [{ ending: 'concession', by: 'second' }, 'win 14, loss 0'],
    [{ ending: 'double-loss' }, 'double-loss 0, double-loss 0'],
    [{ ending: 'won', winner: 'second', light: 'first' }, 'loss 0, win 0'],
    [{ ending: 'forfeit', winner: 'first' }, 'win 0, loss 0'],
  ])('%j: %s', (result, lines) => {
    expect(earned(result)).toBe(lines)
  })

  it('a no-show read as a concession', () => {
    const reading = { noShow: 'concession' } as const
    expect(earned({ ending: 'no-show', by: 'first' }, reading)).toBe('loss 0, win 14')
  })

  it('two wins are what a bye is worth', () => {
    expect(twoGames(clauses).scorer(setting()).winPoints).toBe(14)
  })
})

describe('objections', () => {
  const { objection } = twoGames(clauses).scorer(setting())

  it('an ending the document does not have', () => {
    expect(objection({ ending: 'concession', by: 'first' })).toEqual({
      code: 'ending-unknown',
      ending: 'concession',
    })
  })

  it('giving a game up that has to be played out', () => {
    expect(objection(games('first', { conceded: 'first' }))).toEqual({
      code: 'game-may-not-be-conceded',
      game: 2,
      rule: 'DOC-3',
      overridable: true,
    })
    expect(objection(games({ conceded: 'first' }, 'first'))).toBeNull()
    expect(objection(games({ annulled: 'first' }, { annulled: 'first' }))).toBeNull()
  })
})
