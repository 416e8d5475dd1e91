import type { Command, Conflict, Pair, Result, TableRow } from '@topcut/engine'
import { resultText } from '@topcut/protocol/words'
import { memo, useEffect, useState } from 'react'
import { isSame } from '../../parts/is-same.ts'
import { type Draft, emptyDraft, isTouched, type Setting } from '../../parts/result/draft.ts'
import { draftFrom } from '../../parts/result/draft-from.ts'
import { aheadIn } from '../../parts/result/earned-text.ts'
import { isTyped } from '../../parts/result/result-typed.ts'
import { useDraft } from '../../state/drafts.ts'
import type { Trouble } from '../../state/sending/outbox.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { Button } from '../../ui/button.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { TroubleNote } from '../trouble-note.tsx'
import type { Workplace } from '../workplace.ts'
import { AmendTable } from './amend/amend-table.tsx'
import { attemptOf } from './attempt.ts'
import { EnteredResult } from './entered-result.tsx'
import { useEntering } from './entering.ts'
import { ReportsBeside } from './reports-beside.tsx'
import { ResultForm } from './result-form.tsx'
import { selectedTable, selectTable } from './selected-table.ts'
import { sendResult } from './send-result.ts'
import { StatusCell } from './status-cell.tsx'
import { TableNumber } from './table-number.tsx'
import { TableSeat } from './table-seat.tsx'
import { shownStatus, type TableStatus } from './table-status.ts'

type Props = {
  readonly workplace: Workplace
  readonly row: TableRow
  readonly players: Pair<string>
  /** Tournament points before the round, or seeds in a bracket. */
  readonly beside: Pair<string>
  /** The next table is of another points group. */
  readonly endsGroup?: boolean
  readonly setting: Setting
  readonly status: TableStatus
  /** Whose word is there or awaited, where the status is about somebody. */
  readonly about: string
  readonly conflict: Conflict | undefined
  readonly enteredAt: number | null
  /** A result was sent from this table: on to the next one. */
  readonly onNext: (table: number) => void
}

const useIsSelected = (table: number): boolean =>
  useStateOf(selectedTable, (selected) => selected === table)

const Line = (props: Props) => {
  const { workplace, row, players, beside, setting, status, conflict } = props
  const { page, language } = useWords(deskWords)
  const [draft, setDraft] = useDraft<Draft>(`${workplace.event}.${row.match}`, emptyDraft)
  const [amended, setAmended] = useState<Draft | null>(null)
  const [refused, setRefused] = useState<{
    readonly of: Trouble
    readonly command: Command
  } | null>(null)
  const now = useEntering(workplace, row.match)
  const isSelected = useIsSelected(row.table)
  const ahead = aheadIn(row.earned)
  const isTyping = row.result === null && (now === 'sending' || isTouched(draft))

  const give = async (command: Command, override?: string) => {
    setRefused(null)
    const sent = sendResult(workplace, row, command, override)
    props.onNext(row.table)
    if ((await sent).kind === 'granted') setDraft(null)
  }

  /** One of two reports: entered at once, or laid out as an amendment that still wants its reason. */
  const take = (result: Result) => {
    if (row.result === null) void give({ kind: 'enter-result', match: row.match, result })
    else setAmended(draftFrom(result))
  }

  // Someone else was faster while this was being typed: both are shown, nothing is thrown away.
  const isLeft = row.result !== null && now !== 'sending' && isTouched(draft)
  const isSaid = isLeft && row.result !== null && isTyped(draft, setting, row.result)
  const isOvertaken = isLeft && !isSaid
  // The same result by somebody else: nothing is left to say, now or after an amendment.
  useEffect(() => {
    if (isSaid) setDraft(null)
  }, [isSaid, setDraft])
  const { typed: mine } = attemptOf(row.match, setting, draft)

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach a table by its number and by arrows
    <li
      id={`table-${row.table}`}
      className={[
        'table-line',
        row.result !== null && 'in',
        isSelected && 'selected',
        props.endsGroup && 'group-end',
      ]
        .filter(Boolean)
        .join(' ')}
      data-testid={`table-${row.table}`}
      onFocus={() => selectTable(row.table)}
      onClick={() => selectTable(row.table)}
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
          workplace={workplace}
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
      <StatusCell
        row={row}
        status={shownStatus(status, isTyping)}
        enteredAt={props.enteredAt}
        about={props.about}
        act={workplace.commands.act}
      />
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
          <Button size="small" onClick={() => setAmended(draft)}>
            {page.takeMine}
          </Button>
          <Button tone="quiet" size="small" onClick={() => setDraft(null)}>
            {page.discard}
          </Button>
        </div>
      )}
    </li>
  )
}

/** Drawn again only when something changes at its own table: what it is handed mostly says the same. */
export const DrawnLine = memo(Line, isSame)
