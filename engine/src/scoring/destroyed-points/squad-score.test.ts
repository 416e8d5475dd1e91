import { describe, expect, it } from 'vitest'
import { clause } from '../../vocabulary/rule.ts'
import {
  pointsWithUpgrades,
  type ShipAtEnd,
  type SquadScoreClauses,
  squadScore,
} from './squad-score.ts'

const clauses: SquadScoreClauses = {
  halfPoints: clause('XWEN-46', {
    sizes: ['large'],
    threshold: 'half-or-below',
    rounding: 'down',
  }),
  fullScore: clause('XWEN-49', 100),
}
const strict: SquadScoreClauses = {
  ...clauses,
  halfPoints: clause('XWDE-85', {
    sizes: ['large'],
    threshold: 'below-half',
    rounding: 'down',
  }),
}

const ship = (given: Partial<ShipAtEnd>): ShipAtEnd => ({
  points: 30,
  size: 'small',
  capacity: 6,
  remaining: 6,
  destroyed: false,
  ...given,
})
const untouched = ship({})

const atTime = { ending: 'time', ownerConceded: false, reading: 'always' } as const
const afterDestruction = { ...atTime, ending: 'destruction' } as const
const literally = { ...afterDestruction, reading: 'time-only' } as const

describe('half points', () => {
  it.each([
    { capacity: 13, remaining: 7, here: false, strictly: false },
    { capacity: 13, remaining: 6, here: true, strictly: true },
    { capacity: 10, remaining: 5, here: true, strictly: false },
    { capacity: 10, remaining: 4, here: true, strictly: true },
    { capacity: 16, remaining: 8, here: true, strictly: false },
  ])(
    '[XWEN-46] $remaining of $capacity left on a large ship: $here',
    ({ capacity, remaining, here, strictly }) => {
      const ships = [ship({ points: 47, size: 'large', capacity, remaining }), untouched]
      expect(squadScore(ships, atTime, clauses)).toBe(here ? 23 : 0)
      expect(squadScore(ships, atTime, strict)).toBe(strictly ? 23 : 0)
    },
  )

  it.each([
    { points: 47, half: 23 },
    { points: 41, half: 20 },
    { points: 46, half: 23 },
    { points: 1, half: 0 },
  ])('[XWEN-46] half of $points points is $half, rounded down', ({ points, half }) => {
    const ships = [ship({ points, size: 'large', capacity: 13, remaining: 6 }), untouched]
    expect(squadScore(ships, atTime, clauses)).toBe(half)
  })

  it('[XWEN-46] two large ships are rounded one by one', () => {
    const falling = ship({ points: 47, size: 'large', capacity: 13, remaining: 1 })
    expect(squadScore([falling, falling, untouched], atTime, clauses)).toBe(46)
  })

  it.each(['small', 'huge'])('[XWEN-46] a %s ship short of destruction counts nothing', (size) => {
    const ships = [ship({ points: 47, size, capacity: 10, remaining: 1 }), untouched]
    expect(squadScore(ships, atTime, clauses)).toBe(0)
  })

  it('[XWEN-46] a destroyed large ship counts in full, never in full and by half', () => {
    const ships = [
      ship({ points: 47, size: 'large', capacity: 13, remaining: 0, destroyed: true }),
      untouched,
    ]
    expect(squadScore(ships, atTime, clauses)).toBe(47)
  })
})

describe('destroyed ships', () => {
  it('[XWEN-46] destroyed ships and half points add up', () => {
    const ships = [
      ship({ points: 24, remaining: 0, destroyed: true }),
      ship({ points: 40, size: 'large', capacity: 13, remaining: 6 }),
      ship({ points: 36 }),
    ]
    expect(squadScore(ships, atTime, clauses)).toBe(44)
  })

  it('[XWEN-43] an upgrade counts with its ship even when it was discarded before', () => {
    const points = pointsWithUpgrades(29, [
      { points: 4, discarded: true },
      { points: 3, discarded: false },
      { points: -2, discarded: false },
    ])
    expect(points).toBe(34)
    const gone = ship({ points, remaining: 0, destroyed: true })
    expect(squadScore([gone, untouched], atTime, clauses)).toBe(34)
  })

  it('[XWEN-43] discarding alone scores nothing while the ship lives', () => {
    const points = pointsWithUpgrades(29, [{ points: 4, discarded: true }])
    expect(squadScore([ship({ points })], atTime, clauses)).toBe(0)
  })

  it('a ship off the play area is destroyed with hull left, one without hull always is', () => {
    const fled = ship({ points: 20, remaining: 5, destroyed: true })
    const forgotten = ship({ points: 15, remaining: 0 })
    expect(squadScore([fled, forgotten, untouched], atTime, clauses)).toBe(35)
  })
})

describe('the whole squad', () => {
  const wiped = [ship({ points: 60, destroyed: true }), ship({ points: 37, destroyed: true })]

  it.each(['destruction', 'time', 'mutual-destruction'] as const)(
    '[XWEN-49] a destroyed squad of 97 points counts 100 (%s)',
    (ending) => {
      expect(squadScore(wiped, { ...atTime, ending }, clauses)).toBe(100)
    },
  )

  it('[XWEN-49] whoever gives up loses the whole squad, untouched ships included', () => {
    const match = { ending: 'concession', ownerConceded: true, reading: 'always' } as const
    expect(squadScore([untouched, untouched], match, clauses)).toBe(100)
  })

  it('[XWEN-49] whoever gives up keeps what was scored before', () => {
    const match = { ending: 'concession', ownerConceded: false, reading: 'always' } as const
    const ships = [ship({ points: 30, destroyed: true }), untouched]
    expect(squadScore(ships, match, clauses)).toBe(30)
  })

  it('[XWEN-49] no list is not a destroyed squad', () => {
    expect(squadScore([], atTime, clauses)).toBe(0)
  })
})

describe('half points for the losing side of a full destruction', () => {
  const survivor = ship({ points: 21, size: 'large', capacity: 10, remaining: 4 })
  const lone = [ship({ points: 79, destroyed: true }), survivor]
  const pair = [
    ship({ points: 24, destroyed: true }),
    ship({ points: 40, size: 'large', capacity: 10, remaining: 5 }),
    ship({ points: 36 }),
  ]

  it.each([
    { ships: lone, always: 89, timeOnly: 79 },
    { ships: pair, always: 44, timeOnly: 24 },
  ])('[XWEN-46] always $always, by the letter $timeOnly', ({ ships, always, timeOnly }) => {
    expect(squadScore(ships, afterDestruction, clauses)).toBe(always)
    expect(squadScore(ships, literally, clauses)).toBe(timeOnly)
    expect(squadScore(ships, { ...literally, ending: 'concession' }, clauses)).toBe(timeOnly)
  })

  it('[XWEN-46] at time both readings count them', () => {
    expect(squadScore(pair, { ...atTime, reading: 'time-only' }, clauses)).toBe(44)
  })
})
