import type { Command, Ending, Pair, TableRow } from '@topcut/engine'
import { useId, useState } from 'react'
import { type Draft, isTouched, needsWho, type Setting } from '../../parts/result/draft.ts'
import { SeatField } from '../../parts/result/fields/seat-field.tsx'
import { endingOf, endingsIn } from '../../parts/result/result-typed.ts'
import { wayOn } from '../../parts/result/ways/ways.ts'
import type { Trouble } from '../../state/sending/outbox.ts'
import { capital } from '../../words/capital.ts'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import type { Workplace } from '../workplace.ts'
import { attemptOf } from './attempt.ts'
import { EnterSays } from './enter-says.tsx'

type Props = {
  readonly workplace: Workplace
  readonly row: TableRow
  readonly players: Pair<string>
  readonly setting: Setting
  readonly draft: Draft
  readonly setDraft: (draft: Draft) => void
  readonly isAmending: boolean
  readonly isSending: boolean
  /** Said below the form already, with the way around it. */
  readonly isRefused: boolean
  readonly onSend: (command: Command) => void
  /** Something that a leader may do all the same. */
  readonly onRefused: (trouble: Trouble, command: Command) => void
  readonly onLeave: () => void
}

/** The result as this document wants it, how it ended, Enter. */
export const ResultForm = (props: Props) => {
  const { row, players, setting, draft, setDraft, isAmending, isSending } = props
  const { page, label, language, term } = useWords(deskWords)
  const [isAsked, setAsked] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const ids = useId()
  const ending = endingOf(draft, setting)
  const attempt = attemptOf(row.match, setting, draft, isAmending)
  const change = (part: Partial<Draft>) => {
    setAsked(false)
    setDraft({ ...draft, ...part })
  }
  const submit = () => {
    setAsked(true)
    const { command } = attempt
    const decision = command === null ? null : props.workplace.commands.askNow(command)
    if (command === null || decision === null || isSending) return
    // Whoever is refused stays at the table: what is wrong stands right below.
    if (decision.granted) props.onSend(command)
    else if (decision.refusal.overridable) {
      props.onRefused({ kind: 'refused', refusal: decision.refusal }, command)
    }
  }
  const { Main, More } = wayOn(setting)
  const verdict = `${ids}-verdict`
  const fields = { table: row.table, draft, ending, setting, players, verdict, change }
  const isShown = hasFocus || isTouched(draft) || isAmending

  return (
    <form
      className={`result-form ${setting.scoring.method}${isAmending ? ' amending' : ''}`}
      noValidate
      onFocus={() => setFocus(true)}
      onBlur={(blurred) => {
        if (!blurred.currentTarget.contains(blurred.relatedTarget)) setFocus(false)
      }}
      onKeyDown={(key) => {
        if (key.key === 'Escape') props.onLeave()
        // A browser sends a form from a text field only; a slip of choices is one all the same.
        if (key.key !== 'Enter' || key.ctrlKey || key.metaKey) return
        if (!(key.target instanceof HTMLSelectElement)) return
        key.preventDefault()
        submit()
      }}
      onSubmit={(submitted) => {
        submitted.preventDefault()
        submit()
      }}
    >
      <Main {...fields} />
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
          {endingsIn(setting).map((one) => (
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
      {More !== null && <More {...fields} />}
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
      {isShown && !props.isRefused && (
        <EnterSays
          id={verdict}
          row={row}
          attempt={attempt}
          players={players}
          setting={setting}
          isAsked={isAsked}
        />
      )}
    </form>
  )
}
