import type { TableRow } from '@topcut/engine'

/** The table, and the game of a bracket whose games have names of their own. */
export const TableNumber = ({ row }: { readonly row: TableRow }) => (
  <span className="t">
    {row.table}
    {row.game !== undefined && /^[A-Z]/.test(row.game) && <small> {row.game}</small>}
  </span>
)
