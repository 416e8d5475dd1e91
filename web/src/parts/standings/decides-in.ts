import type { DecidedBy, StandingRow } from '@topcut/engine'

type Row = Pick<StandingRow, 'decidedBy'>

/** What put a line above or below a neighbour that has as many points; nothing where points did. */
export const decidesIn = (
  rows: readonly Row[],
  at: number,
): readonly Exclude<DecidedBy, 'tournament-points'>[] =>
  [rows[at]?.decidedBy, rows[at - 1]?.decidedBy].flatMap((by) =>
    by == null || by === 'tournament-points' ? [] : [by],
  )
