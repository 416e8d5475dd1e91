import type { Result, TableRow } from '@topcut/engine'
import { shortResultText } from '@topcut/protocol/words'
import { Button } from '../../ui/button.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'

type Props = {
  readonly row: TableRow
  readonly isOpen: boolean
  readonly isDiffering: boolean
  /** What one press would enter. */
  readonly reported: Result | null
  readonly isAmending: boolean
  readonly onAccept: (result: Result) => void
  readonly onSettle: () => void
  readonly onAmend: () => void
}

/** The one thing that can be done at a table without typing. */
export const LineDo = ({ row, isOpen, isDiffering, reported, ...props }: Props) => {
  const { page, language } = useWords(deskWords)
  const { status } = page.rounds
  if (isDiffering && !isOpen) {
    return (
      <Button
        size="small"
        data-testid="settle"
        aria-label={page.rounds.settleTable(row.table)}
        onClick={props.onSettle}
      >
        {status.settle}
      </Button>
    )
  }
  if (reported !== null && !isOpen) {
    return (
      <Button
        size="small"
        data-testid="accept"
        aria-label={status.acceptAt(row.table, shortResultText(language, reported))}
        onClick={() => props.onAccept(reported)}
      >
        {status.accept}
      </Button>
    )
  }
  if (row.result === null || !isOpen) return null
  return (
    <Button
      tone="quiet"
      size="small"
      data-testid="amend"
      aria-label={page.amendTable(row.table)}
      aria-expanded={props.isAmending}
      onClick={props.onAmend}
    >
      {page.amend}
    </Button>
  )
}
