import type { RoundLength } from '../../structure/clauses.ts'
import type { RuleId } from '../../vocabulary/rule.ts'
import type { RoundMinutes } from '../../vocabulary/stage.ts'
import type { Created, EventState, Round } from '../spine/state.ts'
import { bracketOf } from './bracket/bracket-of.ts'
import { stageKindOf } from './rounds.ts'
import { rulesOf } from './rules.ts'

export type RoundKind = 'swiss' | 'elimination' | 'final'

/** How long a round lasts, by its kind, as chosen where the document leaves a choice. */
export const roundLength = (
  state: EventState,
  round: Round,
): RoundLength & { readonly rule: RuleId } => {
  const kind = roundKind(state, round)
  const { value, rule } = rulesOf(state.created).regulation.roundLength[kind]
  const chosen = kind === 'final' ? undefined : state.created.roundMinutes?.[kind]
  return { ...value, minutes: chosen ?? value.minutes, rule }
}

/** How long the rounds are to be, as chosen or by the document; without those that have no limit. */
export const plannedMinutes = (created: Created): RoundMinutes => {
  const { roundLength: ruled } = rulesOf(created).regulation
  const swiss = created.roundMinutes?.swiss ?? ruled.swiss.value.minutes
  const elimination = created.roundMinutes?.elimination ?? ruled.elimination.value.minutes
  return {
    ...(swiss === null ? {} : { swiss }),
    ...(elimination === null ? {} : { elimination }),
  }
}

/** The final is the round in which the champion is found: the last single game of the bracket. */
export const roundKind = (state: EventState, round: Round): RoundKind => {
  const kind = stageKindOf(state, round.number)
  if (kind === 'swiss') return 'swiss'
  const first = state.stages[round.stage]?.firstRound ?? 1
  const games = bracketOf(state, round.stage).rounds[round.number - first] ?? []
  const isFinal =
    kind === 'double-elimination'
      ? games.some(({ game }) => game.startsWith('GF'))
      : games.length === 1
  return isFinal ? 'final' : 'elimination'
}
