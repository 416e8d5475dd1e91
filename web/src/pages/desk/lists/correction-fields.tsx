import type { RuleId } from '@topcut/engine'
import { CheckField, TextField } from '../../../ui/field.tsx'
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
  return (
    <div className="fields">
      <TextField
        className="field wide"
        label={page.before.whyCorrect}
        data-testid="correct-reason"
        value={value.reason}
        onChange={(reason) => onChange({ ...value, reason })}
      />
      <CheckField
        className="wide"
        data-testid="possible-advantage"
        value={value.possibleAdvantage}
        onChange={(possibleAdvantage) => onChange({ ...value, possibleAdvantage })}
      >
        <span>
          {page.before.possibleAdvantage} <RuleIds rules={[rule]} />
        </span>
      </CheckField>
    </div>
  )
}
