import { describe, expect, it } from 'vitest'
import { id, names } from '../../testing/story.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import { bracketSize, firstGames, nextGames, pairElimination } from './elimination.ts'

const seeds = (count: number): readonly PlayerId[] => names(count).map(id)
const everybody = () => true
const without =
  (...gone: readonly string[]) =>
  (player: PlayerId) =>
    !gone.includes(player)

/** `1–8` for seeds, `1–` where nobody is opposite. */
const drawn = (games: ReturnType<typeof firstGames>) =>
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
    expect(drawn(nextGames(seeds(games)))).toEqual(next)
  })

  it('keeps a place empty where nobody came through', () => {
    const [p1, p2, , p4] = seeds(4)
    expect(nextGames([p1 ?? null, p2 ?? null, null, p4 ?? null])).toEqual([
      { game: 1, slots: ['p1', 'p4'] },
      { game: 2, slots: ['p2', null] },
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
    const { pairings } = pairElimination(nextGames(winners), seeds(8), everybody)
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
      expect(byes).toEqual(seeds(empty).map((player) => ({ player, kind: 'odd-number' })))
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
    expect(byes).toEqual([{ player: 'p4', kind: 'opponent-withdrew' }])
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
      { player: 'p1', kind: 'odd-number' },
      { player: 'p2', kind: 'opponent-withdrew' },
    ])
    expect(pairElimination(nextGames([id('p1'), null]), seeds(4), everybody).byes).toEqual([
      { player: 'p1', kind: 'opponent-withdrew' },
    ])
  })
})
