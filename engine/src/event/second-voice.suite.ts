import fc from 'fast-check'
import { expect } from 'vitest'
import { anyPlan, liveThrough, type Step } from '../../testing/any/any-event.ts'
import { decidesNothingAlone, ownOf } from '../../testing/invariants/own-matters.ts'
import type { Regulation } from '../regulations/regulation.ts'

type Run = { readonly seed: number; readonly numRuns: number }

/** Random days on which leaders play and give most of the commands. */
export const nobodyDecidesAlone = (
  regulation: Regulation,
  run: Run,
  see: (step: Step) => void = () => {},
): void => {
  const plans = anyPlan(regulation).map((plan) => ({ ...plan, tier: 'casual' as const }))
  const property = fc.property(plans, (plan) => {
    const ending = liveThrough(
      plan,
      (step) => {
        if (ownOf(step) !== null) see(step)
        decidesNothingAlone(step)
      },
      { forks: 16, leadersPlay: true },
    )
    expect(['champion', 'too-few-players']).toContain(ending)
  })
  fc.assert(property, run)
}
