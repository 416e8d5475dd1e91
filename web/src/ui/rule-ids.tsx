import type { RuleId } from '@topcut/engine'
import './rule-ids.css'

/** The rules behind a number or a sentence, each once. */
export const RuleIds = ({ rules }: { readonly rules: readonly (RuleId | undefined)[] }) => {
  const ids = [...new Set(rules)].filter((rule) => rule !== undefined)
  return ids.map((rule) => (
    <span key={rule} className="rule">
      {rule}
    </span>
  ))
}
