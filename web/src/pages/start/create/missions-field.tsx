import type { Regulation } from '@topcut/engine'
import { AreaField } from '../../../ui/field.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

type Props = {
  readonly regulation: Regulation
  readonly value: string
  readonly onChange: (text: string) => void
}

/** What is played, where the document draws it for each round. */
export const MissionsField = ({ regulation, value, onChange }: Props) => {
  const { page } = useWords(deskWords)
  if (regulation.missions === null) return null
  return (
    <AreaField
      label={page.missions}
      hint={
        <>
          {page.missionsNote} <RuleIds rules={[regulation.missions.rule]} />
        </>
      }
      data-testid="event-missions"
      rows={3}
      maxLength={undefined}
      spellCheck={false}
      value={value}
      onChange={onChange}
    />
  )
}
