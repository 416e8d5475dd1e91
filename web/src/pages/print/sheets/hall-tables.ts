import type { EventState } from '@topcut/engine'

/** The numbers of the tables that so many players need, and of those that somebody keeps to. */
export const hallTables = (
  { tables, players, rounds, matches }: EventState,
  headCount: number,
): readonly number[] => {
  const needed = Math.floor(headCount / 2)
  const closed = new Set(tables.closed)
  const numbers = new Set<number>()
  for (let table = tables.first; numbers.size < needed; table++) {
    if (!closed.has(table)) numbers.add(table)
  }
  for (const { table } of players.values()) if (table !== null) numbers.add(table)
  for (const id of rounds.at(-1)?.matches ?? []) {
    const table = matches.get(id)?.table
    if (table !== undefined) numbers.add(table)
  }
  return [...numbers].toSorted((a, b) => a - b)
}
