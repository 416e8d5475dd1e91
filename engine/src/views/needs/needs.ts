import {
  currentRound,
  currentStage,
  isBracket,
  matchOfPlayer,
  openRound,
  takesPart,
} from '../../event/reading/rounds.ts'
import { rulesOf } from '../../event/reading/rules.ts'
import type { EventState } from '../../event/spine/state.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import { bracketNeeds } from './bracket-needs.ts'
import { cutNeeds } from './cut-needs.ts'
import type { NeedsView } from './needs-view.ts'
import { placesNeeds } from './places-needs.ts'
import type { Simulation } from './shares.ts'

/**
 * What a player still needs: to make the cut, to advance in a bracket, or which places are in reach
 * without a cut. Null before the first round and for who has not played.
 */
export const needsView = (
  state: EventState,
  player: PlayerId,
  simulation: Simulation,
): NeedsView | null => {
  const stage = currentStage(state)
  const one = state.players.get(player)
  if (one === undefined || !takesPart(one)) return null
  if (stage === null || currentRound(state) === null) return null
  return isBracket(stage.plan.kind)
    ? bracketNeeds(state, player, stage.plan.kind)
    : (cutNeeds(state, player, simulation) ?? placesNeeds(state, player))
}

/** For the player's own eyes: closed while the own match runs, whatever the answer would be. */
export const closedNeeds = (state: EventState, player: PlayerId): NeedsView | null => {
  const round = openRound(state)
  const match = round === null ? null : matchOfPlayer(state, round, player)
  if (match === null || match.result !== null || match.endedAt !== null) return null
  if (match.startedAt === null && round?.clock == null) return null
  const { infractions } = rulesOf(state.created).regulation.rulings
  const rule = infractions.find(({ value }) => value.includes('outside-help'))?.rule ?? null
  return { kind: 'closed', rule }
}
