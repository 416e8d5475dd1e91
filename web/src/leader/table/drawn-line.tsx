import type { Command, Conflict, Match, Pair, PlayerId, Result, TableRow } from '@topcut/engine'
import { resultText, shortResultText } from '@topcut/protocol/words'
import { type MouseEvent, memo, type Ref, useEffect, useState } from 'react'
import { isSame } from '../../parts/is-same.ts'
import { nameWidth } from '../../parts/pairings/short-names.ts'
import { aheadIn } from '../../parts/result/ahead-in.ts'
import { type Draft, emptyDraft, isTouched, type Setting } from '../../parts/result/draft.ts'
import { draftFrom } from '../../parts/result/draft-from.ts'
import { scoreField } from '../../parts/result/fields/score-fields.tsx'
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
import { useAmended } from './amend/use-amended.ts'
import { attemptOf } from './attempt.ts'
import { EnteredResult } from './entered-result.tsx'
import { useEntering } from './entering.ts'
import { LineDo } from './line-do.tsx'
import { acceptable, reportedAt } from './reported.ts'
import { ReportsBeside } from './reports-beside.tsx'
import { ResultForm } from './result-form.tsx'
import { selectedTable, selectTable } from './selected-table.ts'
import { sendResult } from './send-result.ts'
import { StatusCell } from './status-cell.tsx'
import { TableNumber } from './table-number.tsx'
import { TableSeat } from './table-seat.tsx'
import { shownStatus, type TableStatus } from './table-status.ts'
import { typedInLane } from './typed-in-lane.ts'
import { WaitingResult } from './waiting-result.tsx'

/** So many letters stand beside the word for what they do. */
const shortName = 12

type Props = {
  readonly ref?: Ref<HTMLLIElement>
  readonly workplace: Workplace
  readonly row: TableRow
  readonly players: Pair<string>
  /** What the two call each other. */
  readonly short: Pair<string>
  /** The people of two teams; empty where everybody plays alone. */
  readonly members: Pair<string>
  /** Tournament points before the round, or seeds in a bracket. */
  readonly beside: Pair<string>
  /** The next table is of another points group. */
  readonly endsGroup?: boolean
  readonly setting: Setting
  readonly status: TableStatus
  readonly isStreamed: boolean
  /** Whose word is awaited, where the status is about that. */
  readonly about: string
  /** The only table on show: open without being chosen. */
  readonly isAlone?: boolean
  readonly conflict: Conflict | undefined
  readonly enteredAt: number | null
  /** A result was sent from this table: on to the next one. */
  readonly onNext: (table: number) => void
}

const useIsSelected = (table: number): boolean =>
  useStateOf(selectedTable, (selected) => selected === table)

/** What is pressed for itself does not choose its table: it would move away under the hand. */
const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, a, input, select, textarea, label') !== null

