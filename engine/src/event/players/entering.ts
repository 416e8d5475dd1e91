import type { EventState, PlayerState } from '../spine/state.ts'

/** Player numbers follow the order of registration and are never given twice. */
export const nextNumber = (state: EventState): number => {
  let highest = 0
  for (const player of state.players.values()) highest = Math.max(highest, player.number)
  return highest + 1
}

/** Whoever is not known, has not come yet, or still waits for a place. */
export const canEnterLate = (player: PlayerState | undefined): boolean =>
  player === undefined || player.status === 'registered' || player.status === 'waiting'

/** The rounds from `first` on that are published or closed, and so cannot be joined any more. */
export const missedRounds = (state: EventState, first: number): readonly number[] =>
  state.rounds
    .filter((round) => round.number >= first && round.status !== 'paired')
    .map((round) => round.number)
