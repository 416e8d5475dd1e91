import { type Command, type Pair, rulesOf, type TableRow } from '@topcut/engine'
import { resultText } from '@topcut/protocol/words'
import { useState } from 'react'
import { useCell } from '../../../cell/use-cell.ts'
import { useWords } from '../../../words/use-words.ts'
import { useDesk } from '../desk-context.ts'
import { useDraft } from '../drafts.ts'
import { TroubleNote, troubleOf } from '../trouble-note.tsx'
import { type Draft, draftFrom, emptyDraft, isTouched, isTyped } from './draft.ts'
import { EnteredResult } from './entered-result.tsx'
import { withEntering } from './entering.ts'
import { ResultForm } from './result-form.tsx'
import { aheadIn } from './verdict-text.ts'

type Props = {
  readonly row: TableRow
  /** Tournament points before the round, or seeds in a bracket. */
  readonly beside: Pair<string>
  readonly isElimination: boolean
  readonly enteredAt: number | null
  /** A result was sent: on to the next table. */
  readonly onNext: () => void
}

/** One table: who plays, and the result as it is entered, stands or is amended. */
export const TableLine = ({ row, beside, isElimination, enteredAt, onNext }: Props) => {
  const { session, state, names, act } = useDesk()
  const { page, language } = useWords()
  const entering = useCell(session.entering)
  const [draft, setDraft] = useDraft<Draft>(`${session.event}.${row.match}`, emptyDraft)
  const [amended, setAmended] = useState<Draft | null>(null)
  const players: Pair<string> = [names.player(row.players[0]), names.player(row.players[1])]
  const now = entering.get(row.match)
  const ahead = aheadIn(row.earned)

  const send = async (command: Command) => {
    const mark = (what: Parameters<typeof withEntering>[2]) =>
      session.entering.set(withEntering(session.entering.get(), row.match, what))
    mark('sending')
    if (amended === null) onNext()
    const outcome = await act({ command, expects: row.revision })
    const trouble = troubleOf(outcome)
    mark(trouble)
    if (trouble !== null) return
    setDraft(null)
    setAmended(null)
  }

  const form = (value: Draft, change: (draft: Draft) => void, isAmending: boolean) => (
    <ResultForm
      row={row}
      players={players}
      isElimination={isElimination}
      draft={value}
      setDraft={change}
      isAmending={isAmending}
      isSending={now === 'sending'}
      onSend={send}
      onLeave={() => (isAmending ? setAmended(null) : setDraft(null))}
    />
  )

  // Someone else was faster while this was being typed: both are shown, nothing is thrown away.
  const isOvertaken =
    row.result !== null &&
    now === undefined &&
    isTouched(draft) &&
    !isTyped(draft, rulesOf(state.created).regulation.scoring, row.result)

  return (
    <li
      className={`table-line${row.result === null ? '' : ' in'}`}
      data-testid={`table-${row.table}`}
    >
      <span className="t">{row.table}</span>
      {players.map((name, index) => (
        <span
          key={row.players[index]}
          className={`seat seat-${index}${index === ahead ? ' win' : ''}`}
        >
          <span className="name" title={name}>
            {name}
          </span>
          <span className="beside">{beside[index]}</span>
        </span>
      ))}
      {row.result === null ? (
        form(draft, setDraft, false)
      ) : amended === null ? (
        <EnteredResult
          row={row}
          result={row.result}
          players={players}
          isElimination={isElimination}
          enteredAt={enteredAt}
          onAmend={() => row.result !== null && setAmended(draftFrom(row.result))}
        />
      ) : (
        form(amended, setAmended, true)
      )}
      {now !== undefined && now !== 'sending' && <TroubleNote trouble={now} />}
      {isOvertaken && row.result !== null && (
        <div className="overtaken">
          <p className="warn">
            {page.meanwhile(
              resultText(language, row.result, players),
              `${draft.first || '0'} – ${draft.second || '0'}`,
            )}
          </p>
          <button type="button" className="btn small" onClick={() => setAmended(draft)}>
            {page.takeMine}
          </button>
          <button type="button" className="btn small quiet" onClick={() => setDraft(null)}>
            {page.discard}
          </button>
        </div>
      )}
    </li>
  )
}
