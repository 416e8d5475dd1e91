import { describe, expect, it } from 'vitest'
import { id } from '../../../testing/story.ts'
import { type Chance, chanceFrom } from '../../chance/chance.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import { chartFor } from './chart.ts'
import {
  type ChartGame,
  type Decided,
  type PlayedChart,
  playChart,
  readyGames,
} from './play-chart.ts'

const seedsOf = (count: number): readonly PlayerId[] =>
  Array.from({ length: count }, (_, index) => id(`${index + 1}`))

/** Plays a chart out: `wins` says for each game whether its first player wins. */
const playOut = (count: number, wins: (game: string, players: Pair<PlayerId>) => boolean) => {
  const decided = new Map<string, Decided>()
  return playChart(seedsOf(count), (game, [a, b]) => {
    if (a === null || b === null) return null
    const before = decided.get(game)
    if (before !== undefined) return before
    const isFirst = wins(game, [a, b])
    const now = isFirst ? { winner: a, loser: b } : { winner: b, loser: a }
    decided.set(game, now)
    return now
  })
}

const coin = (chance: Chance) => (): boolean => chance.below(2) === 0

const betterSeed = (_: string, [a, b]: Pair<PlayerId>): boolean => Number(a) < Number(b)

const lossesIn = ({ games }: PlayedChart): ReadonlyMap<PlayerId, number> => {
  const losses = new Map<PlayerId, number>()
  for (const { decided } of games) {
    const loser = decided?.loser
    if (loser) losses.set(loser, (losses.get(loser) ?? 0) + 1)
  }
  return losses
}

/** The games in which two met who had met before in this chart. */
const rematches = ({ games }: PlayedChart): readonly string[] => {
  const met = new Set<string>()
  return games.flatMap(({ game, players }) => {
    const key = players.toSorted().join('-')
    const isRematch = met.has(key)
    met.add(key)
    return isRematch && !game.startsWith('GF') ? [game] : []
  })
}

/** What must be true of every chart that was played out; plain, as it is asked 40,000 times. */
const faultsOf = (count: number, played: PlayedChart): readonly string[] => {
  const { games, champion, outAt } = played
  const losses = lossesIn(played)
  const isReset = games.some(({ game }) => game === 'GF2')
  const gamesOn = (side: string) => games.filter(({ game }) => game.startsWith(side))
  const total = isReset ? 2 * count - 1 : 2 * count - 2
  const lostTwice = seedsOf(count).filter((seed) => (losses.get(seed) ?? 0) === 2)
  const betterThan = (place: number) => [...outAt.values()].filter((one) => one < place).length
  const claims: readonly (readonly [boolean, string])[] = [
    [champion !== null, 'nobody is champion'],
    [gamesOn('W').length === count - 1, 'games without a defeat'],
    [gamesOn('L').length === count - 2, 'games after a defeat'],
    [games.length === total, 'games in all'],
    [games.every(({ decided }) => decided !== null), 'an undecided game'],
    [lostTwice.length === count - 1, 'somebody but the champion has not lost twice'],
    [(losses.get(champion ?? id('')) ?? 0) === (isReset ? 1 : 0), 'defeats of the champion'],
    [gamesOn('W').every(({ decided }) => losses.get(decided?.loser ?? id('')) !== 0), 'no defeat'],
    [outAt.size === count && outAt.get(champion ?? id('')) === 1, 'places'],
    [[...outAt.values()].every((place) => place === 1 + betterThan(place)), 'a gap in places'],
    [readyGames(played).length === 0, 'a game left to play'],
  ]
  return claims.flatMap(([isTrue, fault]) => (isTrue ? [] : [fault]))
}

/** 1, 2, 3, 4, 5, 5, 7, 7, 9, 9, 9, 9 …: how many go out together. */
const placesOf = (count: number): readonly number[] => {
  const places = [1, 2, 3, 4]
  for (let shared = 2; places.length < count; shared *= 2) {
    for (const _ of [1, 2]) {
      const place = places.length + 1
      if (places.length < count) places.push(...Array.from({ length: shared }, () => place))
    }
  }
  return places
}

