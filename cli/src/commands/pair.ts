import { awaiting, openMatches, openRound } from '@topcut/engine'
import { entropyOf, playScenario, type Scenario, telling } from '@topcut/exchange'
import { finishedOutput, pairOutput } from '../output/pair.ts'
import { refused } from '../refusal.ts'

/** The next round, whatever it is, or the end of the event. */
export const pair = (
  scenario: Scenario,
  { entropy }: { readonly entropy: string | null },
): unknown => {
  const round = scenario.rounds.length + 1
  const drawn = entropy ?? entropyOf(scenario, round - 1)
  const tale = telling(playScenario(scenario, { entropy: drawn }))
  const open = openRound(tale.state())
  if (open !== null) {
    const tables = openMatches(tale.state(), open).map(({ table }) => table)
    refused({ code: 'results-missing', round: open.number, tables })
  }
  if (awaiting(tale.state()).step === 'make-cut') {
    tale.give({ kind: 'make-cut' })
    tale.give({ kind: 'start-stage' })
  }
  if (awaiting(tale.state()).step === 'finish-event') {
    const [finished] = tale.give({ kind: 'finish-event' })
    if (finished?.fact.kind === 'event-finished') return finishedOutput(finished.fact)
  }
  const facts = tale.give({ kind: 'pair-round' }, { entropy: drawn }).map(({ fact }) => fact)
  const paired = facts.find((fact) => fact.kind === 'round-paired')
  return paired === undefined ? refused({ code: 'no-round' }) : pairOutput(tale.state(), paired)
}
