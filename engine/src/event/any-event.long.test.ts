import fc from 'fast-check'
import { describe, it } from 'vitest'
import { longRun } from '../../../testing/long.ts'
import { anyPlan, liveThrough } from '../../testing/any-event.ts'
import { watch } from '../../testing/invariants.ts'

describe('any event', () => {
  it('keeps to the rules after every command, from its creation to its champion', () =>
    longRun({ name: 'any event', seeds: 3_000 }, (seed) => {
      const property = fc.property(anyPlan, (plan) => {
        liveThrough(plan, watch())
      })
      fc.assert(property, { seed, numRuns: 25 })
    }))
})