const Line = (props: Props) => {
  const { workplace, row, players, beside, setting, status, conflict } = props
  const { page, language } = useWords(deskWords)
  const [draft, setDraft] = useDraft<Draft>(`${workplace.event}.${row.match}`, emptyDraft)
  const [amended, setAmended] = useAmended(workplace, row)
  const [refused, setRefused] = useState<{
    readonly of: Trouble
    readonly command: Command
  } | null>(null)
  const now = useEntering(workplace, row.match)
  const isSelected = useIsSelected(row.table)
  const ahead = aheadIn(row.earned)
  const isOpen = isSelected || props.isAlone === true
  const said = reportedAt(row, conflict)
  const report = acceptable(row)
  const inLane = useStateOf(typedInLane, (typed) => (typed?.match === row.match ? typed : null))
  const isTyping = row.result === null && (now === 'sending' || isTouched(draft))

  const send = async (command: Command, override?: string) => {
    setRefused(null)
    const outcome = await sendResult(workplace, row, command, override)
    if (outcome.kind === 'granted') setDraft(null)
  }
  const give = (command: Command, override?: string) => {
    const sent = send(command, override)
    props.onNext(row.table)
    return sent
  }
  /** What a phone has reported, entered as it is; the keyboard stays where it was. */
  const accept = (result: Result) => {
    const command = { kind: 'enter-result', match: row.match, result } as const
    const decision = workplace.commands.askNow(command)
    if (decision?.granted === false) {
      setRefused({ of: { kind: 'refused', refusal: decision.refusal }, command })
    } else void send(command)
  }
  const enterHere = () => {
    selectTable(row.table)
    setTimeout(() => {
      const field = document.getElementById(scoreField(row.table))
      field?.focus()
      if (field instanceof HTMLInputElement) field.select()
    })
  }
  const press = ({ target }: MouseEvent) => {
    if (isControl(target)) return
    const isResult = target instanceof Element && target.closest('.waiting-result') !== null
    if (isResult) enterHere()
    else selectTable(row.table)
  }

  /** One of two reports: entered at once, or laid out as an amendment that still wants its reason. */
  const take = (result: Result) => {
    if (row.result === null) void give({ kind: 'enter-result', match: row.match, result })
    else setAmended(draftFrom(result))
  }

  const seatOf = (player: PlayerId) => (row.players[0] === player ? 0 : 1)
  /** Who speaks, as far as a row has room for it: two of one first name would need both. */
  const speaker = ({ player }: Match['reports'][number]) => {
    const name = props.short[seatOf(player)]
    return nameWidth(name) > shortName ? '' : name
  }
  const says = (report: Match['reports'][number]) => {
    const [who, what] = [speaker(report), shortResultText(language, report.result)]
    return who === '' ? what : page.rounds.status.says(who, what)
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
      ref={props.ref}
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
      onFocus={({ target }) => {
        if (target.matches('input, select, textarea')) selectTable(row.table)
      }}
      onClick={press}
    >
      <TableNumber
        row={row}
        isStreamed={props.isStreamed}
        onPress={row.result === null && !isOpen ? enterHere : undefined}
      />
      {players.map((name, index) => (
        <TableSeat
          key={row.players[index]}
          row={row}
          index={index}
          name={name}
          members={props.members[index] ?? ''}
          beside={beside[index] ?? ''}
          isAhead={index === ahead}
        />
      ))}
      {row.result === null && !isOpen ? (
        <WaitingResult
          setting={setting}
          draft={draft}
          reported={said.report?.result ?? null}
          isDiffering={said.other !== null}
        />
      ) : row.result === null ? (
        <ResultForm
          workplace={workplace}
          row={row}
          players={players}
          setting={setting}
          draft={inLane?.draft ?? draft}
          setDraft={(next) => {
            setRefused(null)
            inLane?.leave()
            setDraft(next)
          }}
          isAmending={false}
          isElsewhere={inLane !== null}
          isSending={now === 'sending'}
          isRefused={refused !== null}
          onSend={(command) => {
            // If it is not taken, what stood in the line must not be gone.
            if (inLane !== null) {
              setDraft(inLane.draft)
              inLane.leave()
            }
            void give(command)
          }}
          onRefused={(of, command) => setRefused({ of, command })}
          onLeave={() => setDraft(null)}
          reported={
            report === null
              ? undefined
              : {
                  says: says(report),
                  score: 'score' in report.result ? (report.result.score ?? null) : null,
                  onAccept: () => accept(report.result),
                }
          }
        />
      ) : (
        <EnteredResult
          row={row}
          result={row.result}
          players={players}
          setting={setting}
          isOpen={isOpen}
        />
      )}
      <StatusCell
        row={row}
        status={shownStatus(status, isTyping)}
        enteredAt={props.enteredAt}
        about={props.about}
        said={said.other === null ? null : says(said.other)}
        reporter={report === null ? '' : speaker(report)}
        act={workplace.commands.act}
      >
        <LineDo
          row={row}
          isOpen={isOpen}
          isDiffering={status.kind === 'differ'}
          reported={status.kind === 'reported' && !isTyping ? (report?.result ?? null) : null}
          isAmending={amended !== null}
          onAccept={accept}
          onSettle={enterHere}
          onAmend={() => {
            if (row.result === null) return
            setAmended(draftFrom(row.result))
            enterHere()
          }}
        />
      </StatusCell>
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
      {conflict !== undefined && isOpen && (
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
