import type { Pair, Seat } from '@topcut/engine'
import { useId } from 'react'
import type { Draft } from '../../../parts/result/draft.ts'
import { phoneWords } from '../../../words/phone.ts'
import { useWords } from '../../../words/use-words.ts'

type Props = {
  readonly draft: Draft
  readonly own: Seat
  readonly players: Pair<string>
  readonly verdict: string
  readonly onChange: (seat: Seat, text: string) => void
}

const seats = ['first', 'second'] as const
const digits = (text: string) => text.replace(/\D/g, '').slice(0, 4)

/** Two numbers as large as a thumb, in the order of the slip. */
export const BigScores = ({ draft, own, players, verdict, onChange }: Props) => {
  const words = useWords(phoneWords)
  const ids = useId()
  return (
    <div className="big-scores">
      {seats.map((seat, index) => (
        <div key={seat}>
          <label htmlFor={`${ids}-${seat}`}>
            <b translate="no">{players[index]}</b>
            {seat === own && <>, {words.you}</>}
          </label>
          <input
            id={`${ids}-${seat}`}
            data-testid={seat === own ? 'own-score' : 'other-score'}
            inputMode="numeric"
            autoComplete="off"
            value={draft[seat]}
            aria-describedby={verdict}
            onFocus={(focused) => focused.target.select()}
            onChange={(typed) => onChange(seat, digits(typed.target.value))}
          />
        </div>
      ))}
    </div>
  )
}
