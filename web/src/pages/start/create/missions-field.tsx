import type { Regulation } from '@topcut/engine'
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
    <div className="field wide">
      <label htmlFor="missions">{page.missions}</label>
      <textarea
        id="missions"
        data-testid="event-missions"
        rows={3}
        value={value}
        spellCheck={false}
        onChange={(typed) => onChange(typed.target.value)}
      />
      <p className="faint">
        {page.missionsNote} <RuleIds rules={[regulation.missions.rule]} />
      </p>
    </div>
  )
}
