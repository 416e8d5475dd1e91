import type { Pair, Seat } from '@topcut/engine'
import { SelectField } from '../../../ui/field.tsx'

type Props = {
  readonly name: string
  readonly testId: string
  readonly value: Seat | ''
  readonly players: Pair<string>
  readonly onChange: (seat: Seat | '') => void
}

/** One of the two at the table. */
export const SeatField = ({ name, testId, value, players, onChange }: Props) => (
  <SelectField
    className="seat-field"
    label={name}
    data-testid={testId}
    value={value}
    onChange={onChange}
  >
    <option value="">–</option>
    <option value="first" translate="no">
      {players[0]}
    </option>
    <option value="second" translate="no">
      {players[1]}
    </option>
  </SelectField>
)
