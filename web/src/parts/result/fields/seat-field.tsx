import type { Pair, Seat } from '@topcut/engine'
import { useId } from 'react'

type Props = {
  readonly name: string
  readonly testId: string
  readonly value: Seat | ''
  readonly players: Pair<string>
  readonly onChange: (seat: Seat | '') => void
}

/** One of the two at the table. */
export const SeatField = ({ name, testId, value, players, onChange }: Props) => {
  const id = useId()
  return (
    <span className="seat-field">
      <label htmlFor={id}>{name}</label>
      <select
        id={id}
        data-testid={testId}
        value={value}
        onChange={(chosen) => onChange(chosen.target.value as Seat | '')}
      >
        <option value="">–</option>
        <option value="first" translate="no">
          {players[0]}
        </option>
        <option value="second" translate="no">
          {players[1]}
        </option>
      </select>
    </span>
  )
}
