import { describe, expect, it } from 'vitest'
import { asPlayer } from '../../../testing/matters.ts'
import { id } from '../../../testing/story.ts'
import { type Game, type Options, type Result, standingsView } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { byeIsWorth } from '../suites/byes.suite.ts'
import { neitherCame, noShow, noShowStays } from '../suites/leaving.suite.ts'
import { cardGame, games, pointsOf, tableState } from './card-game.suite.ts'
import { cardGameDe2014 } from './regulation.ts'

/** What one match of two players is worth. */
const scored = (result: Result, options: Options = {}): string => {
  const event = cardGame({ players: ['a', 'b'], options })
  event.seats('a - b')
  event.result('a', result)
  return pointsOf(event)
}

describe('the points of a match', () => {
  it('[LCG-37] win 3, draw 1, loss 0, for each of two games', () => {
    expect(cardGameDe2014.scoring.swiss).toMatchObject({
      method: 'two-games',
      gamePoints: clause('LCG-37', { win: 3, draw: 1, loss: 0 }),
    })
    expect(cardGameDe2014.scoring.swiss.endings.rule).toBe('LCG-38')
  })

  it('[LCG-37] the three matches of the document: 6–0, 4–1, 3–3, and 13 in all', () => {
    const event = cardGame({ players: ['thomas', 'nicole', 'johanna', 'gregor'] })
    const round = (opponent: string, result: Result, others: string) => {
      event.seats(`thomas - ${opponent}`, others)
      event.result('thomas', result)
      event.result(others.split(' ')[0] ?? '', games('draw', 'unplayed'))
      event.does({ kind: 'close-round' })
      const rows = standingsView(event.state()).rows
      return rows.find(({ player }) => player === 'thomas')?.tournamentPoints
    }
    expect(round('nicole', games('first', 'first'), 'johanna - gregor')).toBe(6)
    expect(round('johanna', games('first', 'draw'), 'nicole - gregor')).toBe(10)
    expect(round('gregor', games('first', 'second'), 'nicole - johanna')).toBe(13)
    expect(pointsOf(event)).toBe('gregor 5, johanna 3, nicole 2, thomas 13')
  })

  it.each<[Game, Game, string]>([
    ['first', 'first', 'a 6, b 0'],
    ['first', 'second', 'a 3, b 3'],
    ['second', 'first', 'a 3, b 3'],
    ['first', 'draw', 'a 4, b 1'],
    ['draw', 'first', 'a 4, b 1'],
    ['second', 'draw', 'a 1, b 4'],
    ['draw', 'draw', 'a 2, b 2'],
    ['second', 'second', 'a 0, b 6'],
  ])('[LCG-37] %s and %s: %s', (one, two, expected) => {
    expect(scored(games(one, two))).toBe(expected)
  })

  it.each<[Game, Game, boolean]>([
    ['draw', 'draw', true],
    ['draw', 'first', true],
    ['draw', 'unplayed', false],
    ['first', 'draw', false],
    ['first', 'second', false],
  ])('[LCG-40] only the limit draws a game: %s, then %s warns: %s', (one, two, warns) => {
    const warned = warns ? [{ code: 'game-after-draw', table: 1, rule: 'LCG-40' }] : []
    const event = cardGame({ players: ['a', 'b'] })
    event.seats('a - b')
    const { match } = event.matchAt(1)
    expect(event.does({ kind: 'enter-result', match, result: games(one, two) })).toEqual(warned)
    const amended = {
      kind: 'amend-result',
      match,
      result: games(one, two),
      reason: 'a slip',
    } as const
    expect(event.does(amended)).toEqual(warned)
  })

  it('[LCG-37] a drawn game and one that never began: one point each', () => {
    expect(scored(games('draw', 'unplayed'))).toBe('a 1, b 1')
  })

  it('[LCG-38] whoever has not won by the limit has drawn', () => {
    expect(scored(games('draw', 'draw'))).toBe('a 2, b 2')
  })

  it.each<Result>([
    games('first', 'first'),
    { ending: 'no-show', by: 'first' },
    { ending: 'double-no-show' },
    { ending: 'match-loss', by: 'first' },
    { ending: 'double-loss' },
  ])('[LCG-38] a Swiss match may end like this: %j', (result) => {
    expect(scored(result)).toMatch(/^a \d, b \d$/)
  })

  it.each<Result>([
    { ending: 'destruction', score: [100, 0] },
    { ending: 'points', score: [40, 0] },
    { ending: 'won', winner: 'first', light: 'first' },
    { ending: 'intentional-draw', witness: 'a judge' },
    { ending: 'concession', by: 'first' },
    { ending: 'forfeit', winner: 'first' },
    { ending: 'timeout', light: 'first', table: tableState() },
  ])('[LCG-38] a Swiss match does not end like this: %j', (result) => {
    const event = cardGame({ players: ['a', 'b'] })
    event.seats('a - b')
    const { match } = event.matchOf('a')
    expect(event.refuses({ kind: 'enter-result', match, result })).toEqual({
      code: 'not-in-this-regulation',
      what: result.ending,
      regulation: 'card-game/de-2014',
    })
  })

  it('[LCG-40] at the bell the light turn is finished; then it is a draw', () => {
    expect(cardGameDe2014.roundLength.atTime).toEqual(clause('LCG-40', 'finish-light-turn'))
    expect(scored(games('first', 'draw'))).toBe('a 4, b 1')
  })
})

