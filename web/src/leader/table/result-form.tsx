import type { Command, Pair, TableRow } from '@topcut/engine'
import { type ReactNode, useId, useRef, useState } from 'react'
import { type Draft, isTouched, needsWho, type Setting } from '../../parts/result/draft.ts'
import { SeatField } from '../../parts/result/fields/seat-field.tsx'
import { endingOf, endingsIn } from '../../parts/result/result-typed.ts'
import { wayOn } from '../../parts/result/ways/ways.ts'
import type { Trouble } from '../../state/sending/outbox.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Sign } from '../../ui/sign.tsx'
import { capital } from '../../words/capital.ts'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import type { Workplace } from '../workplace.ts'
import { attemptOf } from './attempt.ts'
import { EnterSays } from './enter-says.tsx'
import { WitnessField } from './witness-field.tsx'

type Props = {
  readonly workplace: Workplace
  readonly row: TableRow
  readonly players: Pair<string>
  readonly setting: Setting
  readonly draft: Draft
  readonly setDraft: (draft: Draft) => void
  readonly isAmending: boolean
  /** Typed in the fast lane, which says itself what comes of it. */
  readonly isElsewhere?: boolean
  readonly isSending: boolean
  /** Said below the form already, with the way around it. */
  readonly isRefused: boolean
  readonly onSend: (command: Command) => void
  /** Something that a leader may do all the same. */
  readonly onRefused: (trouble: Trouble, command: Command) => void
  readonly onLeave: () => void
  /** What an amendment changes and what has to be chosen: above the button that does it. */
  readonly children?: ReactNode
  /** What a phone has reported, and takes it for as long as nothing else is typed. */
  readonly reported?:
    | {
        readonly says: string
        /** Where it is one: it stands in the fields. */
        readonly score: Pair<number> | null
        readonly onAccept: () => void
      }
    | undefined
}

/** The result as this document wants it, how it ended, Enter. */
export const ResultForm = (props: Props) => {
  const { row, players, setting, draft, setDraft, isAmending, isSending } = props
  const { page, label, language, term } = useWords(deskWords)
  const [isAsked, setAsked] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const verdict = useId()
  const reason = useRef<HTMLInputElement>(null)
  const ending = endingOf(draft, setting)
  const attempt = attemptOf(row.match, setting, draft, isAmending)
  const change = (part: Partial<Draft>) => {
    setAsked(false)
    setDraft({ ...draft, ...part })
  }
  const submit = () => {
    setAsked(true)
    const { command } = attempt
    // All that is left to type: once it is written, the same key sends it.
    if (command?.kind === 'amend-result' && draft.reason.trim() === '') {
      reason.current?.focus()
      return
    }
    const decision = command === null ? null : props.workplace.commands.askNow(command)
    if (command === null || decision === null || isSending) return
    // Whoever is refused stays at the table: what is wrong stands right below.
    if (decision.granted) props.onSend(command)
    else if (decision.refusal.overridable) {
      props.onRefused({ kind: 'refused', refusal: decision.refusal }, command)
    }
  }
  const { Main, More } = wayOn(setting)
  const isTypedHere = isTouched(draft) && props.isElsewhere !== true
  // Nothing is missing before somebody types: it would only lie over the tables below.
  const isShown = isTouched(draft) ? hasFocus || isTypedHere : isAsked || isAmending
  const reported = isTouched(draft) || isSending ? undefined : props.reported
  const said = reported?.score ?? undefined
  const own = { table: row.table, draft, ending, setting, players, verdict, change }
  const fields = { ...own, reported: said }

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
      <SelectField
        className="ending-field"
        inputClass={isTouched(draft) ? undefined : 'unchosen'}
        label={page.endingOf(row.table)}
        isLabelHidden
        data-testid="ending"
        value={ending}
        choices={endingsIn(setting).map(
          (one) => [one, capital(language, label(`ending.${one}`))] as const,
        )}
        onChange={(chosen) => change({ ending: chosen })}
      />
      {needsWho(ending) && (
        <SeatField
          name={page.byWhom}
          testId="by"
          value={draft.by}
          players={players}
          onChange={(by) => change({ by })}
        />
      )}
      {ending === 'intentional-draw' && (
        <WitnessField
          match={row.match}
          value={draft.witness}
          verdict={verdict}
          onChange={(witness) => change({ witness })}
        />
      )}
      {More !== null && <More {...fields} />}
      {props.children}
      {reported !== undefined && said === undefined && (
        <p className="verdict" data-testid="says">
          <Sign name="phone" /> {reported.says}
        </p>
      )}
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
      {isAmending ? (
        <div className="amend-end">
          <TextField
            ref={reason}
            className="reason-field"
            label={page.whyAmend}
            isLabelHidden
            data-testid="reason"
            placeholder={page.whyAmend}
            value={draft.reason}
            onChange={(why) => change({ reason: why })}
          />
          <Button type="submit" size="small" data-testid="enter" isPending={isSending}>
            {isSending ? term('saving') : page.amend}
          </Button>
          <Button tone="quiet" size="small" onClick={props.onLeave}>
            {term('cancel')}
          </Button>
        </div>
      ) : (
        <span className="form-do">
          {reported !== undefined ? (
            <Button size="small" data-testid="accept" onClick={reported.onAccept}>
              {page.rounds.status.accept}
            </Button>
          ) : (
            <Button type="submit" size="small" data-testid="enter" isPending={isSending}>
              {isSending ? term('saving') : page.enter}
            </Button>
          )}
        </span>
      )}
    </form>
  )
}
