import type { PlayerId, PublicRecord, RecordProblem } from '@topcut/engine'

type Differs = Extract<RecordProblem, { readonly code: 'round-differs' }>
type Meeting = readonly [PlayerId, PlayerId]

/** A table as it was published, and whom its players meet when the round is drawn again. */
type Difference = {
  readonly table: number
  readonly published: Meeting
  /** The tables at which the two of them sit then. */
  readonly drawn: readonly Meeting[]
  /** Those of the two who then sit at none. */
  readonly out: readonly PlayerId[]
}

/** The tables of a round that comes out otherwise, by number. */
export const differencesIn = (
  { entries }: PublicRecord,
  { entry, players, published, drawn }: Differs,
): readonly Difference[] => {
  if (drawn.length === 0) return []
  const fact = entries.find(({ n }) => n === entry)?.fact
  const tables = Array.isArray(fact?.['pairings']) ? (fact['pairings'] as readonly unknown[]) : []
  const tableAt = (index: number): number => {
    const table = (tables[index] as { table?: unknown } | undefined)?.table
    return typeof table === 'number' ? table : index + 1
  }
  return published
    .map((pair, index) => ({ pair, table: tableAt(index) }))
    .filter(({ pair }) => pair.some((player) => players.includes(player)))
    .map(({ pair, table }) => {
      const then = drawn.filter((one) => one.some((player) => pair.includes(player)))
      const out = pair.filter((player) => !then.some((one) => one.includes(player)))
      return { table, published: pair, drawn: then, out }
    })
    .sort((a, b) => a.table - b.table)
}
