import type { NeedsView } from '@topcut/engine'
import { needsText } from '@topcut/protocol/words'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { capital } from '../../../words/capital.ts'
import { useLanguage } from '../../../words/use-words.ts'
import '../record/record.css'

export const NeedsSays = ({ needs }: { readonly needs: NeedsView }) => {
  const chosen = useLanguage()
  const { headline, about, rows, notes, rule } = needsText(chosen, needs)
  return (
    <>
      <p className="lead" data-testid="needs">
        {headline} <RuleIds rules={[rule ?? undefined]} />
      </p>
      {about !== null && <h2>{about}</h2>}
      {rows.length > 0 && (
        <dl className="needs-rows">
          {rows.map(({ outcome, means }) => (
            <div key={outcome}>
              <dt>{capital(chosen, outcome)}</dt>
              <dd>{means}</dd>
            </div>
          ))}
        </dl>
      )}
      {notes.map((note) => (
        <p key={note} className="muted">
          {capital(chosen, note)}
        </p>
      ))}
    </>
  )
}
