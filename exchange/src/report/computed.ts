import { type EventState, type Ledger, lastCountedRound, ledgerOf } from '@topcut/engine'
import { Refused } from '../refusal.ts'
import { playScenario } from '../scenario/play.ts'
import type { Scenario, ScenarioRound } from '../scenario/scenario.ts'

/** What the Swiss rounds of a scenario come to; null where the engine cannot follow them. */
export type Computed = {
  readonly state: EventState
  readonly ledger: Ledger
  readonly rounds: number
}

/** A match without a result would stop everything after it: it counts for nobody here. */
const withResults = (round: ScenarioRound): ScenarioRound => ({
  ...round,
  matches: round.matches.filter((match) => 'bye' in match || match.result !== null),
})

export const computedFrom = (scenario: Scenario): Computed | null => {
  const rounds = scenario.rounds.filter(({ stage }) => stage === 'swiss')
  const isStaged = scenario.rounds.some(
    ({ stage }, index) => stage === 'swiss' && scenario.rounds[index - 1]?.stage === 'elimination',
  )
  if (isStaged) return null
  // Whoever is in the file played there: late entries and returns are not for the report to judge.
  const options = { ...scenario.options }
  try {
    const { state } = playScenario(
      { ...scenario, options, structure: { kind: 'open' }, rounds: rounds.map(withResults) },
      { leftOut: 'lenient' },
    )
    if (state === null) return null
    const last = lastCountedRound(state)
    return { state, ledger: ledgerOf(state, last), rounds: last }
  } catch (fault) {
    if (fault instanceof Refused) return null
    throw fault
  }
}
