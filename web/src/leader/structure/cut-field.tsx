import type { Regulation } from '@topcut/engine'
import { TextField } from '../../ui/field.tsx'
import { RuleIds } from '../../ui/rule-ids.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { hasCut } from './structure-choice.ts'

type Props = {
  readonly regulation: Regulation
  readonly value: string
  readonly onChange: (text: string) => void
}

/** How many go on: any number; where the document has usual ones, they stand below. */
export const CutField = ({ regulation, value, onChange }: Props) => {
  const { page, termWith } = useWords(deskWords)
  if (!hasCut(regulation)) return null
  const { cutSizes } = regulation.structure
  const usual = cutSizes?.value.map((size) => termWith('top', { size })).join(', ')
  return (
    <TextField
      label={page.cutSize}
      data-testid="event-cut"
      type="number"
      min={0}
      max={1024}
      value={value}
      hint={
        usual === undefined ? undefined : (
          <>
            {page.cutUsually(usual)} <RuleIds rules={[cutSizes?.rule]} />
          </>
        )
      }
      onChange={onChange}
    />
  )
}
