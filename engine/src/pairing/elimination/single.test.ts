import { describe, expect, it } from 'vitest'
import { id, names } from '../../../testing/story.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import { bracketSize, gamesOf, pairElimination, placesByLot, placesBySeed } from './single.ts'

const seeds = (count: number): readonly PlayerId[] => names(count).map(id)
const everybody = () => true
const without =
  (...gone: readonly string[]) =>
  (player: PlayerId) =>
    !gone.includes(player)

const firstGames = (entrants: readonly PlayerId[]) => gamesOf(placesBySeed(entrants))

/** `1–8` for seeds, `1–` where nobody is opposite. */
const drawn = (games: ReturnType<typeof gamesOf>) =>
  games.map(({ slots }) => slots.map((slot) => slot?.slice(1) ?? '').join('–'))

describe('the size of a bracket', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [4, 4],
    [5, 8],
    [8, 8],
    [9, 16],
    [16, 16],
    [17, 32],
    [32, 32],
    [33, 64],
  ])('of %i entrants is %i', (entrants, size) => {
    expect(bracketSize(entrants)).toBe(size)
  })
})

describe('[XWEN-63] the first round: best against last, second against last but one', () => {
  it.each([
    [2, ['1–2']],
    [4, ['1–4', '2–3']],
    [8, ['1–8', '2–7', '3–6', '4–5']],
    [16, ['1–16', '2–15', '3–14', '4–13', '5–12', '6–11', '7–10', '8–9']],
    [32, Array.from({ length: 16 }, (_, i) => `${i + 1}–${32 - i}`)],
    // The best seeds sit out where places are empty.
    [3, ['1–', '2–3']],
    [5, ['1–', '2–', '3–', '4–5']],
    [6, ['1–', '2–', '3–6', '4–5']],
    [7, ['1–', '2–7', '3–6', '4–5']],
    [9, ['1–', '2–', '3–', '4–', '5–', '6–', '7–', '8–9']],
  ])('of %i', (entrants, games) => {
    expect(drawn(firstGames(seeds(entrants)))).toEqual(games)
  })
})

describe('[XWEN-63] the next round: winner i meets winner m + 1 − i', () => {
  it.each([
    [2, ['1–2']],
    [4, ['1–4', '2–3']],
    [8, ['1–8', '2–7', '3–6', '4–5']],
  ])('of %i games', (games, next) => {
    expect(drawn(gamesOf(seeds(games)))).toEqual(next)
  })

  it('keeps a place empty where nobody came through', () => {
    const [p1, p2, , p4] = seeds(4)
    expect(gamesOf([p1 ?? null, p2 ?? null, null, p4 ?? null])).toEqual([
      { game: '1', slots: ['p1', 'p4'] },
      { game: '2', slots: ['p2', null] },
    ])
  })
})

describe('what is played', () => {
  it('numbers tables, games and seeds, and names the reason', () => {
    const { pairings, byes } = pairElimination(firstGames(seeds(4)), seeds(4), everybody)
    expect(pairings).toEqual([
      { table: 1, players: ['p1', 'p4'], game: '1', seeds: [1, 4], reason: { kind: 'seeds' } },
      { table: 2, players: ['p2', 'p3'], game: '2', seeds: [2, 3], reason: { kind: 'seeds' } },
    ])
    expect(byes).toEqual([])
  })

  it('names in later rounds the games that the two come from', () => {
    // The winners of games 1 to 4: the last seed came through in game 1.
    const winners = ['p8', 'p2', 'p3', 'p5'].map(id)
    const { pairings } = pairElimination(gamesOf(winners), seeds(8), everybody)
    expect(pairings).toEqual([
      {
        table: 1,
        players: ['p8', 'p5'],
        game: '1',
        seeds: [8, 5],
        reason: { kind: 'bracket', from: ['1', '4'] },
      },
      {
        table: 2,
        players: ['p2', 'p3'],
        game: '2',
        seeds: [2, 3],
        reason: { kind: 'bracket', from: ['2', '3'] },
      },
    ])
  })

  it.each(Array.from({ length: 32 }, (_, n) => n + 2))(
    'of %i entrants: everybody once, byes to the best seeds only',
    (entrants) => {
      const { pairings, byes } = pairElimination(
        firstGames(seeds(entrants)),
        seeds(entrants),
        everybody,
      )
      const empty = bracketSize(entrants) - entrants
      expect(byes).toEqual(
        seeds(empty).map((player, n) => ({ player, kind: 'odd-number', game: `${n + 1}` })),
      )
      const inRound = [...pairings.flatMap(({ players }) => players), ...byes.map((b) => b.player)]
      expect(inRound.toSorted()).toEqual(seeds(entrants).toSorted())
      expect(pairings.map(({ table }) => table)).toEqual(pairings.map((_, n) => n + 1))
    },
  )
})

