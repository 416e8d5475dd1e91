import { describe, expect, it } from 'vitest'
import { id, type Story, story } from '../../../testing/story.ts'
import { matchId } from '../../vocabulary/ids.ts'
import type { SideChoice } from '../../vocabulary/pairing.ts'
import type { Result } from '../../vocabulary/result.ts'
import { matchFrom } from '../rounds/effects.ts'
import type { EventState, Match, Round } from '../spine/state.ts'
import { sideOf } from './sides.ts'

const [a, b] = [id('a'), id('b')]
const light = (player: 'first' | 'second'): Result => {
  return { ending: 'won', winner: 'first', light: player }
}

const started = story({ regulation: 'card-game/de-2014', players: ['a', 'b'] }).state()

/** A final stage in which these matches were played; a is the better seed. */
const stateAfter = (
  matches: readonly Pick<Match, 'players' | 'result' | 'game'>[],
  seeds: readonly ('a' | 'b')[] = ['a', 'b'],
): EventState => {
  const own = matches.map(
    (match, index): Match => ({
      ...matchFrom(
        {
          match: matchId(`m${index}`),
          table: index + 1,
          reason: { kind: 'seeds' },
          players: match.players,
        },
        1,
      ),
      ...match,
    }),
  )
  const round: Round = {
    number: 1,
    stage: 1,
    status: 'closed',
    matches: own.map(({ match }) => match),
    byes: [],
    method: 'double-elimination',
    entropy: '',
    receipt: null,
    leftOut: [],
    mission: null,
    clock: null,
  }
  const plan = { kind: 'double-elimination', rounds: null, cut: 2 } as const
  const stage = { plan, entrants: seeds.map(id), places: null, chart: null, firstRound: 1 }
  return {
    ...started,
    stages: [...started.stages, stage],
    rounds: [round],
    matches: new Map(own.map((match) => [match.match, match])),
  }
}

type Counts = readonly [light: number, dark: number]

/** Games of both on either side, each against somebody else. */
const played = (ofA: Counts, ofB: Counts) =>
  (
    [
      [a, ofA],
      [b, ofB],
    ] as const
  ).flatMap(([player, [lights, darks]]) => [
    ...Array.from({ length: lights }, () => ({
      players: [player, id('x')] as const,
      result: light('first'),
    })),
    ...Array.from({ length: darks }, () => ({
      players: [id('x'), player] as const,
      result: light('first'),
    })),
  ])

const told = (side: SideChoice | undefined): string =>
  side === undefined ? '-' : 'light' in side ? `${side.light} light` : `${side.chooser} chooses`

const side = (ofA: Counts, ofB: Counts, seeds: readonly ('a' | 'b')[] = ['a', 'b']) =>
  told(sideOf(stateAfter(played(ofA, ofB), seeds), 'L5', [a, b]).side)

