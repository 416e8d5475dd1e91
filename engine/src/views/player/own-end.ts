import { arePlacesShared, finalPlaces } from '../../event/cut/final-places.ts'
import { bracketOf } from '../../event/reading/bracket/bracket-of.ts'
import { isBracket } from '../../event/reading/rounds.ts'
import { standingsOf } from '../../event/reading/standings-of.ts'
import type { EventState } from '../../event/spine/state.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import { isBeaten } from '../needs/bracket-needs.ts'

/** How far a player can still end: from the best place to the last, the same where it is certain. */
export type Placed = { readonly from: number; readonly to: number }

/** Where somebody ends for whom nothing is left to play; null while something is. */
export const placedOf = (state: EventState, player: PlayerId): Placed | null => {
  const stage = state.stages.findLastIndex(({ plan }) => isBracket(plan.kind))
  const kind = state.stages[stage]?.plan.kind
  const entrants = state.stages[stage]?.entrants ?? []
  if (kind === undefined || !entrants.includes(player)) {
    const isMissed = state.cut !== null && !state.cut.seeds.includes(player)
    const place = isMissed ? finalPlaces(state).find((one) => one.player === player)?.place : null
    return place == null ? null : { from: place, to: place }
  }
  const bracket = bracketOf(state, stage)
  const from = bracket.outAt.get(player)
  if (from === undefined || !isBeaten(bracket, player, kind)) return null
  const beaten = entrants.filter((one) => isBeaten(bracket, one, kind))
  const worse = beaten.filter((one) => (bracket.outAt.get(one) ?? 0) > from)
  const alike = beaten.filter((one) => bracket.outAt.get(one) === from)
  const to = entrants.length - worse.length
  if (arePlacesShared(state, stage)) return { from, to: from }
  // Whoever got equally far is told apart by the Swiss rounds, once all of them are known.
  if (alike.length < to - from + 1) return { from, to }
  const order = standingsOf(state).filter((line) => alike.includes(line.player))
  const place = from + order.findIndex((line) => line.player === player)
  return { from: place, to: place }
}
