import type { DrawnGame } from './bracket-columns.ts'

/** `next`: somebody is there already; `waiting`: nobody is known to come yet. */
export type GameState = 'done' | 'playing' | 'next' | 'waiting'

export const gameState = ({ isDecided, table, slots }: DrawnGame): GameState => {
  if (isDecided) return 'done'
  if (table !== null) return 'playing'
  return slots.some((one) => one !== null) ? 'next' : 'waiting'
}
