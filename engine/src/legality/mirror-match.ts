import type { SquadClauses } from './clauses.ts'
import { parentFaction } from './faction.ts'

/** True where both squads are of one faction, so that the players have to mark their ships. */
export const isMirrorMatch = (
  first: string,
  second: string,
  clauses: Pick<SquadClauses, 'factions' | 'mirrorMatch'>,
): boolean => {
  if (clauses.mirrorMatch.value === 'own-faction') return first === second
  const factions = clauses.factions.value
  return parentFaction(first, factions) === parentFaction(second, factions)
}