describe('every way a chart can be played', () => {
  it.each([
    [4, 'L2'],
    [5, 'L5'],
    [6, 'L5'],
    [7, 'L5'],
    [8, 'L5'],
  ])('of %i: one champion, everybody else loses twice, the first rematch in %s', (count, first) => {
    // One bit for each game but the last; where that is played, both its endings.
    const games = 2 * count - 2
    let earliest = Number.POSITIVE_INFINITY
    const order = chartFor(count).map(({ game }) => game)
    for (let bits = 0; bits < 2 ** (games + 1); bits++) {
      let at = 0
      const played = playOut(count, () => ((bits >> at++) & 1) === 0)
      const faults = faultsOf(count, played)
      if (faults.length > 0) expect.fail(`${bits.toString(2)}: ${faults.join(', ')}`)
      for (const game of rematches(played)) earliest = Math.min(earliest, order.indexOf(game))
    }
    expect(order[earliest]).toBe(first)
  })

  it.each([
    [16, 20_000, 5],
    [32, 20_000, 6],
    [23, 2_000, 6],
    [64, 2_000, 8],
    [100, 1_000, 9],
    [128, 1_000, 9],
  ])('of %i: the same by chance, %i times, no rematch before block %i', (count, runs, block) => {
    const chance = chanceFrom(`chart of ${count}`)
    const slotOf = new Map(chartFor(count).map(({ game, slot }) => [game, slot]))
    for (let run = 0; run < runs; run++) {
      const played = playOut(count, coin(chance))
      const faults = faultsOf(count, played)
      if (faults.length > 0) expect.fail(`run ${run}: ${faults.join(', ')}`)
      const early = rematches(played).filter((game) => (slotOf.get(game) ?? 0) < block)
      if (early.length > 0) expect.fail(`run ${run}: ${early.join(', ')}`)
    }
  })
})

describe('the better seed always wins', () => {
  const told = (count: number, names: readonly string[]) => {
    const { games } = playOut(count, betterSeed)
    const gameOf = new Map(games.map((one) => [one.game, one]))
    return names.map((name) => `${name} ${gameOf.get(name)?.players.join('-')}`).join(', ')
  }
  const outOf = (count: number) => {
    const { outAt } = playOut(count, betterSeed)
    return [...outAt].sort(([a], [b]) => Number(a) - Number(b)).map(([, place]) => place)
  }

  it('of 4', () => {
    expect(told(4, ['W3', 'L1', 'L2', 'GF1'])).toBe('W3 1-2, L1 4-3, L2 3-2, GF1 1-2')
    expect(outOf(4)).toEqual([1, 2, 3, 4])
  })

  it('of 8', () => {
    const games = ['W5', 'W6', 'L1', 'L2', 'L3', 'L4', 'W7', 'L5', 'L6', 'GF1']
    expect(told(8, games)).toBe(
      'W5 1-4, W6 2-3, L1 8-5, L2 7-6, L3 5-3, L4 6-4, W7 1-2, L5 3-4, L6 3-2, GF1 1-2',
    )
    expect(outOf(8)).toEqual([1, 2, 3, 4, 5, 5, 7, 7])
  })

  it('of 16', () => {
    const lower = ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8']
    expect(told(16, lower)).toBe(
      'L1 16-9, L2 13-12, L3 14-11, L4 15-10, L5 9-7, L6 12-6, L7 11-5, L8 10-8',
    )
    const later = ['W13', 'W14', 'L9', 'L10', 'L11', 'L12', 'W15', 'L13', 'L14', 'GF1']
    expect(told(16, later)).toBe(
      'W13 1-4, W14 2-3, L9 7-6, L10 5-8, L11 6-4, L12 5-3, W15 1-2, L13 4-3, L14 3-2, GF1 1-2',
    )
    expect(outOf(16)).toEqual(placesOf(16))
  })

  it.each([32, 64, 128])('of %i', (count) => {
    expect(outOf(count)).toEqual(placesOf(count))
    const [winners, losers] = [`W${count - 1}`, `L${count - 2}`]
    expect(told(count, [winners, losers, 'GF1'])).toBe(`${winners} 1-2, ${losers} 3-2, GF1 1-2`)
  })

  it('of 12, where the best four have a bye', () => {
    expect(told(12, ['W5', 'W8', 'W9', 'W12', 'L5'])).toBe(
      'W5 5-12, W8 8-9, W9 1-8, W12 4-5, L5 9-7',
    )
    expect(outOf(12)).toEqual([1, 2, 3, 4, 5, 5, 7, 7, 9, 9, 9, 9])
  })
})

