import type { BracketColumn, DrawnGame } from '@topcut/protocol/bracket'

type GameState = 'done' | 'playing' | 'next' | 'waiting'

/** Of a game by the column it stands in. `next`: somebody is there, and nobody plays before them. */
export const gameStateIn = (columns: readonly BracketColumn[]) => {
  const isOpen = ({ isDecided, table }: DrawnGame) => !isDecided && table === null
  const next = columns.find(({ games }) => games.some(isOpen))
  return (game: DrawnGame): GameState => {
    if (game.isDecided) return 'done'
    if (game.table !== null) return 'playing'
    const isNext = next?.games.includes(game) && game.slots.some((one) => one !== null)
    return isNext ? 'next' : 'waiting'
  }
}
