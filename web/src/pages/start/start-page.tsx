import { useEffect, useState } from 'react'
import { useEvents } from '../../leader/events/use-events.ts'
import { useWho } from '../../state/who.ts'
import { TopBand } from '../../ui/band/top-band.tsx'
import { deskWords } from '../../words/desk.ts'
import { useWords } from '../../words/use-words.ts'
import { CreateForm } from './create/create-form.tsx'
import { FirstVisit } from './first-visit.tsx'
import { Copies } from './home/copies.tsx'
import { Home } from './home/home.tsx'
import { Others } from './home/others.tsx'
import { ImportFile } from './import-file.tsx'
import { Joining } from './joining.tsx'
import { likelyDocument } from './likely-document.ts'
import { Practice } from './practice/practice.tsx'
import { AccountLine, ForgottenPanel, NamePanel, PassphrasePanel } from './welcome.tsx'
import './start.css'

/** Where one comes home to: one's own events, or what this is and how to begin. */
export const StartPage = () => {
  const { heading, term, page, language } = useWords(deskWords)
  const known = useWho()
  const [brought, setBrought] = useState(0)
  const lookAgain = () => setBrought((times) => times + 1)
  const listed = useEvents(brought)
  // What is typed for the first tournament stays, also where another window has created one since.
  const [isTyped, setTyped] = useState(false)
  useEffect(() => {
    document.title = 'Topcut'
  }, [])
  if (typeof known === 'string' || typeof listed === 'string') {
    const isLoading = known === 'loading' || (known !== 'unreachable' && listed === 'loading')
    return (
      <>
        <TopBand />
        <main className="start">
          <h1 className="vh">Topcut: {heading('events')}</h1>
          <p className="muted" role="status">
            {isLoading ? term('loading') : page.listUnreachable}
          </p>
        </main>
      </>
    )
  }
  const { account, grants } = known
  const own = listed.filter(({ isOwn }) => isOwn)
  const isFirst = own.length === 0 || (isTyped && brought === 0)
  const usual = likelyDocument(language, own)
  const ownAccount = (
    <>
      <PassphrasePanel account={account} />
      <ForgottenPanel account={account} />
      <NamePanel account={account} />
    </>
  )
  const ways = (
    <>
      <Practice usual={usual} />
      <ImportFile onTaken={lookAgain} />
    </>
  )
  const others = (
    <Others events={listed} grants={grants} isKnown={account !== null || grants.length > 0} />
  )
  return (
    <>
      <TopBand end={<AccountLine {...known} />} />
      <main className="start" onInput={() => isFirst && setTyped(true)}>
        {account === null ? (
          <FirstVisit isSignedIn={false} besides={<Joining />}>
            {others}
          </FirstVisit>
        ) : isFirst ? (
          <FirstVisit
            isSignedIn
            besides={
              <>
                {ways}
                {ownAccount}
                {others}
              </>
            }
          >
            <CreateForm events={listed} usual={usual} />
          </FirstVisit>
        ) : (
          <Home events={listed} usual={usual} onChanged={lookAgain}>
            {ownAccount}
            {ways}
            {account.kind === 'owner' && <Copies />}
            {others}
          </Home>
        )}
      </main>
    </>
  )
}
