import fc from 'fast-check'
import { describe, it } from 'vitest'
import { regulations } from '../../regulations/catalogue.ts'
import type { Regulation } from '../../regulations/regulation.ts'
import type { Moment } from './every-end.suite.ts'
import { neverWrong } from './never-wrong.suite.ts'

const cutting = regulations.filter(({ finalMatch }) => finalMatch === null)

const moments = (regulation: Regulation, left: number): fc.Arbitrary<Moment> =>
  fc.record({
    regulation: fc.constant(regulation.id),
    players: fc.integer({ min: left === 0 ? 5 : 4, max: left === 0 ? 9 : 5 }),
    rounds: fc.integer({ min: left + 1, max: 4 }),
    cut: fc.constantFrom(...(regulation.structure.cutSizes?.value.slice(0, 1) ?? [2, 3, 4])),
    left: fc.constant(left),
    // Every open table multiplies the ends.
    open: fc.integer({
      min: 0,
      max: left === 0 ? 2 : regulation.structure.cutSizes === null ? 1 : 0,
    }),
    entropy: fc.string({ minLength: 4, maxLength: 8 }),
  })

describe.each(cutting)('what a player needs by $id', (regulation) => {
  it('is never said wrongly in the last round, whatever can still happen', () => {
    fc.assert(fc.property(moments(regulation, 0), neverWrong), { numRuns: 20 })
  })

  it('is never said wrongly with a round still to be paired', () => {
    fc.assert(fc.property(moments(regulation, 1), neverWrong), { numRuns: 2 })
  })
})
