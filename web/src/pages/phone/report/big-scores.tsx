import type { Seat } from '@topcut/engine'
import type { Draft } from '../../../parts/result/draft.ts'
import { TextField } from '../../../ui/field.tsx'
import { capital } from '../../../words/capital.ts'
import { phoneWords } from '../../../words/phone.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'

type Props = {
  readonly draft: Draft
  readonly own: Seat
  readonly otherName: string
  /** Which points are meant. */
  readonly means: string
  readonly verdict: string
  readonly onChange: (seat: Seat, text: string) => void
}

/** Two numbers as large as a thumb, the own one first. */
export const BigScores = ({ draft, own, otherName, means, verdict, onChange }: Props) => {
  const { you } = useWords(phoneWords)
  const language = useLanguage()
  const field = (seat: Seat) => (
    <TextField
      key={seat}
      className="big-score"
      label={seat === own ? <b>{capital(language, you)}</b> : <b translate="no">{otherName}</b>}
      data-testid={seat === own ? 'own-score' : 'other-score'}
      digits={4}
      aria-describedby={verdict}
      onFocus={(focused) => focused.target.select()}
      value={draft[seat]}
      onChange={(typed) => onChange(seat, typed)}
    />
  )
  return (
    <fieldset className="score-pair">
      <legend data-testid="score-means">{means}</legend>
      <div className="big-scores">
        {field(own)}
        {field(own === 'first' ? 'second' : 'first')}
      </div>
    </fieldset>
  )
}
