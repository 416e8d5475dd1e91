import { useEffect } from 'react'
import { phoneWords } from '../../../words/phone.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePhone } from '../phone-context.ts'
import { NeedsSays } from './needs-says.tsx'

const pause = 20_000

/** What do I need: closed while the own match runs. */
export const NeedsTab = () => {
  const { session, views } = usePhone()
  const words = useWords(phoneWords)
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
      <h1>{words.needsTitle}</h1>
      {views.needs === null ? (
        <p role="status">{words.loading}</p>
      ) : views.needs.view === null ? (
        <p className="empty">{words.noNeeds}</p>
      ) : (
        <NeedsSays needs={views.needs.view} />
      )}
    </main>
  )
}
