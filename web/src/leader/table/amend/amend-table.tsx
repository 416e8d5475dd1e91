import {
  type Command,
  type CommandId,
  type Pair,
  type RepairChoice,
  repairCommand,
  type TableRow,
} from '@topcut/engine'
import { useEffect, useMemo, useState } from 'react'
import { isSame } from '../../../parts/is-same.ts'
import type { Draft, Setting } from '../../../parts/result/draft.ts'
import { type Trouble, troubleOf } from '../../../state/sending/outbox.ts'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { useLeading } from '../../leading.ts'
import { TroubleNote } from '../../trouble-note.tsx'
import { useSteady } from '../../use-steady.ts'
import { attemptOf } from '../attempt.ts'
import { useEntering } from '../entering.ts'
import { ResultForm } from '../result-form.tsx'
import { selectedTable } from '../selected-table.ts'
import { sendResult } from '../send-result.ts'
import { whatIf } from '../what-if.ts'
import { AmendPanel } from './amend-panel.tsx'
import { RepairChoices } from './repair-choices.tsx'
import { repairOptions } from './repair-options.ts'
import { laterRound } from './what-changes.ts'

type Props = {
  readonly row: TableRow
  readonly players: Pair<string>
  readonly setting: Setting
  readonly draft: Draft
  readonly setDraft: (draft: Draft) => void
  /** Left without a change, or done. */
  readonly onEnd: () => void
}

/** Another result for a table: what it changes, and what becomes of the round played by it. */
export const AmendTable = ({ row, players, setting, draft, setDraft, onEnd }: Props) => {
  const { event, state, workplace, me, act } = useLeading()
  const { page } = useWords(deskWords)
  const { amend } = page.rounds
  const entering = useEntering(workplace, row.match)
  const [chosen, setChosen] = useState<RepairChoice['kind'] | null>(null)
  const [refused, setRefused] = useState<{
    readonly of: Trouble
    readonly again: (reason: string) => Promise<void>
  } | null>(null)
  const { typed } = attemptOf(row.match, setting, draft, true)
  // Not for every letter of the reason: the choices are searched for, not looked up.
  const result = useSteady('result' in typed ? typed.result : null)
  const then = useMemo(() => {
    if (result === null || isSame(result, row.result)) return null
    const tried = whatIf(event, me, [
      { kind: 'amend-result', match: row.match, result, reason: '-' },
    ])
    return 'refusal' in tried ? null : tried
  }, [event, me, row, result])
  const later = laterRound(state, row)
  const after = then?.event.state ?? null
  const options = useMemo(
    () => (later === null || after === null ? null : repairOptions(after)),
    [later, after],
  )
  const kind = chosen ?? options?.recommended ?? 'leave'

  const give = async (command: Command, override?: string) => {
    setRefused(null)
    const choice = options?.options.find((one) => one.choice.kind === kind)?.choice
    const repair =
      choice === undefined || after === null || kind === 'leave'
        ? null
        : repairCommand(after, choice, draft.reason)
    const outcome = await sendResult(workplace, row, command, override)
    if (outcome.kind !== 'granted') return
    if (repair === null) return onEnd()
    // Where people play already, the reason of the amendment is what the change of tables goes by.
    const reason = options?.isClocked === true ? draft.reason : undefined
    await putRight(repair, outcome.command, reason)
  }
  /** Belongs to the amendment: undo takes back both. */
  const putRight = async (command: Command, also: CommandId, override?: string) => {
    const parcel = override === undefined ? { command } : { command, override }
    const trouble = troubleOf(await act(parcel, also))
    if (trouble === null) onEnd()
    else setRefused({ of: trouble, again: (reason) => putRight(command, also, reason) })
  }

  // What it changes and what is chosen need the room below: none of it is opened out of sight.
  const { table } = row
  const isTold = then !== null
  useEffect(() => {
    // Begun before and merely in sight again: the page must not jump there.
    if (selectedTable.get() !== table) return
    const line = document.getElementById(`table-${table}`)
    line?.scrollIntoView({ block: isTold ? 'start' : 'nearest' })
  }, [table, isTold])

  return (
    <>
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
        isAmending
        isSending={entering === 'sending'}
        isRefused={refused !== null}
        onSend={(command) => void give(command)}
        onRefused={(of, command) => setRefused({ of, again: (reason) => give(command, reason) })}
        onLeave={onEnd}
      >
        {then !== null && result !== null && (
          <AmendPanel row={row} players={players} setting={setting} result={result} then={then} />
        )}
        {options !== null && after !== null && (
          <section className="repair">
            <h3>
              {amend.whatHappens(options.round)}{' '}
              <small className="muted">
                {options.isClocked ? amend.clockRuns : amend.inEveryCase}
              </small>
            </h3>
            <RepairChoices state={after} options={options} chosen={kind} onChoose={setChosen} />
          </section>
        )}
      </ResultForm>
      {refused !== null && (
        <TroubleNote trouble={refused.of} onOverride={(reason) => void refused.again(reason)} />
      )}
    </>
  )
}