describe('who plays which side', () => {
  it.each<readonly [string, Counts, Counts, string]>([
    ['the first round of the finals', [0, 0], [0, 0], 'a chooses'],
    ['both light once', [1, 0], [1, 0], 'a chooses'],
    ['one light, one dark', [1, 0], [0, 1], 'b light'],
    ['a level, b light more', [1, 1], [1, 0], 'a light'],
    ['a level, b dark more', [1, 1], [0, 1], 'b light'],
    ['a light more, b level', [2, 1], [1, 1], 'b light'],
    ['both dark more, b by more', [1, 2], [0, 2], 'b light'],
    ['both level, however often', [1, 1], [2, 2], 'a chooses'],
    ['both dark more, one by 1 and one by 2', [1, 2], [1, 3], 'b light'],
  ])('%s', (_, ofA, ofB, expected) => {
    expect(side(ofA, ofB)).toBe(expected)
  })

  it('the better seed chooses, in whichever seat', () => {
    expect(side([1, 1], [0, 0], ['b', 'a'])).toBe('b chooses')
    const state = stateAfter([])
    expect(told(sideOf(state, 'W1', [b, a]).side)).toBe('a chooses')
  })

  it('is the worded rule for all counts up to 7', () => {
    const leaning = ([lights, darks]: Counts): 'light' | 'dark' | null =>
      lights < darks ? 'light' : darks < lights ? 'dark' : null
    /** Everybody the side played less; the larger difference first; else the better seed. */
    const worded = (ofA: Counts, ofB: Counts): string => {
      const [ownA, ownB] = [leaning(ofA), leaning(ofB)]
      const [moreA, moreB] = [ofA, ofB].map(([x, y]) => Math.abs(x - y)) as [number, number]
      const toA = (wanted: 'light' | 'dark') => (wanted === 'light' ? 'a light' : 'b light')
      const toB = (wanted: 'light' | 'dark') => (wanted === 'light' ? 'b light' : 'a light')
      if (ownA === null && ownB === null) return 'a chooses'
      if (ownA === ownB && moreA === moreB) return 'a chooses'
      if (ownA !== null && (ownA !== ownB || moreA > moreB)) return toA(ownA)
      return ownB === null ? 'a chooses' : toB(ownB)
    }
    const counts = Array.from({ length: 64 }, (_, n): Counts => [Math.floor(n / 8), n % 8])
    const wrong = counts.flatMap((ofA) =>
      counts.filter((ofB) => side(ofA, ofB) !== worded(ofA, ofB)).map((ofB) => [ofA, ofB]),
    )
    expect(wrong).toEqual([])
  })

  it('only games that were played out count', () => {
    const players = [a, id('x')] as const
    const unplayed: readonly Result[] = [
      { ending: 'forfeit', winner: 'first' },
      { ending: 'no-show', by: 'second' },
    ]
    for (const result of unplayed) {
      const state = stateAfter([{ players, result }])
      expect(told(sideOf(state, 'L1', [a, b]).side)).toBe('a chooses')
    }
    const table = { objectives: 1, damageOnDark: 0, dial: 3, damageOnLight: 0, balance: 'dark' }
    const timeout = { ending: 'timeout', light: 'first', table } as Result
    const state = stateAfter([{ players, result: timeout }])
    expect(told(sideOf(state, 'L1', [a, b]).side)).toBe('b light')
  })

  it('in the last game of all the two swap', () => {
    const final = (result: Result) => {
      const before = played([0, 3], [3, 0])
      return stateAfter([...before, { players: [a, b], game: 'GF1', result }])
    }
    expect(told(sideOf(final(light('first')), 'GF2', [a, b]).side)).toBe('b light')
    expect(told(sideOf(final(light('second')), 'GF2', [a, b]).side)).toBe('a light')
    // Not played out: there is nothing to swap, the counts decide.
    const forfeited = final({ ending: 'forfeit', winner: 'second' })
    expect(told(sideOf(forfeited, 'GF2', [a, b]).side)).toBe('a light')
  })

  it('is nothing in a title without sides', () => {
    const state = { ...stateAfter([]), created: story({ players: 2 }).state().created }
    expect(sideOf(state, '1', [a, b])).toEqual({})
  })
})

describe('in an event', () => {
  const won = ({ players: [x, y] }: Match): Result => {
    const winner = x < y ? 'first' : 'second'
    return { ending: 'games', games: [winner, winner] }
  }
  const sides = (event: Story) =>
    [...event.state().matches.values()].filter(({ round }) => round === event.state().rounds.length)

  it('every game of the final stage says so, the games before it do not', () => {
    const event = story({
      regulation: 'card-game/de-2014',
      players: 4,
      structure: {
        kind: 'custom',
        stages: [
          { kind: 'swiss', rounds: 1, cut: null },
          { kind: 'double-elimination', rounds: null, cut: 4 },
        ],
      },
    })
    event.playRound(won)
    expect(sides(event).every((match) => match.side === undefined)).toBe(true)
    event.does({ kind: 'make-cut' })
    const seeds = event.state().cut?.seeds ?? []
    event.does({ kind: 'start-stage' })
    event.does({ kind: 'pair-round' })
    expect(sides(event).map((match) => match.side)).toEqual([
      { chooser: seeds[0] },
      { chooser: seeds[1] },
    ])
    event.does({ kind: 'publish-round' })
    for (const { match } of sides(event)) {
      event.does({ kind: 'enter-result', match, result: light('first') })
    }
    event.does({ kind: 'close-round' })
    event.does({ kind: 'pair-round' })
    // Both winners were light, both losers dark: the better seed of each game chooses.
    expect(sides(event).map(({ game, side: own }) => [game, told(own)])).toEqual([
      ['W3', `${seeds[0]} chooses`],
      ['L1', `${seeds[2]} chooses`],
    ])
  })
})
