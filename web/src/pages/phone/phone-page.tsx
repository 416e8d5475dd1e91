import type { EventId, MatchId, PublicEvent } from '@topcut/engine'
import { Suspense, useEffect, useState } from 'react'
import { Link } from '../../route/link.tsx'
import { loadedLater } from '../../route/loaded-later.ts'
import { useFreshPage } from '../../route/use-fresh-page.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { TopBand } from '../../ui/band/top-band.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { phoneWords } from '../../words/phone.ts'
import { shellWords } from '../../words/shell.ts'
import { useWords } from '../../words/use-words.ts'
import { Phone } from './phone.tsx'
import { PhoneContext } from './phone-context.ts'
import { place } from './place.ts'
import './phone.css'
import { openPhoneSession, type PhoneSession } from './phone-session.ts'

const SlipOf = loadedLater(async () => (await import('./slip-of.tsx')).SlipOf)
const Stranger = loadedLater(async () => (await import('./stranger.tsx')).Stranger)

type Props = { readonly event: EventId; readonly match?: MatchId }

export const PhonePage = ({ event, match }: Props) => {
  const [session] = useState(() => openPhoneSession(event))
  const { views, door } = useStateOf(session.views.state)
  const status = views.event?.view.status ?? null
  const waiting = useStateOf(session.waiting)
  useEffect(() => {
    place.look()
    return () => session.close()
  }, [session])
  useFreshPage(useStateOf(session.views.connection, ({ kind }) => kind === 'live'))
  if (match !== undefined) {
    const matches = door === 'open' ? (views.me?.view.matches ?? null) : []
    return (
      <Suspense fallback={<TopBand />}>
        <SlipOf event={event} match={match} matches={matches} status={status} />
      </Suspense>
    )
  }
  if (door !== 'open' || views.me === null) {
    return <Outside session={session} status={status} door={door} />
  }
  const phone = {
    session,
    me: views.me.view,
    event: views.event?.view ?? null,
    clock: views.clock?.view ?? null,
    views,
    waiting,
  }
  return (
    <PhoneContext value={phone}>
      <Phone />
    </PhoneContext>
  )
}

type OutsideProps = {
  readonly session: PhoneSession
  readonly status: PublicEvent['status'] | null
  readonly door: 'open' | 'closed' | 'missing'
}

/** Nobody who plays here, or nothing has arrived yet. */
const Outside = ({ session, status, door }: OutsideProps) => {
  const isLost = useStateOf(session.views.connection, (now) => now.kind === 'lost' && now.isTried)
  const words = useWords(phoneWords)
  const shell = useWords(shellWords)
  return (
    <>
      <TopBand />
      <main className="phone-page">
        {door === 'open' ? (
          <p role="status">{isLost ? words.noServer : shell.loading}</p>
        ) : door === 'closed' ? (
          <Suspense fallback={<p role="status">{shell.loading}</p>}>
            <Stranger event={session.event} status={status} />
          </Suspense>
        ) : (
          <>
            <h1>{shell.toEvents}</h1>
            <p>{shell.pageMissing}</p>
            <Link className={buttonClass({ size: 'big' })} href="/">
              {shell.toEvents}
            </Link>
          </>
        )}
      </main>
    </>
  )
}
