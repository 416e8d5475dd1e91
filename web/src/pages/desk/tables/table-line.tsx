import type { Command, Pair, TableRow } from '@topcut/engine'
import { resultText } from '@topcut/protocol/words'
import { useState } from 'react'
import { useCell } from '../../../cell/use-cell.ts'
import { useWords } from '../../../words/use-words.ts'
import { useDesk } from '../desk-context.ts'
import { useDraft } from '../drafts.ts'
import { type Trouble, TroubleNote, troubleOf } from '../trouble-note.tsx'
import { EnteredResult } from './entered-result.tsx'
import { withEntering } from './entering.ts'
import { ResultForm } from './result-form.tsx'
import { TableNumber } from './table-number.tsx'
import { TableSeat } from './table-seat.tsx'
import { tableSetting } from './table-setting.ts'
import { type Draft, emptyDraft, isTouched } from './typing/draft.ts'
import { draftFrom } from './typing/draft-from.ts'
import { isTyped, resultTyped } from './typing/result-typed.ts'
import { aheadIn } from './verdict-text.ts'

type Props = {
  readonly row: TableRow
  /** Tournament points before the round, or seeds in a bracket. */
  readonly beside: Pair<string>
  readonly enteredAt: number | null
  /** A result was sent: on to the next table. */
  readonly onNext: () => void
}

/** One table: who plays, and the result as it is entered, stands or is amended. */
export const TableLine = ({ row, beside, enteredAt, onNext }: Props) => {
  const { session, state, names, act } = useDesk()
  const { page, language } = useWords()
  const entering = useCell(session.entering)
  const [kept, setDraft] = useDraft<Draft>(`${session.event}.${row.match}`, emptyDraft)
  // Kept by an older page, it may lack what has been added to the form since.
  const draft: Draft = { ...emptyDraft, ...kept }
  const [amended, setAmended] = useState<Draft | null>(null)
  const [refused, setRefused] = useState<{
    readonly of: Trouble
    readonly command: Command
  } | null>(null)
  const setting = tableSetting(state, row)
  const players: Pair<string> = [names.player(row.players[0]), names.player(row.players[1])]
  const now = entering.get(row.match)
  const ahead = aheadIn(row.earned)

  const send = async (command: Command, override?: string) => {
    const mark = (what: Parameters<typeof withEntering>[2]) =>
      session.entering.set(withEntering(session.entering.get(), row.match, what))
    mark('sending')
    setRefused(null)
    if (amended === null) onNext()
    const parcel = { command, expects: row.revision }
    const outcome = await act(override === undefined ? parcel : { ...parcel, override })
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
      setting={setting}
      draft={value}
      setDraft={(next) => {
        setRefused(null)
        change(next)
      }}
      isAmending={isAmending}
      isSending={now === 'sending'}
      isRefused={refused !== null}
      onSend={send}
      onRefused={(of, command) => setRefused({ of, command })}
      onLeave={() => (isAmending ? setAmended(null) : setDraft(null))}
    />
  )

  // Someone else was faster while this was being typed: both are shown, nothing is thrown away.
  const isOvertaken =
    row.result !== null &&
    now === undefined &&
    isTouched(draft) &&
    !isTyped(draft, setting, row.result)
  const mine = resultTyped(draft, setting)

  return (
    <li
      className={`table-line${row.result === null ? '' : ' in'}`}
      data-testid={`table-${row.table}`}
    >
      <TableNumber row={row} />
      {players.map((name, index) => (
        <TableSeat
          key={row.players[index]}
          row={row}
          index={index}
          name={name}
          beside={beside[index] ?? ''}
          isAhead={index === ahead}
        />
      ))}
      {row.result === null ? (
        form(draft, setDraft, false)
      ) : amended === null ? (
        <EnteredResult
          row={row}
          result={row.result}
          players={players}
          setting={setting}
          enteredAt={enteredAt}
          onAmend={() => row.result !== null && setAmended(draftFrom(row.result))}
        />
      ) : (
        form(amended, setAmended, true)
      )}
      {now !== undefined && now !== 'sending' && <TroubleNote trouble={now} />}
      {refused !== null && (
        <TroubleNote trouble={refused.of} onOverride={(reason) => send(refused.command, reason)} />
      )}
      {isOvertaken && row.result !== null && (
        <div className="overtaken">
          <p className="warn">
            {page.meanwhile(
              resultText(language, row.result, players),
              'result' in mine
                ? resultText(language, mine.result, players)
                : page.form.missing[mine.missing],
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
