import { expect, it } from 'vitest'
import { destroyedPointsOf, squadClausesOf } from '../../../testing/destroyed-points.ts'
import { earnedBy, oneMatch, refusedBy } from '../../../testing/one-match.ts'
import { rulesOf } from '../../index.ts'
import {
  pointsWithUpgrades,
  type ScoredEnding,
  type ShipAtEnd,
  squadScore,
} from '../../scoring/destroyed-points/squad-score.ts'
import { type Clause, clause, type RuleId } from '../../vocabulary/rule.ts'
import type { Regulation } from '../regulation.ts'

export const shipAtEnd = (given: Partial<ShipAtEnd>): ShipAtEnd => ({
  points: 30,
  size: 'small',
  capacity: 6,
  remaining: 6,
  destroyed: false,
  ...given,
})

const untouched = shipAtEnd({})

/** What is scored against these ships and one that nobody touched. */
export const scoreAgainst = (
  regulation: Regulation,
  ships: readonly ShipAtEnd[],
  ending: ScoredEnding = 'time',
): number => scoreOf(regulation, [...ships, untouched], ending)

const scoreOf = (
  regulation: Regulation,
  ships: readonly ShipAtEnd[],
  ending: ScoredEnding,
  ownerConceded = false,
): number => {
  const { halfPoints: reading } = rulesOf(oneMatch(regulation).state().created).readings
  return squadScore(ships, { ending, ownerConceded, reading }, squadClausesOf(regulation))
}

export const destroyedShips = (regulation: Regulation, rule: RuleId): void => {
  it(`[${rule}] destroyed ships add up, with their upgrades`, () => {
    const points = pointsWithUpgrades(24, [
      { points: 4, discarded: false },
      { points: 3, discarded: true },
      { points: -2, discarded: false },
    ])
    const lost = [shipAtEnd({ points, destroyed: true }), shipAtEnd({ points: 31, remaining: 0 })]
    expect(scoreAgainst(regulation, lost)).toBe(29 + 31)
    expect(scoreAgainst(regulation, lost.slice(1))).toBe(31)
    expect(scoreAgainst(regulation, [])).toBe(0)
  })

  it(`[${rule}] a ship that stands counts nothing, however little is left of it`, () => {
    expect(scoreAgainst(regulation, [shipAtEnd({ points: 31, remaining: 1 })])).toBe(0)
  })
}

/** Whether a large ship counts by half where exactly half of it is left. */
export const largeShipsByHalf = (
  regulation: Regulation,
  { rule, value: exactlyHalf }: Clause<boolean>,
): void => {
  const large = (given: Partial<ShipAtEnd>) => shipAtEnd({ size: 'large', ...given })

  it.each([
    [7, 13, false],
    [6, 13, true],
    [5, 10, exactlyHalf],
    [4, 10, true],
    [8, 16, exactlyHalf],
  ])(
    `[${rule}] a large ship with %i of %i left counts by half: %s`,
    (remaining, capacity, counts) => {
      for (const [points, half] of [
        [47, 23],
        [41, 20],
      ] as const) {
        const ship = large({ points, capacity, remaining })
        expect(scoreAgainst(regulation, [ship])).toBe(counts ? half : 0)
      }
      expect(regulation.halfPoints).toEqual(
        clause(rule, {
          sizes: ['large'],
          threshold: exactlyHalf ? 'half-or-below' : 'below-half',
          rounding: 'down',
        }),
      )
    },
  )

  it(`[${rule}] a small ship never does, a destroyed large one counts once and in full`, () => {
    const small = shipAtEnd({ points: 47, capacity: 10, remaining: 1 })
    expect(scoreAgainst(regulation, [small])).toBe(0)
    const gone = large({ points: 47, capacity: 13, remaining: 0, destroyed: true })
    expect(scoreAgainst(regulation, [gone])).toBe(47)
  })

  it(`[${rule}] half is taken of a ship with its upgrades, and rounded down ship by ship`, () => {
    // By itself the ship would come to 21, and each upgrade to nothing.
    const upgrades = [1, 1, 1].map((points) => ({ points, discarded: false }))
    const ship = large({
      points: pointsWithUpgrades(42, upgrades),
      capacity: 13,
      remaining: 6,
    })
    expect(scoreAgainst(regulation, [ship])).toBe(22)
    expect(scoreAgainst(regulation, [ship, ship])).toBe(44)
  })
}

export const halvesInEveryEnding = (regulation: Regulation, rule: RuleId): void => {
  it.each(['time', 'destruction', 'concession'] as const)(
    `[${rule}] the document counts halves in every ending: %s`,
    (ending) => {
      const survivor = shipAtEnd({ points: 21, size: 'large', capacity: 10, remaining: 4 })
      const ships = [shipAtEnd({ points: 79, destroyed: true }), survivor]
      expect(scoreOf(regulation, ships, ending)).toBe(89)
      expect(regulation.options.halfPoints).toBeUndefined()
    },
  )
}

export const destroyedSquad = (
  regulation: Regulation,
  rule: RuleId,
  /** What a win is worth. */
  win: number,
): void => {
  it(`[${rule}] a destroyed squad of 97 points counts 100`, () => {
    const wiped = [
      shipAtEnd({ points: 60, destroyed: true }),
      shipAtEnd({ points: 37, remaining: 0 }),
    ]
    const full = scoreOf(regulation, wiped, 'destruction')
    expect(full).toBe(100)
    const result = { ending: 'destruction', score: [full, 0] } as const
    expect(earnedBy(oneMatch(regulation), result)).toBe(`win ${win}/200, loss 0/0`)
  })
}

export const givenUpSquad = (regulation: Regulation, rule: RuleId): void => {
  it(`[${rule}] whoever gives up loses the whole squad before the points are counted`, () => {
    expect(scoreOf(regulation, [untouched, untouched], 'concession', true)).toBe(100)
    const unscored = { ending: 'concession', by: 'first' } as const
    expect(refusedBy(oneMatch(regulation), unscored)).toMatchObject({ rule })
    expect(destroyedPointsOf(regulation).concession).toEqual(clause(rule, 'squad-destroyed'))
  })
}
