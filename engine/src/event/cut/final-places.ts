import type { Standing } from '../../standings/standings.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import { bracketOf } from '../reading/bracket/bracket-of.ts'
import { followingStage } from '../reading/following-stage.ts'
import { activePlayers, isBracket } from '../reading/rounds.ts'
import { rulesOf } from '../reading/rules.ts'
import { standingsOf } from '../reading/standings-of.ts'
import type { EventState } from '../spine/state.ts'

export type Place = { readonly place: number | null; readonly player: PlayerId }

/** Without Swiss rounds nothing tells those apart who got equally far in the bracket of `stage`. */
export const arePlacesShared = (state: EventState, stage: number): boolean =>
  rulesOf(state.created).readings.finalPlaces === 'shared' || stage === 0

/** Everybody's final place: by how far the bracket brought them, then by the Swiss rounds. */
export const finalPlaces = (state: EventState): readonly Place[] => {
  const swiss = standingsOf(state)
  const stage = state.stages.findLastIndex(({ plan }) => isBracket(plan.kind))
  const outAt = stage < 0 ? new Map<PlayerId, number>() : bracketOf(state, stage).outAt
  const isShared = arePlacesShared(state, stage)
  const isOut = (player: PlayerId) => state.players.get(player)?.status === 'disqualified'
  const ranked = (stage < 0 ? whoStaysFirst(state, swiss) : swiss)
    .map(({ player }) => player)
    .filter((player) => !isOut(player))
    .map((player) => ({ player, reached: outAt.get(player) ?? Number.POSITIVE_INFINITY }))
    // The sort keeps the order of the Swiss rounds among those who got equally far.
    .sort((a, b) => (a.reached === b.reached ? 0 : a.reached - b.reached))
  const places = ranked.map(({ player, reached }, index) => {
    const first = ranked.findIndex((other) => other.reached === reached)
    return { place: isShared && Number.isFinite(reached) ? first + 1 : index + 1, player }
  })
  const out = swiss.filter(({ player }) => isOut(player)).map(({ player }) => player)
  return [...places, ...out.map((player) => ({ place: null, player }))]
}

/**
 * Where a stage was to decide, or those who are level at the top would play for the title, and only
 * one is left to, that one has it: whoever has gone cannot win what was not played.
 */
const whoStaysFirst = (state: EventState, swiss: readonly Standing[]): readonly Standing[] => {
  if (followingStage(state) !== null) {
    const [last, ...others] = activePlayers(state)
    if (last === undefined || others.length > 0) return swiss
    const isLast = ({ player }: Standing) => player === last.player
    return [...swiss.filter(isLast), ...swiss.filter((line) => !isLast(line))]
  }
  if (rulesOf(state.created).regulation.finalMatch === null) return swiss
  const [first] = swiss.filter(({ place }) => place !== null)
  const isLevel = (line: Standing) =>
    line.place !== null && line.tournamentPoints === first?.tournamentPoints
  const level = swiss.filter(isLevel)
  const stays = ({ player }: Standing) => state.players.get(player)?.status === 'active'
  return [
    ...level.filter(stays),
    ...level.filter((line) => !stays(line)),
    ...swiss.filter((line) => !isLevel(line)),
  ]
}
