import { type Command, type MatchId, openMatches, type Round } from '@topcut/engine'
import { buttonLabel, refusalSentence } from '@topcut/protocol/words'
import { useId, useState } from 'react'
import { useLeading } from '../../../../leader/leading.ts'
import type { Parcel } from '../../../../state/sending/outbox.ts'
import { Button } from '../../../../ui/button.tsx'
import { Sign } from '../../../../ui/sign.tsx'
import { deskWords } from '../../../../words/desk.ts'
import { useWords } from '../../../../words/use-words.ts'

type Props = {
  readonly round: Round
  readonly onGive: (parcel: Parcel) => void
  readonly onLeave: () => void
}

/** More time for the whole round or for one table, with the reason. */
export const ExtendForm = ({ round, onGive, onLeave }: Props) => {
  const { ask, state, names } = useLeading()
  const { page, heading, language, term } = useWords(deskWords)
  const { clock } = page.rounds
  const [minutes, setMinutes] = useState('5')
  const [match, setMatch] = useState('')
  const [reason, setReason] = useState('')
  const ids = useId()
  const command: Command = {
    kind: 'extend-time',
    ...(match === '' ? {} : { match: match as MatchId }),
    minutes: Number(minutes),
    reason,
  }
  const decision = ask(command)
  const isOpen = decision.granted || decision.refusal.code === 'reason-needed'
  return (
    <form
      className="clock-asks inline"
      onKeyDown={(key) => key.key === 'Escape' && onLeave()}
      onSubmit={(submitted) => {
        submitted.preventDefault()
        onGive({ command })
      }}
    >
      <label htmlFor={`${ids}-minutes`}>{clock.extraMinutes}</label>
      <input
        id={`${ids}-minutes`}
        className="minutes"
        data-testid="extend-minutes"
        inputMode="numeric"
        value={minutes}
        // biome-ignore lint/a11y/noAutofocus: the form was just asked for by this key
        autoFocus
        onFocus={(focused) => focused.target.select()}
        onChange={(input) => setMinutes(input.target.value.replace(/\D/g, '').slice(0, 3))}
      />
      <label htmlFor={`${ids}-match`}>{clock.forWhom}</label>
      <select
        id={`${ids}-match`}
        data-testid="extend-match"
        value={match}
        onChange={(chosen) => setMatch(chosen.target.value)}
      >
        <option value="">{clock.wholeRound}</option>
        {openMatches(state, round).map((one) => (
          <option key={one.match} value={one.match}>
            {heading('table')} {one.table}
          </option>
        ))}
      </select>
      <label htmlFor={`${ids}-reason`}>{clock.why}</label>
      <input
        id={`${ids}-reason`}
        data-testid="extend-reason"
        value={reason}
        maxLength={500}
        onChange={(input) => setReason(input.target.value)}
      />
      <Button type="submit" size="small" data-testid="extend-give">
        {buttonLabel(language, 'extend-time')}
      </Button>
      <Button tone="quiet" size="small" onClick={onLeave}>
        {term('cancel')}
      </Button>
      {!decision.granted && !isOpen && (
        <p className="wrong wide-line">
          <Sign name="differ" /> {refusalSentence(language, decision.refusal, names)}
        </p>
      )}
    </form>
  )
}
