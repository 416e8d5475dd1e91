import { describe, expect, it } from 'vitest'
import type { Result } from '../../vocabulary/result.ts'
import { fullerResult, isSameResult } from './same-result.ts'

const rolled = (hits: readonly (readonly [number, number])[]): Result => ({
  ending: 'time',
  score: [60, 60],
  salvo: 'first',
  salvoRolls: { dice: [3, 2], hits },
})

describe('two results', () => {
  it.each<readonly [boolean, Result, Result]>([
    [true, { ending: 'time', score: [1, 2] }, { score: [1, 2], ending: 'time' }],
    [false, { ending: 'time', score: [1, 2] }, { ending: 'time', score: [2, 1] }],
    [false, { ending: 'time', score: [100, 2] }, { ending: 'destruction', score: [100, 2] }],
    [
      true,
      rolled([[1, 0]]),
      { ...rolled([]), salvoRolls: { hits: [[1, 0]], dice: [3, 2] } } as Result,
    ],
    // The rolls may be left out, and still the winner has to be the same.
    [true, rolled([[1, 0]]), { ending: 'time', score: [60, 60], salvo: 'first' }],
    [false, rolled([[1, 0]]), { ending: 'time', score: [60, 60], salvo: 'second' }],
    [
      false,
      rolled([[1, 0]]),
      rolled([
        [1, 0],
        [2, 1],
      ]),
    ],
    [
      false,
      { ending: 'games', games: ['first', { conceded: 'second' }] },
      { ending: 'games', games: ['first', { annulled: 'second' }] },
    ],
  ])('say the same: %s', (same, one, other) => {
    expect(isSameResult(one, other)).toBe(same)
    expect(isSameResult(other, one)).toBe(same)
  })
})

it('of two that say the same the one with its rolls is kept', () => {
  const bare: Result = { ending: 'time', score: [60, 60], salvo: 'first' }
  expect(fullerResult(bare, rolled([[1, 0]]))).toEqual(rolled([[1, 0]]))
  expect(fullerResult(rolled([[1, 0]]), bare)).toEqual(rolled([[1, 0]]))
  expect(fullerResult(bare, bare)).toEqual(bare)
})
