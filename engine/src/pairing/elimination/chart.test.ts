import { describe, expect, it } from 'vitest'
import type { Source } from '../../vocabulary/pairing.ts'
import { type ChartRow, chartFor, largestChart } from './chart.ts'

const everyCount = Array.from({ length: largestChart - 3 }, (_, index) => 4 + index)
const powers = [4, 8, 16, 32, 64, 128]

/** `7` is the seventh seed, `+W5` the winner of game W5, `-W5` its loser, `–` nobody. */
const told = (source: Source | null): string => {
  if (source === null) return '–'
  return source.as === 'seed'
    ? `${source.seed}`
    : `${source.as === 'winner' ? '+' : '-'}${source.game}`
}

/** The games of a chart that are played; who sits out plays none. */
const playedIn = (entrants: number, places?: number): readonly ChartRow[] =>
  chartFor(entrants, places).filter(({ from }) => !from.includes(null))

const sideOf = (rows: readonly ChartRow[], side: string): readonly ChartRow[] =>
  rows.filter(({ game }) => game.startsWith(side))

/** Every game: its block, its players, the places of its loser. */
const drawn = (count: number, places?: number): readonly string[] =>
  chartFor(count, places).map(({ game, slot, from: [a, b], out }) =>
    [slot, game, `${told(a)} ${told(b)}`, ...(out === null ? [] : [out.join('–')])].join(' '),
  )

describe('the chart of the document', () => {
  it('[LCG-50] for eight', () => {
    expect(drawn(8)).toEqual([
      '1 W1 1 8',
      '1 W2 2 7',
      '1 W3 3 6',
      '1 W4 4 5',
      '2 W5 +W1 +W4',
      '2 W6 +W2 +W3',
      '2 L1 -W1 -W4 7–8',
      '2 L2 -W2 -W3 7–8',
      '3 W7 +W5 +W6',
      '3 L3 +L1 -W6 5–6',
      '3 L4 +L2 -W5 5–6',
      '4 L5 +L3 +L4 4–4',
      '5 L6 +L5 -W7 3–3',
      '6 GF1 +W7 +L6',
      '7 GF2 +W7 +L6',
    ])
  })

  it('[LCG-50] for sixteen, after the first round', () => {
    expect(drawn(16).slice(8)).toEqual([
      '2 W9 +W1 +W8',
      '2 W10 +W2 +W7',
      '2 W11 +W3 +W6',
      '2 W12 +W4 +W5',
      '2 L1 -W1 -W8 13–16',
      '2 L2 -W4 -W5 13–16',
      '2 L3 -W3 -W6 13–16',
      '2 L4 -W2 -W7 13–16',
      '3 W13 +W9 +W12',
      '3 W14 +W10 +W11',
      '3 L5 +L1 -W10 9–12',
      '3 L6 +L2 -W11 9–12',
      '3 L7 +L3 -W12 9–12',
      '3 L8 +L4 -W9 9–12',
      '4 L9 +L5 +L6 7–8',
      '4 L10 +L7 +L8 7–8',
      '5 W15 +W13 +W14',
      '5 L11 +L9 -W13 5–6',
      '5 L12 +L10 -W14 5–6',
      '6 L13 +L11 +L12 4–4',
      '7 L14 +L13 -W15 3–3',
      '8 GF1 +W15 +L14',
      '9 GF2 +W15 +L14',
    ])
  })
})

