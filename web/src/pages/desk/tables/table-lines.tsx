import type { MatchId, Pair, TableRow } from '@topcut/engine'
import { createContext, memo, type Ref, useContext, useMemo } from 'react'
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

type Props = {
  readonly rows: readonly TableRow[]
  readonly beside: (row: TableRow) => Pair<string>
  readonly at: AtTables
  readonly times: ReadonlyMap<MatchId, number>
  readonly onNext: (table: number) => void
}

type About = Omit<Props, 'rows'>

/** What whole lines are drawn from: in their props it would draw the plain ones for every result. */
const AboutContext = createContext<About | null>(null)

type WholeProps = {
  readonly ref: Ref<HTMLLIElement>
  readonly row: TableRow
  readonly next: TableRow | undefined
}

const WholeLine = ({ ref, row, next }: WholeProps) => {
  const about = useContext(AboutContext)
  if (about === null) return null
  const { beside, at, times, onNext } = about
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

type LineProps = Omit<WholeProps, 'ref'> & {
  readonly first: string
  readonly second: string
  readonly setting: Setting
  readonly status: TableStatus['kind']
  readonly isWhole: boolean
}

/** A table; far from the window it is found, counted and read out like all others, no more. */
const Line = memo(({ row, next, first, second, setting, status, isWhole }: LineProps) => {
  const language = useLanguage()
  const [ref, isNear] = useNear<HTMLLIElement>(isWhole)
  if (isNear) return <WholeLine ref={ref} row={row} next={next} />
  return (
    <li
      ref={ref}
      id={`table-${row.table}`}
      className="table-line plain"
      data-testid={`table-${row.table}`}
    >
      <span className="t">{row.table}</span>
      {[first, second].map((name, seat) => (
        <span key={row.players[seat]} className="seat">
          <span className="name" translate="no">
            {name}
          </span>
        </span>
      ))}
      <span className="status" data-status={status}>
        {row.result !== null && (
          <span data-testid="result">{resultShown(language, setting, row.result)}</span>
        )}
      </span>
    </li>
  )
})

/** The tables of a round, one below the other. */
export const TableLines = ({ rows, beside, at, times, onNext }: Props) => {
  const { state, names } = useLeading()
  const selected = useStateOf(selectedTable)
  const goneTo = rows.findIndex(({ table }) => table === selected)
  const { there, isWhole } = useLongList(rows, goneTo + 1)
  const about = useMemo(() => ({ beside, at, times, onNext }), [beside, at, times, onNext])
  return (
    <AboutContext value={about}>
      <ol className="tables">
        {there.map((row, index) => (
          <Line
            key={row.match}
            row={row}
            next={rows[index + 1]}
            first={names.player(row.players[0])}
            second={names.player(row.players[1])}
            setting={tableSetting(state, row)}
            status={tableStatus(row, at).kind}
            // Whoever goes to a table by its number finds its fields, however far down it stands.
            isWhole={isWhole(index) || index === goneTo}
          />
        ))}
      </ol>
    </AboutContext>
  )
}
