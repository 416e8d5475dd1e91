import type { Regulation } from '@topcut/engine'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { cutsOf } from './structure-choice.ts'

type Props = {
  readonly regulation: Regulation
  readonly value: string
  readonly onChange: (text: string) => void
}

/** How many go on: any number, or one of those the document has. */
export const CutField = ({ regulation, value, onChange }: Props) => {
  const { page } = useWords(deskWords)
  const sizes = cutsOf(regulation)
  if (sizes !== null && sizes.length === 0) return null
  const common = { id: 'cut', 'data-testid': 'event-cut', value }
  return (
    <div className="field">
      <label htmlFor="cut">{sizes === null ? page.cutSize : page.cutChoice}</label>
      {sizes === null ? (
        <input
          {...common}
          type="number"
          min={0}
          max={1024}
          onChange={(typed) => onChange(typed.target.value)}
        />
      ) : (
        <select {...common} onChange={(chosen) => onChange(chosen.target.value)}>
          <option value="0">{page.noCut}</option>
          {sizes.map((size) => (
            <option key={size} value={size}>
              {page.cutTo(size)}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
