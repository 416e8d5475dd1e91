import { describe, expect, it } from 'vitest'
import { fieldOf } from '../../../testing/pairing/field.ts'
import { id } from '../../../testing/story.ts'
import { alsoMet, hasMet, metInRounds } from './field.ts'

const [a, b, c] = [id('a'), id('b'), id('c')]

describe('meetings', () => {
  const { met } = fieldOf({}, { met: ['a-b 1', 'b-a 4', 'b-c 2'] })

  it('are known from both sides, with their rounds in order', () => {
    expect(metInRounds(met, a, b)).toEqual([1, 4])
    expect(metInRounds(met, b, a)).toEqual([1, 4])
    expect(metInRounds(met, c, b)).toEqual([2])
  })

  it('are none between those who have not met, or are nobody', () => {
    expect(hasMet(met, a, c)).toBe(false)
    expect(hasMet(met, id('x'), a)).toBe(false)
    expect(metInRounds(met, a, id('x'))).toEqual([])
  })

  it('are asked by the places of a list, too', () => {
    const hasMetAt = met.among([c, id('x'), b, a])
    expect([0, 1, 2, 3].map((place) => hasMetAt(2, place))).toEqual([true, false, false, true])
    expect([0, 1, 2, 3].map((place) => hasMetAt(1, place))).toEqual([false, false, false, false])
  })

  it('are known of those taken as met, too, who were met in no round', () => {
    const own = alsoMet(met.of(b), new Set([c, id('x')]))
    expect([a, c, id('x'), id('y')].map(own.has)).toEqual([true, true, true, false])
    expect([c, id('x'), id('y')].map(own.get)).toEqual([[2], [], undefined])
    expect([...own.keys()].toSorted()).toEqual([a, c, id('x')])
  })
})
