import type { EventState } from './state.ts'

/** Player numbers follow the order of registration and are never given twice. */
export const nextNumber = (state: EventState): number => {
  let highest = 0
  for (const player of state.players.values()) highest = Math.max(highest, player.number)
  return highest + 1
}
