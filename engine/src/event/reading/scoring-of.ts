import { wayOf } from '../../scoring/catalogue.ts'
import type { Scorer, Setting, Way } from '../../scoring/way.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Earned } from '../../vocabulary/outcome.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import type { StageKind } from '../../vocabulary/stage.ts'
import type { Created, EventState, Match } from '../spine/state.ts'
import { stageKindOf } from './rounds.ts'
import { rulesOf } from './rules.ts'

export const settingOf = (created: Created, stage: StageKind): Setting => {
  const { regulation, readings } = rulesOf(created)
  return { bye: regulation.bye, readings, stage }
}

/** The way of scoring a stage. */
export const wayIn = (created: Created, stage: StageKind): Way => {
  const { scoring } = rulesOf(created).regulation
  return wayOf(stage === 'swiss' ? scoring.swiss : scoring.elimination)
}

/** How results of a stage are scored in this event. */
export const scorerOf = (created: Created, stage: StageKind): Scorer =>
  wayIn(created, stage).scorer(settingOf(created, stage))

/** What a match earned its two seats; null while it is played. */
export const earnedIn = (
  state: EventState,
  match: Match,
  stage: StageKind = stageKindOf(state, match.round),
): Pair<Earned> | null =>
  match.result === null ? null : scorerOf(state.created, stage).earned(match.result)

/** Who wins a match of a bracket; null while it is played, and where nobody does. */
export const winnerOf = (state: EventState, match: Match): PlayerId | null => {
  const kind = stageKindOf(state, match.round)
  const earned = earnedIn(state, match, kind === 'swiss' ? 'elimination' : kind)
  if (earned === null) return null
  const moves = earned.findIndex(
    ({ outcome }) => outcome === 'win' || outcome === 'modified-win' || outcome === 'bye',
  )
  return match.players[moves] ?? null
}
