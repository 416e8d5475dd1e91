import { type MatchId, tablesView } from '@topcut/engine'
import { useEffect, useMemo, useRef } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { enteredTimes } from '../../../leader/table/entered-times.ts'
import { TableLine } from '../../../leader/table/table-line.tsx'
import { atTables } from '../../../leader/table/table-status.ts'
import { isSame } from '../../../parts/is-same.ts'
import { besideNames } from '../../../parts/pairings/beside-names.ts'
import { Button } from '../../../ui/button.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import '../../../leader/table/tables.css'

type Props = { readonly match: MatchId; readonly onLeave: () => void }

/** The table of a game, entered or amended without leaving the bracket. */
export const BracketForm = ({ match, onLeave }: Props) => {
  const { event, state } = useLeading()
  const { page } = useWords(deskWords)
  const place = useRef<HTMLElement>(null)
  const held = state.matches.get(match)
  const round = held === undefined ? undefined : state.rounds[held.round - 1]
  const times = useMemo(() => enteredTimes(event), [event])
  // Closed when the result stands, not when it is sent: what is refused is said in the form.
  const before = useRef(held?.result)
  const leave = useRef(onLeave)
  useEffect(() => {
    // By what it says: an undo anywhere makes every match anew.
    if (!isSame(held?.result, before.current)) leave.current()
  }, [held])
  useEffect(() => {
    place.current?.querySelector<HTMLElement>(`[data-match="${match}"] :is(input, select)`)?.focus()
  }, [match])
  if (held === undefined || round === undefined || round.status === 'paired') return null
  const row = tablesView(state, round).find((one) => one.match === match)
  if (row === undefined) return null
  const title = page.afterwards.bracket.enter(held.game ?? `${held.table}`)
  return (
    <section ref={place} className="bracket-form" aria-label={title} data-testid="bracket-form">
      <ol className="tables" data-match={match}>
        <TableLine
          key={match}
          row={row}
          beside={besideNames(state, round)(row)}
          at={atTables(state)}
          enteredAt={times.get(match) ?? null}
          isAlone
          onNext={() => {}}
        />
      </ol>
      <Button tone="quiet" size="small" onClick={onLeave}>
        {page.afterwards.bracket.leave}
      </Button>
    </section>
  )
}
