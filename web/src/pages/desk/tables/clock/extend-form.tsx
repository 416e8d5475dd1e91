import { type Command, type MatchId, openMatches, type Round } from '@topcut/engine'
import { buttonLabel, refusalSentence } from '@topcut/protocol/words'
import { useState } from 'react'
import { useLeading } from '../../../../leader/leading.ts'
import type { Parcel } from '../../../../state/sending/outbox.ts'
import { Button } from '../../../../ui/button.tsx'
import { SelectField, TextField } from '../../../../ui/field.tsx'
import { Note } from '../../../../ui/note.tsx'
import { RuledText } from '../../../../ui/ruled-text.tsx'
import { deskWords } from '../../../../words/desk.ts'
import { useWords } from '../../../../words/use-words.ts'

type Props = {
  readonly round: Round
  /** The table it is asked for at. */
  readonly match?: MatchId
  readonly onGive: (parcel: Parcel) => void
  readonly onLeave: () => void
}

/** More time for the whole round or for one table, with the reason. */
export const ExtendForm = ({ round, match: askedAt, onGive, onLeave }: Props) => {
  const { ask, state, names } = useLeading()
  const { page, heading, language, term } = useWords(deskWords)
  const { clock } = page.rounds
  const [minutes, setMinutes] = useState('5')
  const [match, setMatch] = useState<MatchId | ''>(askedAt ?? '')
  const [reason, setReason] = useState('')
  const command: Command = {
    kind: 'extend-time',
    ...(match === '' ? {} : { match }),
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
      <TextField
        className={null}
        inputClass="minutes"
        label={clock.extraMinutes}
        data-testid="extend-minutes"
        digits={3}
        // The form was just asked for by this key.
        autoFocus
        onFocus={(focused) => focused.target.select()}
        value={minutes}
        onChange={setMinutes}
      />
      <SelectField
        className={null}
        label={clock.forWhom}
        data-testid="extend-match"
        value={match}
        choices={[
          ['', clock.wholeRound],
          ...openMatches(state, round).map(
            (one) => [one.match, `${heading('table')} ${one.table}`] as const,
          ),
        ]}
        onChange={setMatch}
      />
      <TextField
        className={null}
        label={clock.why}
        data-testid="extend-reason"
        value={reason}
        onChange={setReason}
      />
      <Button type="submit" size="small" data-testid="extend-give">
        {buttonLabel(language, 'extend-time')}
      </Button>
      <Button tone="quiet" size="small" onClick={onLeave}>
        {term('cancel')}
      </Button>
      {!decision.granted && !isOpen && (
        <Note tone="wrong" className="wide-line">
          <RuledText>{refusalSentence(language, decision.refusal, names)}</RuledText>
        </Note>
      )}
    </form>
  )
}
