import fc from 'fast-check'
import { describe, it } from 'vitest'
import { longRun } from '../../../testing/long.ts'
import { anyPlan, liveThrough } from '../../testing/any/any-event.ts'
import { watch } from '../../testing/invariants/invariants.ts'
import { regulations } from '../regulations/catalogue.ts'

describe('any event', () => {
  it('keeps to the rules after every command, and can be brought to its end from anywhere', () =>
    longRun({ name: 'any event', from: 0, seeds: 3_000 }, (seed) => {
      const plans = fc.constantFrom(...regulations).chain(anyPlan)
      const property = fc.property(plans, (plan) => {
        // From every state would take twice the time of everything else.
        liveThrough(plan, watch(), { forks: 4 })
      })
      // Made smaller, a failure would hold up the night: its seed and path are enough to go on with.
      fc.assert(property, { seed, numRuns: 10, endOnFailure: true })
    }))
})
