import type { PlayerId } from '../../vocabulary/ids.ts'
import { placeLeftEmpty } from '../cut/place-after-cut.ts'
import { discardPairing } from '../rounds/discard-pairing.ts'
import type { Fact } from '../spine/answers.ts'
import type { Warning } from '../spine/decision.ts'
import type { EventState } from '../spine/state.ts'
import { leaving } from './leaving.ts'
import { takenPlaces, waitingList } from './places-in-hall.ts'

/** Everything that happens when a player goes, of their own accord or not. */
export type Going = { readonly facts: readonly Fact[]; readonly warnings: readonly Warning[] }

const going = (
  state: EventState,
  player: PlayerId,
  when: 'now' | 'after-round',
  gone: (after: number) => Fact,
): Going => {
  const { after, facts } = leaving(state, player, when)
  const discarded = discardPairing(state)
  return {
    facts: [...discarded.facts, ...facts, gone(after)],
    warnings: [
      ...discarded.warnings,
      ...placeLeftEmpty(state, player),
      ...placeFreed(state, player),
    ],
  }
}

/** Before the start a place goes to who has waited longest, unless there were too many anyway. */
const placeFreed = (state: EventState, player: PlayerId): readonly Warning[] => {
  const [next] = waitingList(state)
  const { capacity, players, stages } = state
  const isPlace = stages.length === 0 && players.get(player)?.status === 'registered'
  if (next === undefined || !isPlace) return []
  const isOver = capacity !== null && takenPlaces(state) > capacity
  return isOver ? [] : [{ code: 'place-free', next: next.player }]
}

export const dropping = (state: EventState, player: PlayerId, when: 'now' | 'after-round'): Going =>
  going(state, player, when, (after) => ({ kind: 'player-dropped', player, after }))

export const disqualifying = (
  state: EventState,
  player: PlayerId,
  when: 'now' | 'after-round',
  reason: string,
): Going =>
  going(state, player, when, (after) => ({ kind: 'player-disqualified', player, after, reason }))
