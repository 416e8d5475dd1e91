import { roundNameOf } from '@topcut/engine'
import { useLeading } from '../../leader/leading.ts'
import { tableStatus } from '../../leader/table/table-status.ts'
import { timeLeftText } from '../../parts/clock/remaining.ts'
import { useServerTime } from '../../state/use-server-time.ts'
import { Button } from '../../ui/button.tsx'
import { deskWords } from '../../words/desk.ts'
import { judgeWords } from '../../words/judge.ts'
import { useWords } from '../../words/use-words.ts'
import { openMatch } from './judge-place.ts'
import { StatusWords } from './status-words.tsx'
import { type JudgedTable, tableOrder } from './table-order.ts'
import { type TablesNow, useTablesNow } from './use-tables-now.ts'

/** From here on the time of a table is worth a line; before, the clock above says it. */
const soon = 10 * 60_000

const TableButton = ({ row, left, at }: JudgedTable & Pick<TablesNow, 'at'>) => {
  const { names } = useLeading()
  const judge = useWords(judgeWords)
  return (
    <li>
      <Button
        tone="bare"
        className="judge-row"
        data-testid={`judge-table-${row.table}`}
        onClick={() => openMatch(row.match)}
      >
        <b className="at">{row.table}</b>
        <span className="who">
          <span translate="no">{row.players.map(names.player).join(' – ')}</span>
          <StatusWords row={row} status={tableStatus(row, at)} />
        </span>
        {left !== null && (left < soon || row.extension > 0) && (
          <small className={left < 0 ? 'warn' : 'muted'}>
            {left < 0 ? judge.over(timeLeftText(-left)) : judge.left(timeLeftText(left))}
          </small>
        )}
      </Button>
    </li>
  )
}

const Tables = ({ round, rows, at }: TablesNow) => {
  const judge = useWords(judgeWords)
  const now = useServerTime(round.clock !== null)
  const ordered = tableOrder(rows, at, round.clock, now)
  const isDone = ({ row }: JudgedTable) => tableStatus(row, at).kind === 'entered'
  const open = ordered.filter((one) => !isDone(one))
  const done = ordered.filter(isDone)
  return (
    <>
      {open.length === 0 && <p className="empty">{judge.noTables}</p>}
      <ol className="judge-rows">
        {open.map((one) => (
          <TableButton key={one.row.match} {...one} at={at} />
        ))}
      </ol>
      {done.length > 0 && (
        <details>
          <summary>{judge.withResult(done.length)}</summary>
          <ol className="judge-rows">
            {done.map((one) => (
              <TableButton key={one.row.match} {...one} at={at} />
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

/** The tables of the round, those that need somebody first. */
export const TablesPart = () => {
  const { state } = useLeading()
  const { page, heading, called } = useWords(deskWords)
  const judge = useWords(judgeWords)
  const now = useTablesNow()
  const name = now === null ? null : called(roundNameOf(state, now.round.number))
  return (
    <>
      <h2>{name === null ? heading('tables') : page.tablesOf(name)}</h2>
      {now === null ? <p className="empty">{judge.noRound}</p> : <Tables {...now} />}
    </>
  )
}
