import { useEffect, useState } from 'react'
import { useEvents } from '../../leader/events/use-events.ts'
import { useWho } from '../../state/who.ts'
import { TopBand } from '../../ui/band/top-band.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { CreateForm } from './create/create-form.tsx'
import { EventList } from './event-list.tsx'
import { ImportFile } from './import-file.tsx'
import { Practice } from './practice/practice.tsx'
import { AccountLine, ForgottenPanel, NamePanel, PassphrasePanel, SignInPanel } from './welcome.tsx'
import './start.css'

export const StartPage = () => {
  const { heading, term, page } = useWords(deskWords)
  const known = useWho()
  const [brought, setBrought] = useState(0)
  const lookAgain = () => setBrought((times) => times + 1)
  const listed = useEvents(brought)
  const account = typeof known === 'string' ? null : known.account
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
          ) : account === null ? (
            <SignInPanel />
          ) : (
            <CreateForm events={typeof listed === 'string' ? [] : listed} />
          )}
        </div>
        <div className="start-side">
          {typeof known !== 'string' && <AccountLine {...known} />}
          <PassphrasePanel account={account} />
          <ForgottenPanel account={account} />
          <NamePanel account={account} />
          <EventList listed={listed} onChanged={lookAgain} />
          {account !== null && (
            <>
              <Practice />
              <ImportFile onTaken={lookAgain} />
            </>
          )}
        </div>
      </main>
    </>
  )
}
