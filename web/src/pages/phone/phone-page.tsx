import type { EventId, MatchId, PublicEvent } from '@topcut/engine'
import { useEffect, useState } from 'react'
import { Link } from '../../route/link.tsx'
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
import { openPhoneSession } from './phone-session.ts'
import { SlipOf } from './slip-of.tsx'
import { Stranger } from './stranger.tsx'
import { useFreshPage } from './use-fresh-page.ts'

type Props = { readonly event: EventId; readonly match?: MatchId }

export const PhonePage = ({ event, match }: Props) => {
  const [session] = useState(() => openPhoneSession(event))
  const state = useStateOf(session.views.state)
  const waiting = useStateOf(session.waiting)
  useEffect(() => {
    place.look()
    return () => session.close()
  }, [session])
  useFreshPage(state.connection.kind === 'live')
  const { views, connection, door } = state
  if (match !== undefined) {
    const matches = door === 'open' ? (views.me?.view.matches ?? null) : []
    const status = views.event?.view.status ?? null
    return <SlipOf event={event} match={match} matches={matches} status={status} />
  }
  if (door !== 'open' || views.me === null) {
    const isLost = connection.kind === 'lost' && connection.isTried
    const status = views.event?.view.status ?? null
    return <Outside event={event} status={status} door={door} isLost={isLost} />
  }
  const phone = {
    session,
    me: views.me.view,
    event: views.event?.view ?? null,
    clock: views.clock?.view ?? null,
    views,
    connection,
    waiting,
  }
  return (
    <PhoneContext value={phone}>
      <Phone />
    </PhoneContext>
  )
}

type OutsideProps = {
  readonly event: EventId
  readonly status: PublicEvent['status'] | null
  readonly door: 'open' | 'closed' | 'missing'
  readonly isLost: boolean
}

/** Nobody who plays here, or nothing has arrived yet. */
const Outside = ({ event, status, door, isLost }: OutsideProps) => {
  const words = useWords(phoneWords)
  const shell = useWords(shellWords)
  return (
    <>
      <TopBand />
      <main className="phone-page">
        {door === 'open' ? (
          <p role="status">{isLost ? words.noServer : shell.loading}</p>
        ) : door === 'closed' ? (
          <Stranger event={event} status={status} />
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
