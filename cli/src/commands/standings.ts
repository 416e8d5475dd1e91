import { playScenario, type Scenario } from '@topcut/exchange'
import { standingsOutput } from '../output/standings.ts'
import { refused } from '../refusal.ts'

export const standings = (
  scenario: Scenario,
  { after, entropy }: { readonly after: number | null; readonly entropy: string | null },
): unknown => {
  const drawn = entropy === null ? scenario : { ...scenario, entropy }
  const { state } = playScenario(drawn)
  if (state === null) return refused({ code: 'no-such-event' })
  if (after === null) return standingsOutput(state)
  const rounds = scenario.rounds.findLastIndex(({ stage }) => stage === 'swiss') + 1
  if (after > rounds) refused({ code: 'round-beyond-file', round: after, rounds })
  // Looking back means not knowing what came later: who left after that round was still there.
  const then = playScenario({ ...drawn, rounds: drawn.rounds.slice(0, after) }).state
  return then === null ? refused({ code: 'no-such-event' }) : standingsOutput(then)
}
