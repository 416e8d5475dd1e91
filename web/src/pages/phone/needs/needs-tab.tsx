import type { NeedsView } from '@topcut/engine'
import { needsText } from '@topcut/protocol/words'
import { useEffect } from 'react'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { Sign } from '../../../ui/sign.tsx'
import { capital } from '../../../words/capital.ts'
import { phoneWords } from '../../../words/phone.ts'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'
import '../record/record.css'

/** The sign of each answer: colour alone says nothing. */
const signs = {
  in: 'check',
  likely: 'check',
  depends: 'clock',
  unlikely: 'warn',
  out: 'differ',
} as const

const NeedsSays = ({ needs }: { readonly needs: NeedsView }) => {
  const chosen = useLanguage()
  const { answer, headline, about, rows, notes, rule } = needsText(chosen, needs)
  return (
    <>
      <p className={`lead needs-answer ${answer ?? ''}`} data-testid="needs">
        {answer !== null && <Sign name={signs[answer]} />} {headline}{' '}
        <RuleIds rules={[rule ?? undefined]} />
      </p>
      {about !== null && <h2>{about}</h2>}
      {rows.length > 0 && (
        <dl className="needs-rows">
          {rows.map(({ outcome, means, answer: row }) => (
            <div key={outcome} className={row ?? ''}>
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

const pause = 20_000

/** What do I need: closed while the own match runs. */
export const NeedsTab = () => {
  const { session, views } = usePhone()
  const words = useWords(phoneWords)
  const pages = useWords(phonePagesWords)
  useEffect(() => {
    session.views.want('needs')
    void session.views.look('needs')
    // Results of others change it. Only while somebody looks: each answer is worked out anew.
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void session.views.look('needs')
    }, pause)
    return () => clearInterval(timer)
  }, [session])
  return (
    <main className="phone-page">
      <h1>{pages.needsTitle}</h1>
      {views.needs === null ? (
        <p role="status">{words.loading}</p>
      ) : views.needs.view === null ? (
        <p className="empty">{pages.noNeeds}</p>
      ) : (
        <NeedsSays needs={views.needs.view} />
      )}
    </main>
  )
}
