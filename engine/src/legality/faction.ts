import type { FactionClause } from './clauses.ts'

/** The faction a squad would be of: a smaller faction counts as the one that includes it. */
export const parentFaction = (faction: string, factions: readonly FactionClause[]): string =>
  factions.find((each) => each.includes.includes(faction))?.faction ?? faction
