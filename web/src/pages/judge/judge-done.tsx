import { factSentence, warningSentence } from '@topcut/protocol/words'
import { lastDone } from '../../leader/done/last-done.ts'
import { useLeading } from '../../leader/leading.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { Sign } from '../../ui/sign.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'

/** What this phone did last, in a sentence, with what there is to know about it. */
export const JudgeDone = () => {
  const { event, workplace, names } = useLeading()
  const { language, term } = useWords(deskWords)
  const done = useStateOf(workplace.done)
  const { waiting } = useStateOf(workplace.outbox.state)
  const last = lastDone(event, done)
  const own = last?.done == null ? null : last
  return (
    <div className="judge-done" aria-live="polite" data-testid="done">
      {waiting > 0 && <p>{term('saving')}</p>}
      {own !== null && (
        <p>
          <Sign name="check" />{' '}
          {own.entries.map(({ fact }) => factSentence(language, fact, names)).join(' · ')}
        </p>
      )}
      {own?.done?.warnings.map((warning) => (
        <p key={warningSentence(language, warning, names)} className="warning">
          <Sign name="warn" /> {warningSentence(language, warning, names)}
        </p>
      ))}
    </div>
  )
}
