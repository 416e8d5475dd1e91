import type { RuleId } from '@topcut/engine'
import { useId } from 'react'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

export type Correction = { readonly reason: string; readonly possibleAdvantage: boolean }

type Props = {
  readonly value: Correction
  /** The rule by which a possible advantage is looked into. */
  readonly rule: RuleId | undefined
  readonly onChange: (value: Correction) => void
}

/** Why a locked list is changed, and whether that may have been an advantage. */
export const CorrectionFields = ({ value, rule, onChange }: Props) => {
  const { page } = useWords(deskWords)
  const id = useId()
  return (
    <div className="fields">
      <div className="field wide">
        <label htmlFor={id}>{page.before.whyCorrect}</label>
        <input
          id={id}
          data-testid="correct-reason"
          value={value.reason}
          maxLength={500}
          onChange={({ target }) => onChange({ ...value, reason: target.value })}
        />
      </div>
      <label className="check wide">
        <input
          type="checkbox"
          data-testid="possible-advantage"
          checked={value.possibleAdvantage}
          onChange={({ target }) => onChange({ ...value, possibleAdvantage: target.checked })}
        />
        <span>
          {page.before.possibleAdvantage} <RuleIds rules={[rule]} />
        </span>
      </label>
    </div>
  )
}
