import type { PlayerId } from '../../vocabulary/ids.ts'
import type { FactOf } from '../spine/answers.ts'
import type { EventState } from '../spine/state.ts'

type Repaired = {
  /** Whom the repair seats, and everybody who sits out now. */
  readonly placed: readonly PlayerId[]
  /** Who had a place in the round and has none any more. */
  readonly leftOut: readonly PlayerId[]
}

/** Where those are now whose tables were taken apart; `state` is the one before the repair. */
export const repaired = (state: EventState, fact: FactOf<'round-repaired'>): Repaired => {
  const round = state.rounds[fact.round - 1]
  const placed = [
    ...fact.pairings.flatMap(({ players }) => players),
    ...fact.byes.map(({ player }) => player),
  ]
  const before = [
    ...(round?.leftOut ?? []),
    ...(round?.byes ?? []).map(({ player }) => player),
    ...fact.removed.flatMap((match) => state.matches.get(match)?.players ?? []),
  ]
  return { placed, leftOut: before.filter((player) => !placed.includes(player)) }
}