describe('a chart', () => {
  it('of four is the smallest', () => {
    expect(drawn(4)).toEqual([
      '1 W1 1 4',
      '1 W2 2 3',
      '2 W3 +W1 +W2',
      '2 L1 -W1 -W2 4–4',
      '3 L2 +L1 -W3 3–3',
      '4 GF1 +W3 +L2',
      '5 GF2 +W3 +L2',
    ])
    expect(chartFor(1)).toEqual([])
    expect(chartFor(129)).toEqual([])
    expect(chartFor(4, 129)).toEqual([])
  })

  it('of five gives the best three a bye; every game keeps its name', () => {
    expect(drawn(5)).toEqual([
      '1 W1 1 –',
      '1 W2 2 –',
      '1 W3 3 –',
      '1 W4 4 5',
      '2 W5 1 +W4',
      '2 W6 2 3',
      '2 L1 – -W4',
      '3 W7 +W5 +W6',
      '3 L3 -W4 -W6 5–5',
      '3 L4 – -W5',
      '4 L5 +L3 -W5 4–4',
      '5 L6 +L5 -W7 3–3',
      '6 GF1 +W7 +L6',
      '7 GF2 +W7 +L6',
    ])
  })

  it('[LCG-48] of eight places with seven entrants gives the best one a bye', () => {
    expect(drawn(7, 8)).toEqual([
      '1 W1 1 –',
      '1 W2 2 7',
      '1 W3 3 6',
      '1 W4 4 5',
      '2 W5 1 +W4',
      '2 W6 +W2 +W3',
      '2 L1 – -W4',
      '2 L2 -W2 -W3 7–7',
      '3 W7 +W5 +W6',
      '3 L3 -W4 -W6 5–6',
      '3 L4 +L2 -W5 5–6',
      '4 L5 +L3 +L4 4–4',
      '5 L6 +L5 -W7 3–3',
      '6 GF1 +W7 +L6',
      '7 GF2 +W7 +L6',
    ])
  })

  it('[LCG-48] of more places than there are entrants is still that chart', () => {
    expect(playedIn(2, 8).map(({ game, from }) => [game, ...from.map(told)])).toEqual([
      ['W7', '1', '2'],
      ['GF1', '+W7', '-W7'],
      ['GF2', '+W7', '-W7'],
    ])
    for (const [entrants, places] of [
      [3, 4],
      [4, 8],
      [9, 32],
      [16, 32],
      [20, 64],
    ] as const) {
      const rows = playedIn(entrants, places)
      expect(rows).toHaveLength(2 * entrants - 1)
      const first = rows.filter(({ from }) => from.every((one) => one?.as === 'seed'))
      const seeds = first.flatMap(({ from }) => from.map((one) => Number(told(one))))
      expect(Math.max(...seeds)).toBe(entrants)
    }
  })

  it.each(powers)('of %i: best against last, everybody once in the first block', (count) => {
    const first = chartFor(count).filter(({ slot }) => slot === 1)
    expect(first.map(({ from }) => from.map(told).join('-'))).toEqual(
      Array.from({ length: count / 2 }, (_, n) => `${n + 1}-${count - n}`),
    )
  })

  it.each(everyCount)('of %i: everybody comes from one game, goes to one, or is out', (count) => {
    const rows = playedIn(count)
    const bracket = rows.filter(({ game }) => !game.startsWith('GF'))
    const sources = bracket.flatMap(({ from }) => from.map(told))
    const seeds = Array.from({ length: count }, (_, index) => `${index + 1}`)
    const upper = sideOf(rows, 'W').map(({ game }) => game)
    const lower = sideOf(rows, 'L').map(({ game }) => game)
    expect([upper.length, lower.length]).toEqual([count - 1, count - 2])
    expect(sources).toHaveLength(2 * (2 * count - 3))
    expect(new Set(sources).size).toBe(sources.length)
    expect(new Set(sources)).toEqual(
      new Set([
        ...seeds,
        ...upper.slice(0, -1).map((game) => `+${game}`),
        ...upper.map((game) => `-${game}`),
        ...lower.slice(0, -1).map((game) => `+${game}`),
      ]),
    )
    expect(rows.slice(-2).map(({ game, from }) => [game, ...from.map(told)])).toEqual([
      ['GF1', `+${upper.at(-1)}`, `+${lower.at(-1)}`],
      ['GF2', `+${upper.at(-1)}`, `+${lower.at(-1)}`],
    ])
    for (const { game, out } of rows) expect(out !== null, game).toBe(game.startsWith('L'))
  })

  it.each(everyCount)('of %i: a game comes after those that its players come from', (count) => {
    const rows = chartFor(count)
    const at = new Map(rows.map((row, index) => [row.game, { slot: row.slot, index }]))
    rows.forEach(({ game, slot, from }, index) => {
      for (const source of from) {
        if (source === null || source.as === 'seed') continue
        const before = at.get(source.game)
        expect(before?.slot, `${game} after ${told(source)}`).toBeLessThan(slot)
        expect(before?.index).toBeLessThan(index)
      }
    })
  })

  it.each(everyCount)('of %i: only the best have a bye, and one each', (count) => {
    const byes = 2 ** Math.ceil(Math.log2(count)) - count
    const opening = playedIn(count).filter(({ slot }) => slot === 1)
    const playing = opening.flatMap(({ from }) => from.map(told).map(Number))
    expect(playing.sort((a, b) => a - b)).toEqual(
      Array.from({ length: count - byes }, (_, index) => byes + index + 1),
    )
  })
})

