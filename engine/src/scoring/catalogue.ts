import type { ScoringClauses } from './clauses.ts'
import { destroyedPoints } from './destroyed-points/destroyed-points.ts'
import type { Scorer, Setting } from './scorer.ts'
import { sidedGame } from './sided-game/sided-game.ts'
import { twoGames } from './two-games/two-games.ts'
import { victoryPoints } from './victory-points/victory-points.ts'

/** One line per way of scoring; a name without its method does not compile. */
export const scorerFor = (clauses: ScoringClauses, setting: Setting): Scorer => {
  switch (clauses.method) {
    case 'destroyed-points':
      return destroyedPoints(clauses, setting)
    case 'two-games':
      return twoGames(clauses, setting)
    case 'sided-game':
      return sidedGame(clauses, setting)
    case 'victory-points':
      return victoryPoints(clauses, setting)
  }
}
