import type { PlayerId } from '../vocabulary/ids.ts'
import { bracketOf } from './bracket-of.ts'
import { standingsOf } from './ledger-of.ts'
import { rulesOf } from './rules.ts'
import type { EventState } from './state.ts'

export type Place = { readonly place: number | null; readonly player: PlayerId }

/** Everybody's final place: by how far the bracket brought them, then by the Swiss rounds. */
export const finalPlaces = (state: EventState): readonly Place[] => {
  const swiss = standingsOf(state)
  const reached = reachedRounds(state)
  const isShared = rulesOf(state.created).readings.finalPlaces === 'shared'
  const isOut = (player: PlayerId) => state.players.get(player)?.status === 'disqualified'
  const ranked = swiss
    .map(({ player }) => player)
    .filter((player) => !isOut(player))
    .map((player) => ({ player, reached: reached.get(player) ?? 0 }))
    // The sort keeps the order of the Swiss rounds among those who got equally far.
    .sort((a, b) => b.reached - a.reached)
  const places = ranked.map(({ player, reached: own }, index) => {
    const first = ranked.findIndex((other) => other.reached === own)
    return { place: isShared && own > 0 ? first + 1 : index + 1, player }
  })
  const out = swiss.filter(({ player }) => isOut(player)).map(({ player }) => player)
  return [...places, ...out.map((player) => ({ place: null, player }))]
}

/** The last bracket round each player stood in; the champion stands in one more. */
const reachedRounds = (state: EventState): ReadonlyMap<PlayerId, number> => {
  const reached = new Map<PlayerId, number>()
  const stage = state.stages.findLastIndex(({ plan }) => plan.kind === 'elimination')
  if (stage < 0) return reached
  const bracket = bracketOf(state, stage)
  bracket.rounds.forEach((games, index) => {
    for (const { slots } of games) {
      for (const player of slots) if (player !== null) reached.set(player, index + 1)
    }
  })
  if (bracket.champion !== null) reached.set(bracket.champion, bracket.rounds.length + 1)
  return reached
}
