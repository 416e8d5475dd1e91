import type { ReactNode } from 'react'
import { columnsOf, type Grid } from './wall-grid.ts'

type Props<T> = {
  readonly lines: readonly T[]
  readonly grid: Grid
  readonly keyOf: (line: T) => string
  readonly line: (line: T) => ReactNode
}

/** A page of lines, read column by column. */
export const WallColumns = <T,>({ lines, grid, keyOf, line }: Props<T>) => (
  <div
    className="wall-columns"
    style={{ gridTemplateColumns: `repeat(${grid.columns}, minmax(0, 1fr))` }}
    data-testid="wall-columns"
  >
    {columnsOf(lines, grid).map((column) => (
      <ol key={column[0] === undefined ? '' : keyOf(column[0])}>
        {column.map((one) => (
          <li key={keyOf(one)}>{line(one)}</li>
        ))}
      </ol>
    ))}
  </div>
)
