import type { EventId } from '@topcut/engine'
import { useEffect, useMemo, useState } from 'react'
import { useWho } from '../../access/use-who.ts'
import { TopBand } from '../../band/top-band.tsx'
import { useCell } from '../../cell/use-cell.ts'
import { Link } from '../../route/link.tsx'
import { useOwnTerms } from '../../words/use-own-terms.ts'
import { useWords } from '../../words/use-words.ts'
import { actingIn } from './acting.ts'
import { Desk } from './desk.tsx'
import { DeskContext } from './desk-context.ts'
import { useLeaderNames } from './leaders/use-leader-names.ts'
import { actorFrom, ownActor } from './own-actor.ts'
import { openSession, type Session } from './session.ts'
import { shownNames } from './shown-names.ts'
import { lookAtRound } from './tables/looked-at-round.ts'

const Following = ({ session }: { readonly session: Session }) => {
  const live = useCell(session.live.state)
  const { page, term, heading } = useWords()
  const acting = useMemo(() => actingIn(session), [session])
  const held = live.phase === 'held' ? live.held : null
  const state = held?.event.state ?? null
  const people = held?.people
  const leaders = useLeaderNames(session.event)
  const who = useWho()
  useOwnTerms(state)
  // Before anything below asks the engine in this person's name.
  if (state !== null) ownActor.set(actorFrom(who, session.event, state))
  const names = useMemo(
    () => (state === null || people === undefined ? null : shownNames(state, people, leaders)),
    [state, people, leaders],
  )
  if (live.phase === 'held' && held !== null && state !== null && names !== null) {
    return (
      <DeskContext
        value={{
          session,
          event: held.event,
          state,
          people: held.people,
          names,
          connection: live.connection,
          ...acting,
        }}
      >
        <Desk />
      </DeskContext>
    )
  }
  const isMissing = live.phase !== 'loading'
  return (
    <>
      <TopBand />
      <main className="plain-page">
        <h1>{heading('event')}</h1>
        <p role="status">
          {live.phase === 'loading'
            ? live.isLost
              ? page.eventUnreachable
              : term('loading')
            : live.phase === 'closed'
              ? page.notForYou
              : term('page-missing')}
        </p>
        {isMissing && (
          <p>
            <Link href="/">{heading('events')}</Link>
          </p>
        )}
      </main>
    </>
  )
}

/** One event, followed for as long as its page is open. */
export const DeskPage = ({ event }: { readonly event: EventId }) => {
  const [session, setSession] = useState<Session | null>(null)
  useEffect(() => {
    const opened = openSession(event)
    lookAtRound(null)
    setSession(opened)
    return opened.close
  }, [event])
  return session === null ? <TopBand /> : <Following key={session.event} session={session} />
}
