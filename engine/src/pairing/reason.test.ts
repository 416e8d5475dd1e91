import { describe, expect, it } from 'vitest'
import { fieldOf, pairOf } from '../../testing/field.ts'
import { reasonOf } from './reason.ts'

describe('why two meet', () => {
  const field = fieldOf({ a: 10, b: 10, c: 5 }, { met: ['a-c 1', 'a-c 3'] })

  it.each([
    ['a-b', { kind: 'same-points', points: 10 }],
    ['b-c', { kind: 'floats-down', player: 'b', from: 10, to: 5 }],
    ['c-b', { kind: 'floats-down', player: 'b', from: 10, to: 5 }],
    ['c-a', { kind: 'rematch-unavoidable', metInRounds: [1, 3] }],
  ])('%s', (pair, reason) => {
    expect(reasonOf(field, pairOf(pair))).toEqual(reason)
  })

  it('in the first round: chance', () => {
    const first = fieldOf({ a: 0, b: 0 }, { isFirstRound: true })
    expect(reasonOf(first, pairOf('a-b'))).toEqual({ kind: 'first-round' })
  })
})