describe('a second game that never began', () => {
  it('[LCG-39] the first game takes what it takes; the second gets nothing then', () => {
    expect(scored(games('first', 'unplayed'))).toBe('a 3, b 0')
    expect(scored(games('draw', 'unplayed'))).toBe('a 1, b 1')
  })

  it('[LCG-39] read as a draw', () => {
    const options = { unplayedGame: 'draw' } as const
    expect(scored(games('first', 'unplayed'), options)).toBe('a 4, b 1')
    expect(scored(games('draw', 'unplayed'), options)).toBe('a 2, b 2')
  })
})

describe('giving up', () => {
  it('[LCG-41] the first game, at the start of an own turn: a loss', () => {
    expect(scored(games({ conceded: 'first' }, 'first'))).toBe('a 3, b 3')
    expect(scored(games({ conceded: 'second' }, 'draw'))).toBe('a 4, b 1')
  })

  it('[LCG-42] the second game has to be played out', () => {
    const event = cardGame({ players: ['a', 'b'] })
    event.seats('a - b')
    const { match } = event.matchOf('a')
    const result = games('first', { conceded: 'first' })
    const command = { kind: 'enter-result', match, result } as const
    expect(event.refuses(command)).toEqual({
      code: 'game-may-not-be-conceded',
      game: 2,
      rule: 'LCG-42',
      overridable: true,
    })
    expect(event.refuses(command, { by: { role: 'scorekeeper' }, override: 'left' }).code).toBe(
      'game-may-not-be-conceded',
    )
    const facts = event.facts(command, { override: 'has to leave' })
    expect(facts).toMatchObject([
      { kind: 'rule-overridden', reason: 'has to leave', refusal: { rule: 'LCG-42' } },
      { kind: 'result-entered' },
    ])
    expect(pointsOf(event)).toBe('a 3, b 3')
  })

  it('[LCG-37] who leaves has lost both games, unless one was decided: the leader is told', () => {
    const event = cardGame({ players: ['a', 'b'] })
    event.seats('a - b')
    const leaves = { kind: 'drop-player', player: id('a'), when: 'now' } as const
    expect(event.does(leaves)).toEqual([{ code: 'games-assumed', table: 1, rule: 'LCG-37' }])
    expect(pointsOf(event)).toBe('a 0, b 6')
    // A had won the first game: only the second is lost by leaving.
    const { match } = event.matchOf('a')
    const result = games('first', { conceded: 'first' })
    const amended = { kind: 'amend-result', match, result, reason: 'left in game 2' } as const
    event.does(amended, { override: 'has left' })
    expect(pointsOf(event)).toBe('a 3, b 3')
  })

  it('[LCG-42] players do not report it either, whoever gave up', () => {
    const event = cardGame({ players: ['a', 'b'] })
    event.seats('a - b')
    const { match } = event.matchOf('a')
    for (const conceded of ['first', 'second'] as const) {
      const result = games('first', { conceded })
      const said = { kind: 'report-result', player: id('a'), match, result } as const
      expect(event.refuses(said, asPlayer('a'))).toMatchObject({ game: 2, rule: 'LCG-42' })
      expect(event.refuses(said, { ...asPlayer('a'), override: 'we agreed' }).rule).toBe('LCG-42')
    }
    expect(event.matchOf('a').reports).toEqual([])
  })

  it('[LCG-42] the first game may be given up', () => {
    expect(scored(games({ conceded: 'first' }, 'draw'))).toBe('a 1, b 4')
  })

  it('[LCG-42] nor by way of a correction, unless a leader says why', () => {
    const event = cardGame({ players: ['a', 'b'] })
    event.seats('a - b')
    event.result('a', games('first', 'first'))
    const { match } = event.matchOf('a')
    const result = games('first', { conceded: 'first' })
    const command = { kind: 'amend-result', match, result, reason: 'mistyped' } as const
    expect(event.refuses(command).rule).toBe('LCG-42')
    event.does(command, { override: 'has to leave' })
    expect(pointsOf(event)).toBe('a 3, b 3')
  })
})