describe('the grand final', () => {
  /** The better seed wins until then; `wins` are the winners of the last one or two games. */
  const final = (...wins: readonly ('unbeaten' | 'other')[]) => {
    const left = [...wins]
    return playOut(8, (game, players) =>
      game.startsWith('GF') ? left.shift() === 'unbeaten' : betterSeed(game, players),
    )
  }

  it.each([
    [['unbeaten'], '1', 14],
    [['other', 'other'], '2', 15],
    [['other', 'unbeaten'], '1', 15],
  ] as const)('won by %j: champion %s after %i games', (wins, champion, games) => {
    const played = final(...wins)
    expect(played.champion).toBe(champion)
    expect(played.games).toHaveLength(games)
    expect(played.outAt.get(id(champion === '1' ? '2' : '1'))).toBe(2)
  })

  it('has no champion between its two games', () => {
    const halfway = playChart(seedsOf(8), (game, [a, b]) => {
      if (a === null || b === null || game === 'GF2') return null
      const isFirst = game === 'GF1' ? false : Number(a) < Number(b)
      return isFirst ? { winner: a, loser: b } : { winner: b, loser: a }
    })
    expect(halfway.champion).toBeNull()
    expect(readyGames(halfway).map(({ game }) => game)).toEqual(['GF2'])
    expect(halfway.outAt.has(id('1'))).toBe(false)
  })
})

describe('a chart on the way', () => {
  const ready = (decided: readonly string[]): readonly ChartGame[] =>
    readyGames(
      playChart(seedsOf(8), (game, [a, b]) =>
        a !== null && b !== null && decided.includes(game) ? { winner: a, loser: b } : null,
      ),
    )
  const names = (games: readonly ChartGame[]) => games.map(({ game }) => game).sort()

  it('begins with the first block', () => {
    expect(names(ready([]))).toEqual(['W1', 'W2', 'W3', 'W4'])
  })

  it('lets a game be played as soon as both are known', () => {
    expect(names(ready(['W1']))).toEqual(['W2', 'W3', 'W4'])
    expect(names(ready(['W1', 'W4']))).toEqual(['L1', 'W2', 'W3', 'W5'])
    expect(ready(['W1', 'W4']).find(({ game }) => game === 'L1')?.players).toEqual(['8', '5'])
  })

  it('leaves a place open for the loser of a game that nobody lost', () => {
    const chart = playChart(seedsOf(4), (game, [a]) =>
      game === 'W1' && a !== null ? { winner: a, loser: null } : null,
    )
    expect(chart.games.find(({ game }) => game === 'L1')?.players).toEqual([null, null])
    expect(chart.games.find(({ game }) => game === 'W3')?.players).toEqual(['1', null])
  })

  it('is empty where there is no chart for so many', () => {
    expect(playChart(seedsOf(129), () => null)).toEqual({
      games: [],
      byes: [],
      lines: [],
      champion: null,
      outAt: new Map(),
    })
  })

  it('of one has its champion', () => {
    expect(playChart(seedsOf(1), () => null).champion).toBe('1')
  })

  it('tells who sits out, and where', () => {
    const { byes } = playOut(7, betterSeed)
    expect(byes.map(({ game, player }) => `${game} ${player}`)).toEqual(['W1 1', 'L1 5'])
  })
})

