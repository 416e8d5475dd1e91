import type { PublicPlayer, PublicStandings, PublicTable, PublicTables } from '@topcut/engine'

/** The match at the chosen table, and at the first one where this round has no such table. */
export const featuredMatch = (
  tables: PublicTables | null | undefined,
  chosen: number | null,
): PublicTable | null =>
  tables?.tables.find(({ table }) => table === chosen) ?? tables?.tables[0] ?? null

/** How somebody stands after the last closed round; null before that. */
export const standingOf = (
  standings: PublicStandings | undefined,
  { player }: PublicPlayer,
): PublicStandings['rows'][number] | null =>
  standings?.rows.find((row) => row.player === player) ?? null

/** `3 – 0`, with a third number where a match was drawn; a bye is a match won. */
export const recordText = (tally: PublicStandings['rows'][number]['tally']): string => {
  const won = tally.won + tally.modified + tally.byes
  const lost = tally.lost + tally.unpairedLosses
  return [won, lost, ...(tally.drawn > 0 ? [tally.drawn] : [])].join(' – ')
}