/** The games on the way of whoever comes out of a game as winner or loser, to the grand final. */
const wayFrom = (rows: readonly ChartRow[]) => {
  const next = new Map(rows.flatMap(({ game, from }) => from.map((one) => [told(one), game])))
  const walk = (start: string): readonly string[] => {
    const game = next.get(start)
    return game === undefined || game.startsWith('GF') ? [] : [game, ...walk(`+${game}`)]
  }
  return walk
}

/**
 * Two can meet again only if one beat the other without a defeat, lost later, and both come to the
 * same game. With coins for results every game on the way halves the odds, so they are exact.
 */
const rematchesOf = (count: number) => {
  const rows = playedIn(count)
  const slotOf = new Map(rows.map(({ game, slot }) => [game, slot]))
  const walk = wayFrom(rows)
  const byRound = new Map<number, number>()
  for (const { game } of sideOf(rows, 'W')) {
    const loser = walk(`-${game}`)
    walk(`+${game}`).forEach((lost, index) => {
      const winner = walk(`-${lost}`)
      const again = loser.findIndex((one) => winner.includes(one))
      const before = winner.indexOf(loser[again] ?? '')
      const round = (slotOf.get(loser[again] ?? '') ?? 0) - 1
      const odds = 2 ** -(index + 1 + again + before)
      byRound.set(round, (byRound.get(round) ?? 0) + odds)
    })
  }
  return {
    earliest: Math.min(...byRound.keys()),
    expected: [...byRound.values()].reduce((sum, odds) => sum + odds, 0),
  }
}

/**
 * The first round after a defeat in which a rematch cannot be ruled out, however the losers of each
 * round are sent down.
 *
 * Take all the games without a defeat whose losers come to one game of that round. Nobody can have
 * met again by then only if none of them lies on the way to another, that is, if no entrant stands
 * below two of them: together they have at most as many entrants below them as there are. Games of
 * one round have everybody below them, in the first only those without a bye. So the rounds without
 * a defeat that have sent their losers down by then, counted in entrants, are spread over the games
 * of the round; where that is more than all entrants for each, one game has two on the same way.
 */
const unavoidableRound = (count: number): number => {
  const size = 2 ** Math.ceil(Math.log2(count))
  const playing = 2 * count - size
  for (let round = 1, games = size / 4; ; round++) {
    const sentDown = Math.floor(round / 2)
    if (playing + sentDown * count > games * count) return round
    if (round % 2 === 0) games /= 2
  }
}

describe('a rematch', () => {
  it.each(everyCount)('of %i comes no earlier than in any chart', (count) => {
    expect(rematchesOf(count).earliest).toBe(unavoidableRound(count))
  })

  it('is first possible in these rounds after a defeat', () => {
    expect(powers.map((count) => `${count}: ${unavoidableRound(count)}`)).toEqual([
      '4: 2',
      '8: 3',
      '16: 4',
      '32: 5',
      '64: 7',
      '128: 8',
    ])
  })

  it('happens less than once in a bracket of coin flips', () => {
    expect(powers.map((count) => rematchesOf(count).expected)).toEqual([
      0.5, 0.625, 0.75, 0.74609375, 0.70263671875, 0.7174072265625,
    ])
    for (const count of everyCount) expect(rematchesOf(count).expected).toBeLessThan(0.77)
  })
})
