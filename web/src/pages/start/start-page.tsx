import { useEffect } from 'react'
import { useWho } from '../../access/use-who.ts'
import { TopBand } from '../../band/top-band.tsx'
import { useWords } from '../../words/use-words.ts'
import { CreateForm } from './create-form.tsx'
import { EventList } from './event-list.tsx'
import { Practice } from './practice.tsx'
import { PassphrasePanel, SignInPanel } from './welcome.tsx'
import './start.css'

export const StartPage = () => {
  const { heading, term, page } = useWords()
  const known = useWho()
  useEffect(() => {
    document.title = 'Topcut'
  }, [])
  return (
    <>
      <TopBand />
      <main className="start">
        <h1 className="vh">Topcut: {heading('events')}</h1>
        <div className="start-forms">
          {typeof known === 'string' ? (
            <p className="muted" role="status">
              {known === 'loading' ? term('loading') : page.listUnreachable}
            </p>
          ) : known.account === null ? (
            <SignInPanel />
          ) : (
            <>
              <PassphrasePanel account={known.account} />
              <CreateForm />
              <Practice />
            </>
          )}
        </div>
        <EventList />
      </main>
    </>
  )
}
