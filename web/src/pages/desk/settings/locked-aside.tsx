import { rulesOf } from '@topcut/engine'
import { useLeading } from '../../../leader/leading.ts'
import { lengthsLeftOpen } from '../../../leader/structure/lengths-left-open.ts'
import { Button } from '../../../ui/button.tsx'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { settingsWords } from '../../../words/settings.ts'
import { useWords } from '../../../words/use-words.ts'
import { focusPlace } from '../find/focus-place.ts'
import { showSection } from '../sections.ts'
import { lockedRules } from './locked-rules.ts'

/** What the start of an event locks and why, before and after it, and what stays open. */
export const LockedAside = () => {
  const { state } = useLeading()
  const words = useWords(settingsWords)
  const { regulation } = rulesOf(state.created)
  const rules = lockedRules(regulation)
  const lengths = lengthsLeftOpen(regulation)
  const { aside } = words
  const lines = [
    [aside.rules, aside.rulesWhy, []],
    [aside.day, aside.dayWhy, []],
    [aside.options, aside.optionsWhy, rules.options],
    ...(lengths.length === 0
      ? []
      : [[aside.lengths, aside.lengthsWhy, lengths.map(({ rule }) => rule)] as const]),
    [aside.structure, aside.structureWhy, rules.structure],
  ] as const
  return (
    <aside className="settings-aside" aria-label={aside.heading(state.stages.length > 0)}>
      <h3>{aside.heading(state.stages.length > 0)}</h3>
      <p className="muted">{aside.note}</p>
      <ul>
        {lines.map(([what, why, of]) => (
          <li key={what}>
            <Sign name="lock" />
            <span>
              {what}
              <small className="muted">
                {why} <RuleIds rules={of} />
              </small>
            </span>
          </li>
        ))}
      </ul>
      <h3>{aside.open}</h3>
      <p className="muted">{aside.openNote}</p>
      <h3>{aside.wrong}</h3>
      <p className="muted">{aside.wrongNote}</p>
      <h3>{aside.elsewhere}</h3>
      <p>
        <Button
          tone="explains"
          data-testid="settings-to-leaders"
          onClick={() => showSection('leaders')}
        >
          {aside.leaders}
        </Button>
      </p>
      <p>
        <Button
          tone="explains"
          data-testid="settings-to-hall"
          onClick={() => {
            showSection('announcement')
            focusPlace('first-table')
          }}
        >
          {aside.hall}
        </Button>
      </p>
    </aside>
  )
}
