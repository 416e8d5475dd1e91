import type { Regulation } from '@topcut/engine'
import { SelectField, TextField } from '../../ui/field.tsx'
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
  return sizes === null ? (
    <TextField
      label={page.cutSize}
      data-testid="event-cut"
      type="number"
      min={0}
      max={1024}
      value={value}
      onChange={onChange}
    />
  ) : (
    <SelectField
      label={page.cutChoice}
      data-testid="event-cut"
      value={value}
      choices={[['0', page.noCut], ...sizes.map((size) => [`${size}`, page.cutTo(size)] as const)]}
      onChange={onChange}
    />
  )
}
