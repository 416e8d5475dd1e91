import { describe, expect, it } from 'vitest'
import { atSeat, otherSeat, type Pair, pairFor } from './seat.ts'

describe('seats', () => {
  const pair: Pair<string> = ['ada', 'ben']

  it('each seat holds its own', () => {
    expect(atSeat(pair, 'first')).toBe('ada')
    expect(atSeat(pair, 'second')).toBe('ben')
  })

  it('the other of the other is the same seat', () => {
    expect(otherSeat('first')).toBe('second')
    expect(otherSeat(otherSeat('first'))).toBe('first')
  })

  it('a pair is filled from either seat', () => {
    expect(pairFor('first', 'won', 'lost')).toEqual(['won', 'lost'])
    expect(pairFor('second', 'won', 'lost')).toEqual(['lost', 'won'])
  })
})
