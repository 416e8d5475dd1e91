import type { RuleId } from '@topcut/engine'
import { Button } from './button.tsx'
import { toggleRule } from './rule/opened-rule.ts'
import './rule-ids.css'

type Props = {
  readonly rules: readonly (RuleId | undefined)[]
  /** What they did here, where they stand apart from the sentence that says it. */
  readonly here?: string | undefined
}

/** The rules behind a number or a sentence, each once; a press tells what the rule says. */
export const RuleIds = ({ rules, here }: Props) => {
  const ids = [...new Set(rules)].filter((rule) => rule !== undefined)
  return ids.map((rule) => (
    <Button
      key={rule}
      tone="bare"
      className="rule"
      aria-haspopup="dialog"
      onClick={(press) => {
        // Inside a row or a label: reading a rule must not choose the table or tick the box.
        press.preventDefault()
        press.stopPropagation()
        toggleRule(rule, press.currentTarget, here)
      }}
      onKeyDown={(key) => {
        // Inside a form's keys: Enter on the chip must not enter the result beside it.
        const isPress = key.key === 'Enter' || key.key === ' '
        if (isPress && !key.ctrlKey && !key.metaKey) key.stopPropagation()
      }}
    >
      {rule}
    </Button>
  ))
}
