import type { DestroyedPointsClauses } from './destroyed-points/clauses.ts'
import { destroyedPoints } from './destroyed-points/destroyed-points.ts'
import type { SidedGameClauses } from './sided-game/clauses.ts'
import { sidedGame } from './sided-game/sided-game.ts'
import type { TwoGamesClauses } from './two-games/clauses.ts'
import { twoGames } from './two-games/two-games.ts'
import type { VictoryPointsClauses } from './victory-points/clauses.ts'
import { victoryPoints } from './victory-points/victory-points.ts'
import type { Way } from './way.ts'

/** How a document scores: the one door to every way of scoring. */
export type ScoringClauses =
  | DestroyedPointsClauses
  | TwoGamesClauses
  | SidedGameClauses
  | VictoryPointsClauses

/** One line per way of scoring; a name without its way does not compile. */
export const wayOf = (clauses: ScoringClauses): Way => {
  switch (clauses.method) {
    case 'destroyed-points':
      return destroyedPoints(clauses)
    case 'two-games':
      return twoGames(clauses)
    case 'sided-game':
      return sidedGame(clauses)
    case 'victory-points':
      return victoryPoints(clauses)
  }
}
