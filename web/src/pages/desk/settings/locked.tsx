import type { RuleId } from '@topcut/engine'
import type { ReactNode } from 'react'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { settingsWords } from '../../../words/settings.ts'
import { useWords } from '../../../words/use-words.ts'

type Props = {
  readonly label: string
  /** How it stays. */
  readonly children: ReactNode
  readonly why: string
  readonly rules?: readonly (RuleId | undefined)[]
}

/** Text with a lock and the reason: a grey field would only say that something does not work. */
export const Locked = ({ label, children, why, rules = [] }: Props) => {
  const words = useWords(settingsWords)
  return (
    <div data-testid="locked">
      <dt>{label}</dt>
      <dd>
        {children}
        <p className="muted">
          {why} <RuleIds rules={rules} />
        </p>
      </dd>
      <dd className="muted">
        <Sign name="lock" /> {words.locked}
      </dd>
    </div>
  )
}

/** The same in the place of a field. */
export const Fixed = ({ label, children, why, rules = [] }: Props) => {
  const words = useWords(settingsWords)
  return (
    <div className="field fixed" data-testid="locked">
      <span className="label">{label}</span>
      <p>
        <b>{children}</b>{' '}
        <span className="muted">
          <Sign name="lock" /> {words.locked}
        </span>
      </p>
      <p className="field-hint">
        {why} <RuleIds rules={rules} />
      </p>
    </div>
  )
}
