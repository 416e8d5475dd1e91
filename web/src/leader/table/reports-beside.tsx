import type { Conflict, Pair, Result, TableRow } from '@topcut/engine'
import { resultText } from '@topcut/protocol/words'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Sign } from '../../ui/sign.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { useLeading } from '../leading.ts'

type Props = {
  readonly row: TableRow
  readonly conflict: Conflict
  readonly players: Pair<string>
  readonly onTake: (result: Result) => void
}

/** What two players say differently, side by side; taking one of them settles it. */
export const ReportsBeside = ({ row, conflict, players, onTake }: Props) => {
  const { names } = useLeading()
  const { page, language } = useWords(deskWords)
  const { status } = page.rounds
  return (
    <ul className="reports" data-testid="reports">
      {row.result !== null && (
        <li>
          <p>
            <Sign name="check" />{' '}
            {status.standing(resultText(language, row.result, players, names.leader))}
          </p>
        </li>
      )}
      {conflict.reports.map(({ player, result }) => (
        <li key={player}>
          <Note tone="wrong">
            {status.says(names.player(player), resultText(language, result, players, names.leader))}
          </Note>
          <Button size="small" onClick={() => onTake(result)}>
            {row.result === null ? status.take : status.amendTo}
          </Button>
        </li>
      ))}
    </ul>
  )
}
