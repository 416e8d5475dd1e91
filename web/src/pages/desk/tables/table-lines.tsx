import type { MatchId, Pair, TableRow } from '@topcut/engine'
import { memo, type Ref } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { selectedTable } from '../../../leader/table/selected-table.ts'
import { TableLine } from '../../../leader/table/table-line.tsx'
import { tableSetting } from '../../../leader/table/table-setting.ts'
import { type AtTables, type TableStatus, tableStatus } from '../../../leader/table/table-status.ts'
import { endsGroup } from '../../../parts/pairings/beside-names.ts'
import type { Setting } from '../../../parts/result/draft.ts'
import { resultShown } from '../../../parts/result/result-shown.ts'
import { useStateOf } from '../../../state/use-state-of.ts'
import { useLongList, useNear } from '../../../ui/long-list.ts'
import { useLanguage } from '../../../words/use-words.ts'

type PlainProps = {
  readonly ref: Ref<HTMLLIElement>
  readonly row: TableRow
  readonly first: string
  readonly second: string
  readonly setting: Setting
  readonly status: TableStatus['kind']
}

/** A table far from the window: found, counted and read out like all others. */
const PlainLine = memo(({ ref, row, first, second, setting, status }: PlainProps) => {
  const language = useLanguage()
  return (
    <li
      ref={ref}
      id={`table-${row.table}`}
      className="table-line plain"
      data-testid={`table-${row.table}`}
    >
      <span className="t">{row.table}</span>
      <span className="seat">
        <span className="name" translate="no">
          {first}
        </span>
      </span>
      <span className="seat">
        <span className="name" translate="no">
          {second}
        </span>
      </span>
      <span className="status" data-status={status}>
        {row.result !== null && (
          <span data-testid="result">{resultShown(language, setting, row.result)}</span>
        )}
      </span>
    </li>
  )
})

type Props = {
  readonly rows: readonly TableRow[]
  readonly beside: (row: TableRow) => Pair<string>
  readonly at: AtTables
  readonly times: ReadonlyMap<MatchId, number>
  readonly onNext: (table: number) => void
}

type LineProps = Omit<Props, 'rows'> & {
  readonly row: TableRow
  readonly next: TableRow | undefined
  readonly isWhole: boolean
}

const Line = ({ row, next, beside, at, times, onNext, isWhole }: LineProps) => {
  const { state, names } = useLeading()
  const [ref, isNear] = useNear<HTMLLIElement>(isWhole)
  if (!isNear) {
    const [first, second] = row.players
    return (
      <PlainLine
        ref={ref}
        row={row}
        first={names.player(first)}
        second={names.player(second)}
        setting={tableSetting(state, row)}
        status={tableStatus(row, at).kind}
      />
    )
  }
  return (
    <TableLine
      ref={ref}
      row={row}
      beside={beside(row)}
      endsGroup={endsGroup(beside(row), next === undefined ? null : beside(next))}
      at={at}
      enteredAt={times.get(row.match) ?? null}
      onNext={onNext}
    />
  )
}

/** The tables of a round, one below the other. */
export const TableLines = ({ rows, ...about }: Props) => {
  const selected = useStateOf(selectedTable)
  const goneTo = rows.findIndex(({ table }) => table === selected)
  const { there, isWhole } = useLongList(rows, goneTo + 1)
  return (
    <ol className="tables">
      {there.map((row, index) => (
        <Line
          key={row.match}
          {...about}
          row={row}
          next={rows[index + 1]}
          // Whoever goes to a table by its number finds its fields there, however far down it stands.
          isWhole={isWhole(index) || index === goneTo}
        />
      ))}
    </ol>
  )
}
