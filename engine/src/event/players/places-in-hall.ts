import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Refusal } from '../spine/answers.ts'
import type { EventState, PlayerState } from '../spine/state.ts'

/** Those who have a place: before the start who registered, then who plays. */
export const takenPlaces = ({ players, stages }: EventState): number => {
  const holds = stages.length === 0 ? 'registered' : 'active'
  return [...players.values()].filter(({ status }) => status === holds).length
}

/** Null where any number of players may come; never less than none. */
export const freePlaces = (state: EventState): number | null =>
  state.capacity === null ? null : Math.max(0, state.capacity - takenPlaces(state))

/** Who waits for a place, the longest first: player numbers follow the order of registration. */
export const waitingList = ({ players }: EventState): readonly PlayerState[] =>
  [...players.values()]
    .filter(({ status }) => status === 'waiting')
    .toSorted((a, b) => a.number - b.number)

/** What speaks against one player more. */
export const hallRefusals = (state: EventState, player: PlayerId): readonly Refusal[] =>
  state.capacity === null || freePlaces(state) !== 0
    ? []
    : [{ code: 'hall-full', player, places: state.capacity, overridable: true }]
