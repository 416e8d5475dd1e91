import type { Setting } from '../draft.ts'
import { destroyedPoints } from './destroyed-points.tsx'
import { sidedGame } from './sided-game.tsx'
import { twoGames } from './two-games.tsx'
import { victoryPoints } from './victory-points.tsx'
import type { ResultWay } from './way.ts'

/** One line per way of scoring; a new one does not compile without. */
export const wayOn = (setting: Setting): ResultWay => {
  const { scoring } = setting
  switch (scoring.method) {
    case 'destroyed-points':
      return destroyedPoints({ ...setting, scoring })
    case 'two-games':
      return twoGames({ ...setting, scoring })
    case 'sided-game':
      return sidedGame({ ...setting, scoring })
    case 'victory-points':
      return victoryPoints({ ...setting, scoring })
  }
}
