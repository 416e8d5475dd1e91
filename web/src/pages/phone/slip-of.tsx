import type { EventId, MatchId, PublicEvent, PublicTable } from '@topcut/engine'
import { useEffect } from 'react'
import { Link } from '../../route/link.tsx'
import { pathOfEvent } from '../../route/route-of.ts'
import { useWho } from '../../state/who.ts'
import { TopBand } from '../../ui/band/top-band.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { phoneWords } from '../../words/phone.ts'
import { phonePagesWords } from '../../words/phone-pages.ts'
import { useWords } from '../../words/use-words.ts'
import { slipLeadsTo } from './slip-leads-to.ts'
import { Stranger } from './stranger.tsx'

type Props = {
  readonly event: EventId
  readonly match: MatchId
  /** Null while it is not known which matches are the reader's own. */
  readonly matches: readonly PublicTable[] | null
  readonly status: PublicEvent['status'] | null
}

/** Where the code on a result slip leads: to reporting, to the judge's page, or to the own link. */
export const SlipOf = ({ event, match, matches, status }: Props) => {
  const words = useWords(phoneWords)
  const pages = useWords(phonePagesWords)
  const who = useWho()
  const leads = slipLeadsTo(event, match, matches, who)
  useEffect(() => {
    if (leads === 'own') {
      // Not a step of its own: the way back must not lead here again.
      window.history.replaceState(null, '', `${pathOfEvent(event, 'me')}#report`)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }
    if (leads === 'judge') {
      window.location.replace(`${pathOfEvent(event, 'judge')}#match-${match}`)
    }
  }, [leads, event, match])
  return (
    <>
      <TopBand />
      <main className="phone-page">
        {leads === 'stranger' ? (
          <Stranger event={event} status={status} />
        ) : leads === 'other-table' ? (
          <>
            <h1>{pages.otherSlip}</h1>
            <p>{pages.otherSlipNote}</p>
            <Link
              className={buttonClass({ tone: 'next', size: 'big' })}
              href={pathOfEvent(event, 'me')}
            >
              {words.toMyMatch}
            </Link>
          </>
        ) : (
          <p role="status">{words.loading}</p>
        )}
      </main>
    </>
  )
}
