import { roundNameOf } from '@topcut/engine'
import { useLeading } from '../../leader/leading.ts'
import { tableStatus } from '../../leader/table/table-status.ts'
import { useServerTime } from '../../state/use-server-time.ts'
import { deskWords } from '../../words/desk.ts'
import { judgeWords } from '../../words/judge.ts'
import { useWords } from '../../words/use-words.ts'
import { TableButton } from './table-button.tsx'
import { type JudgedTable, tableOrder } from './table-order.ts'
import { type TablesNow, useTablesNow } from './use-tables-now.ts'

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
