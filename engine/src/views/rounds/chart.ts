import { type ChartRow, chartFor } from '../../pairing/elimination/chart.ts'
import type { Source } from '../../vocabulary/pairing.ts'

/** A game of a chart with where its two players come from, and where they go. */
type ChartLine = ChartRow & {
  /** Null for the grand final: its winner is champion, or both play once more. */
  readonly winnerTo: string | null
  /** Null where the loser is out. */
  readonly loserTo: string | null
}

/**
 * The whole chart of double elimination for so many entrants, whoever they are; empty where there
 * is none. The last game is played only if the unbeaten player has lost the one before.
 */
export const chartView = (entrants: number, places: number = entrants): readonly ChartLine[] => {
  const rows = chartFor(entrants, places)
  // From the last game to the first: the final is where its players go, not the one after it.
  const goesTo = new Map(
    rows
      .toReversed()
      .flatMap(({ game, from }) =>
        from.flatMap((one) => (one === null ? [] : [[keyOf(one), game] as const])),
      ),
  )
  return rows.map((row) => ({
    ...row,
    winnerTo: goesTo.get(keyOf({ as: 'winner', game: row.game })) ?? null,
    loserTo: goesTo.get(keyOf({ as: 'loser', game: row.game })) ?? null,
  }))
}

const keyOf = (source: Source): string =>
  source.as === 'seed' ? `${source.seed}` : `${source.as} ${source.game}`
