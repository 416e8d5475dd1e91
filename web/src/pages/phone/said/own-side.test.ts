import type { Result } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { ownSide } from './own-side.ts'

const table = {
  objectives: 1,
  damageOnDark: 2,
  dial: 3,
  damageOnLight: 4,
  balance: 'dark',
} as const

/** One of each, and how the second seat reads it. */
const both: readonly (readonly [Result, Result])[] = [
  [
    { ending: 'destruction', score: [100, 66] },
    { ending: 'destruction', score: [66, 100] },
  ],
  [
    { ending: 'time', score: [50, 50], initiative: 'first' },
    { ending: 'time', score: [50, 50], initiative: 'second' },
  ],
  [
    {
      ...{ ending: 'time', score: [50, 50], salvo: 'first' },
      salvoRolls: {
        dice: [3, 4],
        hits: [
          [1, 1],
          [2, 0],
        ],
      },
    },
    {
      ...{ ending: 'time', score: [50, 50], salvo: 'second' },
      salvoRolls: {
        dice: [4, 3],
        hits: [
          [1, 1],
          [0, 2],
        ],
      },
    },
  ],
  [
    { ending: 'points', score: [40, 38], tie: { defeats: [1, 2], damage: [3, 4], die: [[5, 6]] } },
    { ending: 'points', score: [38, 40], tie: { defeats: [2, 1], damage: [4, 3], die: [[6, 5]] } },
  ],
  [
    { ending: 'defeat', winner: 'first', score: [12, 30] },
    { ending: 'defeat', winner: 'second', score: [30, 12] },
  ],
  [
    { ending: 'concession', by: 'first', score: [10, 20] },
    { ending: 'concession', by: 'second', score: [20, 10] },
  ],
  [
    { ending: 'concession', by: 'second' },
    { ending: 'concession', by: 'first' },
  ],
  [
    { ending: 'games', games: ['first', { conceded: 'first' }] },
    { ending: 'games', games: ['second', { conceded: 'second' }] },
  ],
  [
    { ending: 'games', games: ['draw', { annulled: 'second' }] },
    { ending: 'games', games: ['draw', { annulled: 'first' }] },
  ],
  [
    { ending: 'won', winner: 'first', light: 'second' },
    { ending: 'won', winner: 'second', light: 'first' },
  ],
  [
    { ending: 'forfeit', winner: 'first' },
    { ending: 'forfeit', winner: 'second' },
  ],
  [
    { ending: 'timeout', light: 'first', table },
    { ending: 'timeout', light: 'second', table },
  ],
  [
    { ending: 'no-show', by: 'first' },
    { ending: 'no-show', by: 'second' },
  ],
  [{ ending: 'double-loss' }, { ending: 'double-loss' }],
]

describe('a result from the reader’s side', () => {
  it.each(both)(
    '$ending stands as it is for the first seat, turned for the second',
    (one, other) => {
      expect(ownSide(one, 'first')).toEqual(one)
      expect(ownSide(one, 'second')).toEqual(other)
      expect(ownSide(other, 'second')).toEqual(one)
    },
  )
})
