import type { Assembled } from '../assemble/assemble.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { computedFrom } from './computed.ts'
import type { Discrepancy } from './discrepancy.ts'
import { pointsAndMargins } from './figures.ts'
import { missingAtEnds } from './missing-at-ends.ts'
import { places } from './places.ts'
import { bracketPlaces, byes, rematches } from './rounds.ts'
import { schedules } from './schedules.ts'
import { unsureIn } from './unsure.ts'
import { winnerIn } from './winner.ts'

type Report = {
  readonly discrepancies: readonly Discrepancy[]
  /** With the custom clause that the claimed places follow, where they follow one. */
  readonly scenario: Scenario
}

/** What a file claims, beside what its own results come to. */
export const report = ({ scenario, noted, players, schedules: formula }: Assembled): Report => {
  const inRounds = [
    ...rematches(scenario),
    ...byes(scenario, players),
    ...bracketPlaces(scenario, players, winnerIn(scenario)),
  ]
  const computed = computedFrom(scenario)
  if (computed === null) return { discrepancies: [...noted, ...inRounds], scenario }
  const taking = players.filter(({ name }) => scenario.players.some((one) => one.name === name))
  const named = missingAtEnds(noted, taking, scenario, computed)
  const unsure = unsureIn(named, scenario, computed.ledger)
  const own = schedules(taking, computed, unsure, formula ?? null)
  const placed = places(taking, computed, own, unsure)
  const options = placed.isWithoutHeadToHead
    ? { ...scenario.options, headToHead: 'off' }
    : scenario.options
  return {
    discrepancies: [
      ...named,
      ...inRounds,
      ...pointsAndMargins(taking, computed, unsure),
      ...own.discrepancies,
      ...placed.discrepancies,
    ],
    scenario: { ...scenario, options },
  }
}
