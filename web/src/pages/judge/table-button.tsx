import { useLeading } from '../../leader/leading.ts'
import { StreamMark } from '../../leader/table/stream-mark.tsx'
import { streamedMatch } from '../../leader/table/streamed.ts'
import { tableStatus } from '../../leader/table/table-status.ts'
import { timeLeftText } from '../../parts/clock/remaining.ts'
import { MembersLine } from '../../parts/pairings/members-line.tsx'
import { Button } from '../../ui/button.tsx'
import { judgeWords } from '../../words/judge.ts'
import { useWords } from '../../words/use-words.ts'
import { openMatch } from './judge-place.ts'
import { StatusWords } from './status-words.tsx'
import type { JudgedTable } from './table-order.ts'
import type { TablesNow } from './use-tables-now.ts'

/** From here on the time of a table is worth a line; before, the clock above says it. */
const soon = 10 * 60_000

/** A table in a list, which leads there. */
export const TableButton = ({ row, left, at }: JudgedTable & Pick<TablesNow, 'at'>) => {
  const { names, state } = useLeading()
  const judge = useWords(judgeWords)
  return (
    <li>
      <Button
        tone="bare"
        className="judge-row"
        data-testid={`judge-table-${row.table}`}
        onClick={() => openMatch(row.match)}
      >
        <b className="at">
          {row.table}
          {streamedMatch(state) === row.match && <StreamMark />}
        </b>
        <span className="who">
          {row.players.map((player, index) => (
            <span key={player} translate="no">
              {index > 0 && '– '}
              {names.player(player)}
              <MembersLine of={names.members?.(player)} />
            </span>
          ))}
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
