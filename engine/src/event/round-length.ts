import type { Clause } from '../vocabulary/rule.ts'
import { bracketOf } from './bracket-of.ts'
import { rulesOf } from './rules.ts'
import { stageKindOf } from './stage-kinds.ts'
import type { EventState, Round } from './state.ts'

/** How long a round lasts, by its kind; null minutes for no limit. */
export const roundMinutes = (state: EventState, round: Round): Clause<number | null> => {
  const { swiss, elimination, final } = rulesOf(state.created).regulation.roundLength
  const { roundMinutes: chosen } = state.created
  if (stageKindOf(state, round.number) === 'swiss') {
    return { value: chosen?.swiss ?? swiss.value.minutes, rule: swiss.rule }
  }
  if (isFinal(state, round)) return { value: final.value.minutes, rule: final.rule }
  return { value: chosen?.elimination ?? elimination.value.minutes, rule: elimination.rule }
}

/** The round in which the champion is found: the last single game of the bracket. */
const isFinal = (state: EventState, round: Round): boolean => {
  const kind = stageKindOf(state, round.number)
  const first = state.stages[round.stage]?.firstRound ?? 1
  const games = bracketOf(state, round.stage).rounds[round.number - first] ?? []
  if (kind !== 'double-elimination') return games.length === 1
  return games.some(({ game }) => game.startsWith('GF'))
}
