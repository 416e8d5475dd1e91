import type { FactionClause } from './clauses.ts'
import { parentFaction } from './faction.ts'

/**
 * True where both squads are of one faction, so that the players have to mark their ships. A
 * smaller faction counts as the one that includes it.
 */
export const isMirrorMatch = (
  first: string,
  second: string,
  factions: readonly FactionClause[],
): boolean => parentFaction(first, factions) === parentFaction(second, factions)
