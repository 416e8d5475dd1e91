import type { Clause } from '../vocabulary/rule.ts'
import { bracketOf } from './bracket-of.ts'
import { stageKindOf } from './ledger-of.ts'
import { rulesOf } from './rules.ts'
import type { EventState, Round } from './state.ts'

/** How long a round lasts, by its kind; null minutes for no limit. */
export const roundMinutes = (state: EventState, round: Round): Clause<number | null> => {
  const { swiss, elimination, final } = rulesOf(state.created).regulation.roundLength
  if (stageKindOf(state, round.number) === 'swiss') return swiss
  const first = state.stages[round.stage]?.firstRound ?? 1
  const games = bracketOf(state, round.stage).rounds[round.number - first]
  return games?.length === 1 ? final : elimination
}
