import type { Pair, Seat } from '@topcut/engine'
import type { Draft } from '../../../parts/result/draft.ts'
import { TextField } from '../../../ui/field.tsx'
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

/** Two numbers as large as a thumb, in the order of the slip. */
export const BigScores = ({ draft, own, players, verdict, onChange }: Props) => {
  const words = useWords(phoneWords)
  return (
    <div className="big-scores">
      {seats.map((seat, index) => (
        <TextField
          key={seat}
          className="big-score"
          label={
            <>
              <b translate="no">{players[index]}</b>
              {seat === own && <>, {words.you}</>}
            </>
          }
          data-testid={seat === own ? 'own-score' : 'other-score'}
          digits={4}
          aria-describedby={verdict}
          onFocus={(focused) => focused.target.select()}
          value={draft[seat]}
          onChange={(typed) => onChange(seat, typed)}
        />
      ))}
    </div>
  )
}