describe('withdrawals', () => {
  const games = firstGames(seeds(4))

  it('let the opponent move on', () => {
    const { pairings, byes } = pairElimination(games, seeds(4), without('p1'))
    expect(pairings.map(({ table, game, players }) => ({ table, game, players }))).toEqual([
      { table: 1, game: '2', players: ['p2', 'p3'] },
    ])
    expect(byes).toEqual([{ player: 'p4', kind: 'opponent-withdrew', game: '1' }])
  })

  it('of both leave the game empty', () => {
    const { pairings, byes } = pairElimination(games, seeds(4), without('p1', 'p4'))
    expect(pairings).toHaveLength(1)
    expect(byes).toEqual([])
  })

  it('of everybody leave nothing to play', () => {
    expect(pairElimination(games, seeds(4), () => false)).toEqual({ pairings: [], byes: [] })
  })

  it('of who would have sat out leave nothing', () => {
    const three = firstGames(seeds(3))
    expect(pairElimination(three, seeds(3), without('p1')).byes).toEqual([])
  })

  it('tell a bye by the bracket from one by withdrawal, also in later rounds', () => {
    const three = firstGames(seeds(3))
    expect(pairElimination(three, seeds(3), without('p3')).byes).toEqual([
      { player: 'p1', kind: 'odd-number', game: '1' },
      { player: 'p2', kind: 'opponent-withdrew', game: '2' },
    ])
    expect(pairElimination(gamesOf([id('p1'), null]), seeds(4), everybody).byes).toEqual([
      { player: 'p1', kind: 'opponent-withdrew', game: '1' },
    ])
  })
})

describe('places by lot, for an elimination without seeds', () => {
  const byLot = (entrants: number, entropy: string) => {
    const games = gamesOf(placesByLot(seeds(entrants), entropy))
    return { games, ...pairElimination(games, [], everybody) }
  }
  const sitting = (entrants: number, entropy: string) =>
    gamesOf(placesByLot(seeds(entrants), entropy)).flatMap(({ slots: [a, b] }) =>
      a === null || b === null ? [a ?? b] : [],
    )

  it.each([
    [5, 3, 1, 4],
    [6, 2, 2, 4],
    [7, 1, 3, 4],
    [8, 0, 4, 4],
    [9, 7, 1, 8],
    [11, 5, 3, 8],
    [13, 3, 5, 8],
    [16, 0, 8, 8],
    [17, 15, 1, 16],
    [31, 1, 15, 16],
  ])('of %i: %i sit out, %i pairs, %i numbers', (entrants, byes, pairs, numbers) => {
    for (const entropy of ['x', 'y', 'z']) {
      const { games } = byLot(entrants, entropy)
      expect(games).toHaveLength(numbers)
      const full = games.filter(({ slots }) => slots.every((slot) => slot !== null))
      expect(full).toHaveLength(pairs)
      expect(sitting(entrants, entropy)).toHaveLength(byes)
      const everyone = games.flatMap(({ slots }) => slots).filter((slot) => slot !== null)
      expect(everyone.toSorted()).toEqual(seeds(entrants).toSorted())
      expect(games.map(({ game }) => game)).toEqual(games.map((_, n) => `${n + 1}`))
    }
  })

  it('the same entropy draws the same places, another one others', () => {
    expect(placesByLot(seeds(11), 'x')).toEqual(placesByLot(seeds(11), 'x'))
    const drawings = Array.from({ length: 50 }, (_, n) => placesByLot(seeds(11), `e${n}`).join())
    expect(new Set(drawings).size).toBe(50)
  })

  it('the order of registration does not matter', () => {
    for (const entropy of ['x', 'y', 'z']) {
      const places = placesByLot(seeds(11).toReversed(), entropy)
      expect(places).toEqual(placesByLot(seeds(11), entropy))
    }
  })

  it('everybody sits out equally often', () => {
    const times = new Map<string | null, number>(seeds(6).map((player) => [player, 0]))
    for (let run = 0; run < 6_000; run++) {
      for (const player of sitting(6, `e${run}`)) times.set(player, (times.get(player) ?? 0) + 1)
    }
    // Two of six: 2,000 times each.
    for (const count of times.values()) expect(Math.abs(count - 2_000)).toBeLessThan(180)
    expect(times.size).toBe(6)
  })

  it('the games of those who sit out have any number, and any two meet', () => {
    const numbers = new Map<string, number>()
    const met = new Map<string, number>()
    for (let run = 0; run < 3_000; run++) {
      for (const { game, slots } of byLot(5, `e${run}`).games) {
        const [a, b] = slots
        if (a !== null && b !== null) {
          numbers.set(game, (numbers.get(game) ?? 0) + 1)
          const pair = [a, b].toSorted().join('-')
          met.set(pair, (met.get(pair) ?? 0) + 1)
        }
      }
    }
    // One pair of five players in one of four games: 750 times in each, 300 times each pair.
    expect([...numbers.keys()].toSorted()).toEqual(['1', '2', '3', '4'])
    for (const count of numbers.values()) expect(Math.abs(count - 750)).toBeLessThan(120)
    expect(met.size).toBe(10)
    for (const count of met.values()) expect(Math.abs(count - 300)).toBeLessThan(80)
  })
})
