import type { TableRow } from '@topcut/engine'
import { Button } from '../../ui/button.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { StreamMark } from './stream-mark.tsx'

type Props = {
  readonly row: TableRow
  /** Where its result can be entered: the way there for whoever has no mouse. */
  readonly onPress?: (() => void) | undefined
  /** The stream shows it. */
  readonly isStreamed?: boolean
}

/** The table, and the game of a bracket whose games have names of their own. */
export const TableNumber = ({ row, onPress, isStreamed = false }: Props) => {
  const { page } = useWords(deskWords)
  return (
    <span className="t">
      {onPress === undefined ? (
        row.table
      ) : (
        <Button
          tone="bare"
          className="table-choice"
          aria-label={page.rounds.status.enterAt(row.table)}
          onClick={onPress}
        >
          {row.table}
        </Button>
      )}
      {isStreamed && <StreamMark />}
      {row.game !== undefined && /^[A-Z]/.test(row.game) && <small> {row.game}</small>}
    </span>
  )
}