describe('a game that both lose', () => {
  /** The better seed wins; both lose the games that are named. */
  const both = (count: number, ...lost: readonly string[]) => {
    const played = playChart(seedsOf(count), (game, [a, b]) => {
      if (a === null || b === null) return null
      if (lost.includes(game)) return { winner: null, loser: null }
      return Number(a) < Number(b) ? { winner: a, loser: b } : { winner: b, loser: a }
    })
    const games = new Map(played.games.map(({ game, players }) => [game, players.join('-')]))
    return { ...played, games }
  }

  it('[LCG-12] among the unbeaten: both go down, each to an own place', () => {
    const { games, byes, champion } = both(8, 'W1')
    // 8 comes as the loser of W1, 1 as the loser of W5, which nobody has to play.
    expect([games.get('L1'), games.get('L4'), games.has('W5')]).toEqual(['8-5', '6-1', false])
    expect(byes).toEqual([{ game: 'W5', slot: 2, player: '4' }])
    // 1 has one defeat left, and the better seed wins all the rest.
    expect([games.get('W7'), games.get('GF1'), champion]).toEqual(['4-2', '2-1', '1'])
  })

  it('[LCG-12] next to each other: the two who go down do not meet above', () => {
    const { games, outAt, champion } = both(8, 'W1', 'W4')
    expect([games.has('W5'), games.get('L1'), games.get('L4')]).toEqual([false, '8-5', '6-4'])
    // 1 has lost as well and comes down where the loser of W7 does.
    expect([games.has('W7'), games.get('L6'), games.get('GF1')]).toEqual([false, '3-1', '2-1'])
    expect([champion, outAt.size]).toEqual(['1', 8])
  })

  it('[LCG-12] after a defeat: both are out, and nobody comes to the next game', () => {
    const { games, byes, outAt, champion } = both(8, 'L1')
    expect([outAt.get(id('8')), outAt.get(id('5'))]).toEqual([7, 7])
    expect(games.has('L3')).toBe(false)
    expect(byes).toEqual([{ game: 'L3', slot: 3, player: '3' }])
    expect([champion, outAt.size]).toEqual(['1', 8])
  })

  it('[LCG-12] the last one before the grand final: the unbeaten player is champion', () => {
    const { games, outAt, champion } = both(8, 'L6')
    expect([champion, games.has('GF1'), outAt.get(id('2')), outAt.get(id('3'))]).toEqual([
      '1',
      false,
      3,
      3,
    ])
  })

  it('[LCG-12] the last one without a defeat: the grand final is one game', () => {
    const { games, champion } = both(8, 'W7')
    expect([games.get('L6'), games.get('GF1'), games.has('GF2'), champion]).toEqual([
      '3-2',
      '1-2',
      false,
      '1',
    ])
  })

  it('[LCG-12] in the grand final the other one is out; where both would be, nobody is champion', () => {
    expect(both(8, 'GF1').champion).toBe('1')
    expect(both(8, 'W7', 'GF1').champion).toBeNull()
    const reset = playChart(seedsOf(4), (game, [a, b]) => {
      if (a === null || b === null) return null
      if (game === 'GF2') return { winner: null, loser: null }
      return game === 'GF1' ? { winner: b, loser: a } : { winner: a, loser: b }
    })
    expect(reset.champion).toBeNull()
  })

  it('[LCG-12] wherever it happens, somebody is champion and everybody else has a place', () => {
    const chance = chanceFrom('both lose')
    for (let run = 0; run < 4000; run++) {
      const count = 2 + chance.below(15)
      const played = playChart(
        seedsOf(count),
        (game, [a, b]) => {
          if (a === null || b === null) return null
          if (chance.below(4) === 0 && !game.startsWith('GF')) return { winner: null, loser: null }
          return chance.below(2) === 0 ? { winner: a, loser: b } : { winner: b, loser: a }
        },
        count + chance.below(8),
      )
      if (played.champion === null || played.outAt.size !== count) {
        expect.fail(`run ${run}: ${JSON.stringify(played)}`)
      }
      expect(readyGames(played)).toEqual([])
    }
  })
})
