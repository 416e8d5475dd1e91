import { drawWitnesses, leaderId, type MatchId } from '@topcut/engine'
import { useEffect } from 'react'
import { SelectField } from '../../ui/field.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { useLeading } from '../leading.ts'

type Props = {
  readonly match: MatchId
  readonly value: string
  /** The id of what the document makes of it. */
  readonly verdict: string
  readonly onChange: (witness: string) => void
}

/** Before whom the two agreed on a draw: whoever enters it, unless another leader was there. */
export const WitnessField = ({ match: id, value, verdict, onChange }: Props) => {
  const { state, names, me } = useLeading()
  const { page } = useWords(deskWords)
  const match = state.matches.get(id)
  const leaders = (match === undefined ? [] : drawWitnesses(state, match)).map((one) => one.leader)
  const own = leaders.find((leader) => leader === me.leader) ?? ''
  useEffect(() => {
    if (value === '' && own !== '') onChange(own)
  }, [value, own, onChange])
  return (
    <SelectField
      className="seat-field"
      label={page.form.witness}
      data-testid="witness"
      aria-describedby={verdict}
      value={value}
      onChange={onChange}
    >
      {value === '' && <option value="">–</option>}
      {[...new Set([value, ...leaders])]
        .filter((leader) => leader !== '')
        .map((leader) => (
          <option key={leader} value={leader} translate="no">
            {names.leader(leaderId(leader))}
          </option>
        ))}
    </SelectField>
  )
}
