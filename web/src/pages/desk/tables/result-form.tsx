import {
  type Command,
  type Ending,
  type Pair,
  rulesOf,
  type Seat,
  type TableRow,
} from '@topcut/engine'
import { useId, useState } from 'react'
import { capital } from '../../../words/capital.ts'
import { useWords } from '../../../words/use-words.ts'
import { tryHere, useDesk } from '../desk-context.ts'
import {
  type Draft,
  endingOf,
  isTouched,
  needsInitiative,
  needsScore,
  needsWho,
  resultTyped,
} from './draft.ts'
import { scoreField } from './focus.ts'
import { SeatField } from './seat-field.tsx'
import { Verdict } from './verdict.tsx'

type Props = {
  readonly row: TableRow
  readonly players: Pair<string>
  readonly isElimination: boolean
  readonly draft: Draft
  readonly setDraft: (draft: Draft) => void
  readonly isAmending: boolean
  readonly isSending: boolean
  readonly onSend: (command: Command) => void
  readonly onLeave: () => void
}

const digits = (text: string) => text.replace(/\D/g, '').slice(0, 4)

/** Two scores, how it ended, Enter. */
export const ResultForm = (props: Props) => {
  const { row, players, isElimination, draft, setDraft, isAmending, isSending } = props
  const { event, state } = useDesk()
  const { page, label, language, term } = useWords()
  const [isAsked, setAsked] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const ids = useId()
  const { scoring } = rulesOf(state.created).regulation
  const ending = endingOf(draft, scoring)
  const typed = resultTyped(draft, scoring, isElimination)
  const command: Command | null =
    'missing' in typed
      ? null
      : isAmending
        ? { kind: 'amend-result', match: row.match, result: typed.result, reason: draft.reason }
        : { kind: 'enter-result', match: row.match, result: typed.result }
  const change = (part: Partial<Draft>) => {
    setAsked(false)
    setDraft({ ...draft, ...part })
  }
  const score = (seat: Seat) => {
    const index = seat === 'first' ? 0 : 1
    const id = seat === 'first' ? scoreField(row.table) : `${ids}-second`
    return (
      <span className={`score-field ${seat}`}>
        <label htmlFor={id} className="vh">
          {page.scoreOf(players[index])}
        </label>
        <input
          id={id}
          className="score"
          data-testid={`score-${seat}`}
          inputMode="numeric"
          autoComplete="off"
          value={draft[seat]}
          disabled={!needsScore(ending)}
          aria-describedby={`${ids}-verdict`}
          onFocus={(focused) => focused.target.select()}
          onChange={(input) => change({ [seat]: digits(input.target.value) })}
        />
      </span>
    )
  }
  const isShown = hasFocus || isTouched(draft) || isAmending

  return (
    <form
      className={isAmending ? 'result-form amending' : 'result-form'}
      noValidate
      onFocus={() => setFocus(true)}
      onBlur={(blurred) => {
        if (!blurred.currentTarget.contains(blurred.relatedTarget)) setFocus(false)
      }}
      onKeyDown={(key) => {
        if (key.key === 'Escape') props.onLeave()
      }}
      onSubmit={(submit) => {
        submit.preventDefault()
        setAsked(true)
        // Whoever is refused stays at the table: what is wrong stands right below.
        if (command === null || isSending || !tryHere(event, command).granted) return
        props.onSend(command)
      }}
    >
      {score('first')}
      <span className="dash" aria-hidden="true">
        –
      </span>
      {score('second')}
      <span className="ending-field">
        <label htmlFor={`${ids}-ending`} className="vh">
          {page.endingOf(row.table)}
        </label>
        <select
          id={`${ids}-ending`}
          data-testid="ending"
          className={isTouched(draft) ? undefined : 'unchosen'}
          value={ending}
          onChange={(chosen) => change({ ending: chosen.target.value as Ending })}
        >
          {scoring.endings.value.map((one) => (
            <option key={one} value={one}>
              {capital(language, label(`ending.${one}`))}
            </option>
          ))}
        </select>
      </span>
      {needsWho(ending) && (
        <SeatField
          name={page.byWhom}
          testId="by"
          value={draft.by}
          players={players}
          onChange={(by) => change({ by })}
        />
      )}
      {needsInitiative(draft, ending, isElimination) && (
        <SeatField
          name={page.hadInitiative}
          testId="initiative"
          value={draft.initiative}
          players={players}
          onChange={(initiative) => change({ initiative })}
        />
      )}
      {isAmending && (
        <span className="reason-field">
          <label htmlFor={`${ids}-reason`} className="vh">
            {page.whyAmend}
          </label>
          <input
            id={`${ids}-reason`}
            data-testid="reason"
            value={draft.reason}
            maxLength={500}
            placeholder={page.whyAmend}
            onChange={(input) => change({ reason: input.target.value })}
          />
        </span>
      )}
      <span className="form-do">
        <button type="submit" className="btn small" data-testid="enter" aria-busy={isSending}>
          {isSending ? term('saving') : isAmending ? page.amend : page.enter}
        </button>
        {isAmending && (
          <button type="button" className="btn small quiet" onClick={props.onLeave}>
            {term('cancel')}
          </button>
        )}
      </span>
      {isShown && (
        <Verdict
          id={`${ids}-verdict`}
          row={row}
          typed={typed}
          command={command}
          players={players}
          isElimination={isElimination}
          isAsked={isAsked}
        />
      )}
    </form>
  )
}
