import type { Round } from '@topcut/engine'
import { useClock } from '../../../../leader/clock/use-clock.ts'
import { useLeading } from '../../../../leader/leading.ts'
import { RuleIds } from '../../../../ui/rule-ids.tsx'
import { Sign } from '../../../../ui/sign.tsx'
import { atTimeWords } from '../../../../words/at-time.ts'
import { useWords } from '../../../../words/use-words.ts'
import './time-called.css'

/** What happens at the tables once time is called, by the document; nothing before that. */
export const TimeCalled = ({ round }: { readonly round: Round }) => {
  const { state } = useLeading()
  const words = useWords(atTimeWords)
  const { view } = useClock(state, round)
  if (view.status !== 'called') return null
  return (
    <p className="clock-called" data-testid="at-time">
      <Sign name="clock" /> {words[view.atTime.value].now} <RuleIds rules={[view.atTime.rule]} />
    </p>
  )
}