describe('rulings', () => {
  it('[LCG-12] a game may be declared lost for both', () => {
    expect(scored(games('double-loss', 'first'))).toBe('a 3, b 0')
    expect(scored(games('draw', 'double-loss'))).toBe('a 1, b 1')
    expect(scored(games('double-loss', 'double-loss'))).toBe('a 0, b 0')
    expect(scored({ ending: 'double-loss' })).toBe('a 0, b 0')
  })

  it('[LCG-12] a match lost by both is a loss in the tally, a game alone is not', () => {
    const tally = (result: Result) => {
      const event = cardGame({ players: ['a', 'b'] })
      event.seats('a - b')
      event.result('a', result)
      return standingsView(event.state()).rows.map((row) => row.tally.lost)
    }
    expect(tally(games('double-loss', 'double-loss'))).toEqual([1, 1])
    expect(tally(games('double-loss', 'draw'))).toEqual([0, 0])
  })

  it('[LCG-8] a match lost by ruling: nothing, and two wins for the other', () => {
    expect(scored({ ending: 'match-loss', by: 'first' })).toBe('a 0, b 6')
    expect(scored({ ending: 'match-loss', by: 'second' })).toBe('a 6, b 0')
  })

  it('[LCG-20] an annulled game counts for nobody', () => {
    expect(scored(games({ annulled: 'first' }, 'second'))).toBe('a 0, b 3')
    expect(scored(games({ annulled: 'first' }, { annulled: 'first' }))).toBe('a 0, b 0')
  })

  it('[LCG-20] read as won by the other', () => {
    const options = { annulledGame: 'opponent-wins' } as const
    expect(scored(games({ annulled: 'first' }, 'first'), options)).toBe('a 3, b 3')
    expect(scored(games({ annulled: 'second' }, 'draw'), options)).toBe('a 4, b 1')
  })
})

describe('who does not play', () => {
  byeIsWorth(cardGameDe2014, 'LCG-37', { points: 6, margin: null })

  noShow(cardGameDe2014, 'LCG-37', { win: { points: 6, margin: null }, byeMargin: null })
  noShowStays(cardGameDe2014)
  neitherCame(cardGameDe2014, 'LCG-37')
})
