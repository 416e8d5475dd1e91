import type { CSSProperties, ReactNode } from 'react'
import { columnsOf, type ScaledGrid } from './wall-grid.ts'

type Props<T> = {
  readonly lines: readonly T[]
  readonly grid: ScaledGrid
  readonly keyOf: (line: T) => string
  readonly line: (line: T) => ReactNode
}

/** A page of lines, read column by column. */
export const WallColumns = <T,>({ lines, grid, keyOf, line }: Props<T>) => (
  <div
    className="wall-columns"
    style={
      {
        '--columns': grid.columns,
        '--scale': grid.scale,
      } as CSSProperties
    }
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
