import type { Command, Pair, Result, TableRow } from '@topcut/engine'
import { resultText } from '@topcut/protocol/words'
import { useEffect, useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { useDesk } from '../desk-context.ts'
import { useDraft } from '../drafts.ts'
import { type Trouble, TroubleNote } from '../trouble-note.tsx'
import { AmendTable } from './amend/amend-table.tsx'
import { EnteredResult } from './entered-result.tsx'
import { ReportsBeside } from './reports-beside.tsx'
import { ResultForm } from './result-form.tsx'
import { StatusCell } from './status-cell.tsx'
import { TableNumber } from './table-number.tsx'
import { TableSeat } from './table-seat.tsx'
import { tableSetting } from './table-setting.ts'
import { type AtTables, tableStatus } from './table-status.ts'
import { type Draft, emptyDraft, isTouched } from './typing/draft.ts'
import { draftFrom } from './typing/draft-from.ts'
import { isTyped, resultTyped } from './typing/result-typed.ts'
import { useEntering } from './use-entering.ts'
import { useSendResult } from './use-send-result.ts'
import { aheadIn } from './verdict-text.ts'

type Props = {
  readonly row: TableRow
  /** Tournament points before the round, or seeds in a bracket. */
  readonly beside: Pair<string>
  readonly at: AtTables
  readonly enteredAt: number | null
  /** A result was sent: on to the next table. */
  readonly onNext: () => void
}

/** One table: who plays, what goes on, and the result as it is entered, stands or is amended. */
export const TableLine = ({ row, beside, at, enteredAt, onNext }: Props) => {
  const { session, state, names } = useDesk()
  const { page, language } = useWords()
  const send = useSendResult()
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
  const now = useEntering(row.match)
  const ahead = aheadIn(row.earned)
  const conflict = at.conflicts.get(row.match)
  const isTyping = row.result === null && (now === 'sending' || isTouched(draft))

  const give = async (command: Command, override?: string) => {
    setRefused(null)
    const sent = send(row, command, override)
    onNext()
    if ((await sent) === null) setDraft(null)
  }

  /** One of two reports: entered at once, or laid out as an amendment that still wants its reason. */
  const take = (result: Result) => {
    if (row.result === null) void give({ kind: 'enter-result', match: row.match, result })
    else setAmended(draftFrom(result))
  }

  // Someone else was faster while this was being typed: both are shown, nothing is thrown away.
  const isLeft = row.result !== null && now !== 'sending' && isTouched(draft)
  const isSame = isLeft && row.result !== null && isTyped(draft, setting, row.result)
  const isOvertaken = isLeft && !isSame
  // The same result by somebody else: nothing is left to say, now or after an amendment.
  useEffect(() => {
    if (isSame) setDraft(null)
  }, [isSame, setDraft])
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
        <ResultForm
          row={row}
          players={players}
          setting={setting}
          draft={draft}
          setDraft={(next) => {
            setRefused(null)
            setDraft(next)
          }}
          isAmending={false}
          isSending={now === 'sending'}
          isRefused={refused !== null}
          onSend={(command) => void give(command)}
          onRefused={(of, command) => setRefused({ of, command })}
          onLeave={() => setDraft(null)}
        />
      ) : (
        <EnteredResult
          row={row}
          result={row.result}
          players={players}
          setting={setting}
          isAmending={amended !== null}
          onAmend={() => row.result !== null && setAmended(draftFrom(row.result))}
        />
      )}
      <StatusCell row={row} status={tableStatus(row, at, isTyping)} enteredAt={enteredAt} />
      {amended !== null && row.result !== null && (
        <AmendTable
          row={row}
          players={players}
          setting={setting}
          draft={amended}
          setDraft={setAmended}
          onEnd={() => {
            setAmended(null)
            setDraft(null)
          }}
        />
      )}
      {conflict !== undefined && (
        <ReportsBeside row={row} conflict={conflict} players={players} onTake={take} />
      )}
      {now !== undefined && now !== 'sending' && (row.result === null || amended !== null) && (
        <TroubleNote trouble={now} />
      )}
      {refused !== null && (
        <TroubleNote
          trouble={refused.of}
          onOverride={(reason) => void give(refused.command, reason)}
        />
      )}
      {isOvertaken && row.result !== null && (
        <div className="overtaken" data-testid="overtaken">
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
